import { readFile } from 'node:fs/promises';
import { beforeAll, expect } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { delimitedRows } from '@shop/contract/sheets/delimited';
import { EMIRATES } from '@shop/contract/uae';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import { boxOf, OWN_BOXES, type VatBox } from '@shop/contract/vat-return';
import { taxCategories } from '@shop/contract/words/en/books';
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

journey('the exported lists add up to the VAT return of any period, box by box', async (visit) => {
  const { page } = await visit('desktop', staff);
  const random = (most: number) => Math.floor(Math.random() * most);
  const ends = Array.from({ length: 8 }, () => random(90));
  const periods = [
    { from: daysAgo(400), to: daysAgo(0) },
    ...ends.map((end) => ({ from: daysAgo(end + random(60)), to: daysAgo(end) })),
  ];
  let rows: TaxedRow[];
  let before: Boxes[];
  let after = await Promise.all(periods.map(returnOf));
  // Other journeys issue documents meanwhile.
  do {
    before = after;
    rows = [...(await exportedRows(page, 'invoices', 1)), ...(await exportedRows(page, 'credit-notes', -1))];
    after = await Promise.all(periods.map(returnOf));
  } while (JSON.stringify(before) !== JSON.stringify(after));
  expect(before.some((boxes) => Object.keys(boxes).length > 0)).toBe(true);
  expect(periods.map((period) => ({ ...period, boxes: sumsOf(rows, period) }))).toEqual(
    periods.map((period, index) => ({ ...period, boxes: before[index] })),
  );
});

interface Period {
  readonly from: string;
  readonly to: string;
}

interface TaxedRow {
  readonly day: string;
  readonly box: string | null;
  readonly net: number;
  readonly vat: number;
}

/** Net amount and VAT in fils, by box. */
type Boxes = Record<string, readonly [net: number, vat: number]>;

const daysAgo = (days: number) => dubaiDay(new Date(Date.now() - days * 86_400_000));
const fils = (amount: string | number | null | undefined) => Math.round(Number(amount ?? 0) * 100);

async function returnOf({ from, to }: Period): Promise<Boxes> {
  const { boxes } = await staff.api.call<{ boxes: { box: VatBox; amount: number; vat: number | null }[] }>(
    'GET',
    `/vat-return?from=${from}&to=${to}`,
  );
  const own = boxes.filter(({ box }) => OWN_BOXES.some((one) => one === box));
  return withoutZeros(own.map(({ box, amount, vat }) => [box, [fils(amount), fils(vat)]]));
}

const withoutZeros = (boxes: readonly (readonly [string, Boxes[string]])[]): Boxes =>
  Object.fromEntries(
    boxes.filter(([, [net, vat]]) => net !== 0 || vat !== 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The rows of a list as the back office exports them. @param sign -1 for credit notes */
async function exportedRows(page: Page, list: string, sign: 1 | -1): Promise<TaxedRow[]> {
  await page.goto(`/admin/${list}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, one row per item', exact: true }).click();
  const [headings = [], ...rows] = delimitedRows(await readFile(await (await download).path(), 'utf8'));
  const columns = ['Tax date', 'Emirate of supply', 'VAT category', 'Net', 'VAT'].map((one) => headings.indexOf(one));
  expect(columns).not.toContain(-1);
  return rows.map((row) => {
    const [day = '', name, word, net, vat] = columns.map((column) => row[column]);
    const emirate = EMIRATES.find((one) => EMIRATE_NAMES.en[one] === name) ?? '';
    const category = TAX_CATEGORIES.find((one) => taxCategories[one] === word);
    return { day, box: category ? boxOf(category, emirate) : null, net: sign * fils(net), vat: sign * fils(vat) };
  });
}

function sumsOf(rows: readonly TaxedRow[], { from, to }: Period): Boxes {
  const sums: Record<string, [number, number]> = {};
  for (const { day, box, net, vat } of rows) {
    if (box === null || day < from || day > to) continue;
    const [allNet, allVat] = sums[box] ?? [0, 0];
    sums[box] = [allNet + net, allVat + vat];
  }
  return withoutZeros(Object.entries(sums));
}

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
