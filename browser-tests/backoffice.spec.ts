import { beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { confirmedQuote, order, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

let staff: Account;
let customer: Account;
beforeAll(async () => {
  staff = await administratorAccount();
});
beforeEach(async () => {
  customer = await newCustomer();
});

describe('a request that is not confirmed', () => {
  journey('shares no PDF and makes no order', async (visit) => {
    const { number } = await requestedQuote(customer);
    const { page, context } = await visit('desktop', staff);
    await page.goto('/admin/quotes');
    await rowOf(page, number).getByRole('button', { name: 'PDF' }).click();
    await page.getByText('Quote is being reviewed! Cannot share PDF.', { exact: true }).waitFor();
    await rowOf(page, number).getByRole('button', { name: 'Create' }).click();
    await page.getByText('Quote must be Confirmed to create an order.', { exact: true }).waitFor();
    expect(context.pages()).toHaveLength(1);
  });

  journey('is deleted after the question', async (visit) => {
    const { number } = await requestedQuote(customer);
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/quotes');
    const remove = rowOf(page, number).getByRole('button', { name: 'Delete' });
    const question = page.getByRole('dialog').getByText('Are you sure you want to delete this quote?', { exact: true });
    await remove.click();
    await question.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await remove.click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Quote deleted.', { exact: true }).waitFor();
    await rowOf(page, number).waitFor({ state: 'detached' });
  });
});

journey('an order of nothing is made after the question only', async (visit) => {
  const { number } = await confirmedQuote(staff, customer, 0);
  const { page } = await visit('desktop', staff);
  await page.goto('/admin/quotes');
  const create = rowOf(page, number).getByRole('button', { name: 'Create' });
  const question = page
    .getByRole('dialog')
    .getByText('This order has a total price of 0 AED. Are you sure you want to create it as a free order?', {
      exact: true,
    });
  await create.click();
  await question.waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await create.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Order created.', { exact: true }).waitFor();
  await rowOf(page, number).getByRole('link', { name: 'Created' }).click();
  const title = await page
    .getByRole('banner')
    .getByRole('heading', { name: /^Order ORD-/ })
    .innerText();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await rowOf(page, title.replace('Order ', '')).getByRole('cell', { name: 'Free Order' }).waitFor();
});

journey('who saves a quote that somebody else has changed is told and can reload', async (visit) => {
  const quote = await requestedQuote(customer);
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/quotes/${quote._id}/edit`);
  await page.getByLabel('Delivery charge').fill('10');
  await staff.api.call('PUT', `/quotes/${quote._id}`, { version: quote.version, extraFee: 7.5 });
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('alert').filter({
    hasText: 'Somebody else has changed this record in the meantime.',
  });
  await notice.getByText(/^Last change: .+ Changed: .*Extra fee/).waitFor();
  await asked(page, () => page.getByRole('menuitem', { name: 'Orders' }).click());
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('definition').filter({ hasText: 'AED 7.50' }).first().waitFor();
  const stored = await staff.api.call('GET', `/quotes/${quote._id}`);
  expect(stored).toMatchObject({ deliveryCharge: 0, extraFee: 7.5 });
});

journey('a delivered order takes its goods from the stock, and the buyer sees it', async (visit) => {
  const { _id, orderNumber, orderItems } = await order(staff, customer);
  const stockOf = async () => {
    const product = await staff.api.call<{ stock: number }>('GET', `/products/${orderItems[0]!.product}`);
    return product.stock;
  };
  const before = await stockOf();
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/orders/${_id}/edit`);
  await page.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Delivered' }).click();
  await page.getByLabel('Delivered by').fill('Own van, Sajid');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Order updated.', { exact: true }).waitFor();
  await page.waitForURL('/admin/orders');
  await rowOf(page, orderNumber).getByRole('cell', { name: 'Delivered', exact: true }).waitFor();
  await rowOf(page, orderNumber).getByRole('cell', { name: 'Updated', exact: true }).waitFor();
  expect(await stockOf()).toBe(before - orderItems[0]!.qty);

  const buyer = await visit('phone', customer);
  await buyer.page.goto('/account/orders');
  await buyer.page.getByRole('article').getByText('Delivered', { exact: true }).first().waitFor();
});

/** Does what is to be asked about first, and stays. */
async function asked(page: Page, leave: () => Promise<void>): Promise<void> {
  const question = page.waitForEvent('dialog');
  await Promise.all([question.then((dialog) => dialog.dismiss()), leave()]);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
