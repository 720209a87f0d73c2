import { beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { confirmedQuote, order, productWithMinimum, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

/** Between the two clicks of a trembling hand: the page may not have drawn its answer to the first one. */
const TREMBLING_MS = 40;
/** The pause between two usual clicks: at the second, another button may be at this position. */
const USUAL_MS = 120;

let staff: Account;
let customer: Account;
beforeAll(async () => {
  staff = await administratorAccount();
});
beforeEach(async () => {
  customer = await newCustomer();
});

/** Two mouse clicks at one position, regardless of the element there at the second. */
async function clickTwice(page: Page, target: Locator, pause: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to click');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await page.waitForTimeout(pause);
  }
}

const count = async (account: Account, path: string) => (await account.api.call<unknown[]>('GET', path)).length;

describe('a double click', () => {
  journey('on Add Payment records one payment', async (visit) => {
    const { _id, totalPrice } = await order(staff, customer);
    const invoice = await staff.api.call<{ _id: string }>('POST', '/invoices', { order: _id });
    const { page } = await visit('desktop', staff);
    await page.goto(`/admin/invoices/${invoice._id}/payment`);
    await page
      .getByLabel('Amount', { exact: false })
      .first()
      .fill(String(totalPrice / 2));
    await page.getByLabel('Paid to', { exact: false }).fill('Omar');
    await clickTwice(page, page.getByRole('button', { name: 'Add Payment' }), TREMBLING_MS);
    await page.getByText('Payment recorded', { exact: false }).first().waitFor();
    await page.waitForURL('/admin/invoices');
    expect(await count(staff, `/payments?invoice=${invoice._id}`)).toBe(1);
    expect(await page.getByText('Payment recorded', { exact: false }).count()).toBe(1);
  });

  journey('on Save stores an order once, and is not refused', async (visit) => {
    const { _id } = await order(staff, customer);
    const { page } = await visit('desktop', staff);
    await page.goto(`/admin/orders/${_id}/edit`);
    await page.getByLabel('Driver').fill('Own van, Sajid');
    await clickTwice(page, page.getByRole('button', { name: 'Save', exact: true }), TREMBLING_MS);
    await page.getByText('Order updated.', { exact: true }).first().waitFor();
    expect(await page.getByText('Someone else changed').count()).toBe(0);
    expect(await staff.api.call('GET', `/orders/${_id}`)).toMatchObject({ deliveredBy: 'Own van, Sajid', version: 2 });
  });

  journey('on Create creates one order from a quote, without a refusal', async (visit) => {
    const { number, _id } = await confirmedQuote(staff, customer, 10);
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/quotes');
    const row = page.getByRole('row').filter({ hasText: number });
    await clickTwice(page, row.getByRole('button', { name: 'Create' }), USUAL_MS);
    await page.getByText('Order created.', { exact: true }).first().waitFor();
    expect(await page.getByText('already', { exact: false }).count()).toBe(0);
    expect(await staff.api.call('GET', `/quotes/${_id}`)).toMatchObject({ isOrderCreated: true });
    expect(await count(customer, '/orders/my')).toBe(1);
  });

  journey('on Generate issues one invoice, without a refusal', async (visit) => {
    const { orderNumber } = await order(staff, customer);
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/orders');
    const row = page.getByRole('row').filter({ hasText: orderNumber });
    await clickTwice(page, row.getByRole('button', { name: 'Generate' }), USUAL_MS);
    await page.getByText('Invoice created successfully!', { exact: true }).first().waitFor();
    expect(await page.getByText('already', { exact: false }).count()).toBe(0);
    expect(await count(customer, '/invoices/my')).toBe(1);
  });

  journey('on Create New Category creates one category', async (visit) => {
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Create New Category' }).waitFor();
    const before = await count(staff, '/categories?range=[0,499]');
    await clickTwice(page, page.getByRole('button', { name: 'Create New Category' }), USUAL_MS);
    await page.getByText('Category created successfully.', { exact: true }).first().waitFor();
    expect(await count(staff, '/categories?range=[0,499]')).toBe(before + 1);
  });

  journey('on Import imports a file once', async (visit) => {
    const { category, size } = await productWithMinimum('Ribbon');
    const code = `DC-${customer.profile._id.slice(-6)}`;
    const csv = `productType,category,size,code,price\r\nRibbon,${category.displayName},${size},${code},7`;
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/products/import');
    const file = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type=file]').setInputFiles(file);
    await clickTwice(page, page.getByRole('button', { name: 'Import', exact: true }), TREMBLING_MS);
    await page.waitForURL('/admin/products');
    const query = new URLSearchParams({ filter: JSON.stringify({ q: code }) });
    expect(await count(staff, `/products/admin?${query.toString()}`)).toBe(1);
  });

  journey('on Request Items sends one quote request', async (visit) => {
    const { _id, moq } = await productWithMinimum('Ribbon');
    const { page } = await visit('phone', customer);
    await page.goto(`/product/${_id}`);
    await page.getByRole('button', { name: 'Add to cart', exact: false }).first().click();
    await page.goto('/cart');
    await clickTwice(page, page.getByRole('button', { name: 'Request Items' }), TREMBLING_MS);
    await page.waitForURL('/account/requests');
    const quotes = await customer.api.call<{ requestedItems: { qty: number }[] }[]>('GET', '/quotes/my');
    expect(quotes.map(({ requestedItems }) => requestedItems.map(({ qty }) => qty))).toEqual([[moq]]);
  });

  journey('on Request again fills the cart once', async (visit) => {
    const { _id, requestedItems } = await requestedQuote(customer);
    const { page } = await visit('desktop', customer);
    await page.goto(`/account/requests/${_id}`);
    await clickTwice(page, page.getByRole('button', { name: /^Request again/ }), USUAL_MS);
    await page.waitForURL('/cart');
    const cart = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cart') ?? '{}') as { cartItems: { quantity: number }[] },
    );
    expect(cart.cartItems.map(({ quantity }) => quantity)).toEqual(requestedItems.map(({ qty }) => qty));
  });
});
