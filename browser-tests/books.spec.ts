import { beforeAll, expect } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { order } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

let staff: Account;
beforeAll(async () => {
  staff = await administratorAccount();
});

journey(
  'returned goods are credited, their money is refunded, and the VAT return includes all of it',
  async (visit) => {
    const { _id, invoiceNumber, product, before } = await paidInvoice();
    const { page } = await visit('desktop', staff);
    await page.goto(`/admin/orders/${_id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Return goods' }).click();
    const note = await takeBack(page, product.name);
    expect(await stockOf(product._id)).toBe(before + 2);
    await page.goto(`/admin/orders/${_id}`);
    await page.getByText('Partially returned', { exact: true }).first().waitFor();
    await refundAll(page, invoiceNumber);
    await seeReturn(page, [invoiceNumber, note]);
  },
);

/** A delivered order at 21 AED apiece, invoiced and paid. */
async function paidInvoice() {
  const buyer = await newCustomer();
  const { _id, totalPrice, orderItems } = await order(staff, buyer, 21);
  await staff.api.call('PUT', `/orders/${_id}`, { status: 'Delivered' });
  const invoice = await staff.api.call<{ _id: string; invoiceNumber: string }>('POST', '/invoices', {
    ...{ order: _id, user: buyer.profile._id, amountDue: totalPrice },
  });
  const payment = { amount: totalPrice, paymentMethod: 'Cash', paymentDate: dubaiDay(new Date()), paidTo: 'Omar' };
  await staff.api.call('POST', `/payments/from-invoice/${invoice._id}`, payment);
  const [{ product, productName: name }] = orderItems as [(typeof orderItems)[0]];
  const id = String(product);
  return { _id, invoiceNumber: invoice.invoiceNumber, product: { _id: id, name }, before: await stockOf(id) };
}

const stockOf = async (id: string) => (await staff.api.call<{ stock: number }>('GET', `/products/${id}`)).stock;

/** Two pieces, at 42 AED. @returns the number of the credit note */
async function takeBack(page: Page, product: string): Promise<string> {
  await page.getByRole('banner').getByRole('heading', { name: 'Return goods' }).waitFor();
  await page.getByLabel(/^Explanation \(shown to the customer\)/).fill('Two of them were torn');
  await page.getByLabel(`Quantity of ${product}`).fill('2');
  expect(await page.getByLabel(`Return ${product} to stock`).isChecked()).toBe(true);
  await page.getByText('Kept as credit', { exact: true }).waitFor();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Issue credit note' }).dblclick();
  const heading = page.getByRole('banner').getByRole('heading', { name: /^CRN-/ });
  await page.getByText('Two of them were torn', { exact: true }).waitFor();
  return heading.innerText();
}

async function refundAll(page: Page, invoiceNumber: string) {
  await page.goto('/admin/payments');
  const row = page.getByRole('row').filter({ hasText: invoiceNumber });
  await row.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount').fill('42');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [invoice] = await staff.api.call<{ status: string; amountPaid: number; remainingDue: number }[]>(
    'GET',
    `/invoices?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ q: invoiceNumber }))}`,
  );
  expect(invoice).toMatchObject({ status: 'Paid', remainingDue: 0 });
}

/** Opens the documents behind a figure. */
async function seeReturn(page: Page, numbers: readonly string[]) {
  const today = dubaiDay(new Date());
  await page.goto(`/admin/vat-return?from=${today}&to=${today}`);
  await page.getByRole('button', { name: /^Documents of box 1b: / }).click();
  await page.getByRole('heading', { name: 'Documents of box 1b' }).waitFor();
  for (const number of numbers) await page.getByRole('link', { name: number, exact: true }).waitFor();
  await page.getByText('No numbers missing.').first().waitFor();
  await expectAccessible(page, [390, 1440]);
}
