import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import {
  confirmedQuote,
  order,
  type Product,
  productWithMinimum,
  type Quote,
  requestedQuote,
} from './support/given.js';
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
  journey('shares no PDF and creates no order', async (visit) => {
    const { number } = await requestedQuote(customer);
    const { page, context } = await visit('desktop', staff);
    await page.goto('/admin/quotes');
    await rowOf(page, number).getByRole('button', { name: 'PDF', exact: true }).click();
    await page.getByText('Quote is being reviewed! Cannot share PDF.', { exact: true }).waitFor();
    await rowOf(page, number).getByRole('button', { name: 'Create' }).click();
    await page.getByText('Quote must be Confirmed to create an order.', { exact: true }).waitFor();
    expect(context.pages()).toHaveLength(1);
  });

  journey('is deleted after the question', async (visit) => {
    const { number } = await requestedQuote(customer);
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/quotes');
    const more = rowOf(page, number).getByRole('button', { name: 'More' });
    const remove = page.getByRole('button', { name: 'Delete' });
    const question = page.getByRole('dialog').getByText('Are you sure you want to delete this quote?', { exact: true });
    await more.click();
    await remove.click();
    await question.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await more.click();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Quote deleted.', { exact: true }).waitFor();
    await rowOf(page, number).waitFor({ state: 'detached' });
    await page.locator('#main-content:focus').waitFor();
  });
});

journey('a free order is created only after a question', async (visit) => {
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
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.getByText('Order created.', { exact: true }).waitFor();
  await rowOf(page, number).getByRole('link', { name: 'Created' }).click();
  const title = await page
    .getByRole('banner')
    .getByRole('heading', { name: /^Order ORD-/ })
    .innerText();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await rowOf(page, title.replace('Order ', '')).getByRole('cell', { name: 'Free Order' }).waitFor();
});

journey('a user who saves a quote changed by another user is informed and can reload', async (visit) => {
  const quote = await requestedQuote(customer);
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/quotes/${quote._id}/edit`);
  await page.getByLabel('Delivery charge').fill('10');
  await staff.api.call('PUT', `/quotes/${quote._id}`, { version: quote.version, extraFee: 7.5 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({
    hasText: 'Someone else changed this record while you were editing.',
  });
  await notice.getByText(/^Last change: .+ Changed: .*Extra fee/).waitFor();
  await confirmLeaving(page, () => page.getByRole('menuitem', { name: 'Orders' }).click());
  await notice.getByRole('button', { name: 'Reload', exact: true }).click();
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
  await page.goto(`/admin/orders/${_id}`);
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Deliver order ${orderNumber}` });
  await dialog.getByLabel('Driver').fill('Own van, Sajid');
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await page.getByText('Delivery recorded.', { exact: true }).waitFor();
  await page.getByText('Own van, Sajid', { exact: true }).waitFor();
  await page.goto('/admin/orders');
  await rowOf(page, orderNumber).getByRole('cell', { name: 'Delivered', exact: true }).waitFor();
  await rowOf(page, orderNumber).getByRole('cell', { name: 'Updated', exact: true }).waitFor();
  expect(await stockOf()).toBe(before - orderItems[0]!.qty);

  const buyer = await visit('phone', customer);
  await buyer.page.goto('/account/orders');
  await buyer.page.getByRole('article').getByText('Delivered', { exact: true }).first().waitFor();
});

journey(
  'an export of the products is sent back: as it is it changes nothing, with another price that price',
  async (visit) => {
    const [product] = await staff.api.call<{ _id: string; sku: string; price: number }[]>(
      'GET',
      '/products/admin?range=[0,0]&filter={"isActive":true}',
    );
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/products');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    await page.getByRole('link', { name: 'Import' }).click();
    const choose = (text: string) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose(csv);
    await page.getByText('This file contains no changes.').waitFor();
    const price = product!.price + 1;
    await choose(`sku,price\n${product!.sku},${price}`);
    await page.getByRole('row').filter({ hasText: product!.sku }).getByText('Update', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported: 0 created, 1 changed.', { exact: true }).waitFor();
    expect(await staff.api.call('GET', `/products/${product!._id}`)).toMatchObject({ price });
  },
);

journey('a picture is uploaded, put first and shown in the shop', async (visit) => {
  const [product] = await staff.api.call<{ _id: string; images: string[] }[]>(
    'GET',
    '/products/admin?range=[1,1]&filter={"isActive":true}',
  );
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/products/${product!._id}/edit`);
  const number = product!.images.length + 1;
  await page.getByLabel('Upload images').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('img', { name: `Preview of image ${number}` }).waitFor();
  for (let place = number; place > 1; place -= 1) {
    await page.getByRole('button', { name: `Move image ${place} forward` }).click();
  }
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await page.waitForURL('/admin/products');
  const { images } = await staff.api.call<{ images: string[] }>('GET', `/products/${product!._id}`);
  expect(images).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/), ...product!.images]);
  await page.goto(`/product/${product!._id}`);
  await page
    .locator(`img[src*="${images[0]!.replace('.webp', '')}"]`)
    .first()
    .waitFor();
});

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Takes the step up to its confirmation, and stays. */
async function confirmLeaving(page: Page, leave: () => Promise<void>): Promise<void> {
  await leave();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await question.waitFor({ state: 'detached' });
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

journey('a product that an open quote needs is hidden if it can’t be deleted', async (visit) => {
  const { category } = await productWithMinimum('Ribbon');
  const fields = {
    productType: 'Ribbon',
    category: category._id,
    size: '1-inch',
    color: 'Teal',
    code: `H-${customer.profile._id.slice(-6)}`,
  };
  const product = await staff.api.call<Product>('POST', '/products', fields);
  await staff.api.call('PUT', `/products/${product._id}`, { price: 5, moq: 1, isActive: true, isAvailable: true });
  const requestedItems = [{ product: product._id, qty: 1, unitPrice: 5 }];
  const { number } = await customer.api.call<Quote>('POST', '/quotes', { requestedItems, totalPrice: 0 });
  const { page } = await visit('desktop', staff);
  const query = new URLSearchParams({ filter: JSON.stringify({ q: product.code }) });
  await page.goto(`/admin/products?${query.toString()}`);
  await page.getByRole('row').filter({ hasText: product.code }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: number });
  await refusal.getByRole('button', { name: 'Hide from the shop' }).click();
  await page.getByText('Product hidden from the shop.').waitFor();
  expect(await staff.api.call('GET', `/products/${product._id}`)).toMatchObject({ isActive: false });
});

journey('a used email address is refused once, at its field', async (visit) => {
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/users/${customer.profile._id}/edit`);
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.profile.email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Failed to update user.').waitFor();
  expect(await page.getByText(/already|taken|in use/i).count()).toBe(1);
});
