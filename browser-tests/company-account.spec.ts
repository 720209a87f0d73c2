import { randomInt } from 'node:crypto';
import { expect } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import { priceInBasis } from '@shop/contract/vat';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { type Order, type Product, productWithMinimum, type Quote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

const COMPANY = 'Al Manar Printing LLC';

useBrowser();

journey('a buyer of a company sees prices without VAT, and later invoice, credit note and receipt', async (visit) => {
  const [product, buyer, staff] = await Promise.all([
    productWithMinimum('Ribbon'),
    newCustomer(),
    administratorAccount(),
  ]);
  const company = await confirmedCompany(buyer, staff);
  const { page } = await visit('phone', buyer);
  await seePricesWithoutVat(page, product);
  await requestIt(page, product);
  const { invoice, receipt, note } = await invoicedAndPaid(buyer, staff, company);
  await seeInvoice(page, invoice, note);
  await seePayments(page, receipt, note);
  await seeCompany(page);
});

/** The buyer describes it, staff confirm it. @returns its id */
async function confirmedCompany(buyer: Account, staff: Account): Promise<string> {
  const address = { street: 'Shop 4', city: 'Al Quoz', emirate: 'DXB', country: 'AE' };
  const trn = `1${String(randomInt(10 ** 12)).padStart(12, '0')}03`;
  const company = { legalName: COMPANY, trn, licenceNumber: 'DED-654321', licenceAuthority: 'DET', address };
  const profile = await buyer.api.call<Account['profile']>('PUT', '/users/profile', { company });
  const id = profile.company?._id ?? '';
  await staff.api.call('POST', `/companies/${id}/confirm`, {});
  return id;
}

const withoutVat = (page: Page) => page.getByRole('switch', { name: 'Prices excl. VAT' });
const money = (amount: number) =>
  `AED ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** AED for a piece, without VAT. */
const netOf = ({ price }: Product) => toAed(priceInBasis(toFils(price), 5, 'exclusive'));

async function seePricesWithoutVat(page: Page, product: Product) {
  const { name, price, _id } = product;
  await page.goto(`/shop?q=${encodeURIComponent(product.sku)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await card.getByText(money(price)).waitFor();
  await card.getByText('incl. 5% VAT', { exact: true }).waitFor();
  await withoutVat(page).check();
  await card.getByText(money(netOf(product))).waitFor();
  await card.getByText('excl. VAT', { exact: true }).waitFor();
  // It is remembered, also by a page that is loaded anew.
  await page.goto(`/product/${_id}`);
  const head = page.locator('article header');
  await head.getByText('excl. VAT', { exact: true }).waitFor();
  await head.getByText(money(netOf(product))).waitFor();
}

async function requestIt(page: Page, product: Product) {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: `Cart, ${product.moq} items` }).click();
  const sums = page.getByRole('region', { name: 'Your request' });
  const gross = toAed(toFils(product.price) * product.moq);
  expect(await valueOf(sums, 'Total incl. VAT')).toBe(money(gross));
  const [net, vat] = [await valueOf(sums, 'Net, excl. VAT'), await valueOf(sums, 'VAT 5%')];
  expect(toFils(aedOf(net)) + toFils(aedOf(vat))).toBe(toFils(gross));
  await page.getByRole('listitem').filter({ hasText: product.name }).getByText(`${net}excl. VAT`).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request Items' }).click();
  await page.waitForURL('/account/requests');
}

interface Numbers {
  readonly invoice: string;
  readonly receipt: string;
  readonly note: string;
}

/** Staff price the request at 21 AED apiece, invoice it, get 50 AED too much, and credit one piece. */
async function invoicedAndPaid(buyer: Account, staff: Account, company: string): Promise<Numbers> {
  const [quote] = await buyer.api.call<Quote[]>('GET', '/quotes/my');
  if (quote === undefined) throw new Error('The request has not arrived');
  const priced = quote.requestedItems.map(({ product, qty }) => ({ product, qty, unitPrice: 21 }));
  await staff.api.call('PUT', `/quotes/${quote._id}`, { status: 'Confirmed', requestedItems: priced });
  const order = await staff.api.call<Order>('POST', `/orders/from-quote/${quote._id}`);
  type Invoice = { _id: string; invoiceNumber: string; amountDue: number; lines: { _id: string }[] };
  const invoice = await staff.api.call<Invoice>('POST', '/invoices', {
    ...{ order: order._id, user: buyer.profile._id, amountDue: order.totalPrice },
  });
  const receipt = await staff.api.call<{ receiptNumber: string }>('POST', '/receipts', {
    ...{ company, amount: invoice.amountDue + 50, paymentMethod: 'Bank Transfer', paymentDate: dubaiDay(new Date()) },
    allocations: [{ invoice: invoice._id, amount: invoice.amountDue }],
  });
  const note = await staff.api.call<{ creditNoteNumber: string }>('POST', '/credit-notes', {
    ...{ invoice: invoice._id, reason: 'DL8.61.1.D', words: 'One roll came back' },
    lines: [{ line: invoice.lines[0]?._id, qty: 1, restock: true }],
  });
  return { invoice: invoice.invoiceNumber, receipt: receipt.receiptNumber, note: note.creditNoteNumber };
}

async function seeInvoice(page: Page, invoice: string, note: string) {
  await page.goto('/account/invoices');
  const card = articleOf(page, invoice);
  await card.getByRole('link', { name: `Open PDF of credit note ${note} (opens in a new tab)` }).waitFor();
  expect(await valueOf(card, 'Credited')).toBe('AED 21.00');
  expect(await valueOf(card, 'Credit balance')).toBe('AED 21.00');
  const [net, vat, total] = await Promise.all(['Net, excl. VAT', 'VAT 5%', 'Total'].map((name) => valueOf(card, name)));
  expect(toFils(aedOf(net)) + toFils(aedOf(vat))).toBe(toFils(aedOf(total)));
}

async function seePayments(page: Page, receipt: string, note: string) {
  await openSection(page, 'Payments');
  const balance = page.getByRole('term').filter({ hasText: COMPANY }).locator('+ dd');
  expect(plain(await balance.innerText())).toBe('AED 71.00');
  const credited = articleOf(page, note);
  expect(await valueOf(credited, 'Reason')).toBe('Goods returned');
  expect(await valueOf(credited, 'Net, excl. VAT')).toBe('AED 20.00');
  await expectAccessible(page);
  const received = articleOf(page, receipt);
  expect(await valueOf(received, 'Kept as credit')).toBe('AED 50.00');
  await received.getByLabel(`Language for ${receipt}`).selectOption({ label: 'English + العربية' });
  const address = await received.getByRole('link', { name: /^Open receipt PDF/ }).getAttribute('href');
  expect(address).toMatch(/^\/api\/receipts\/[0-9a-f]{24}\/pdf\?language=both$/);
  const answer = await page.request.get(address ?? '');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

async function openSection(page: Page, name: string) {
  const sections = page.getByRole('navigation', { name: 'Account sections' });
  await sections.getByRole('button', { name: 'More' }).click();
  await sections.getByRole('link', { name }).click();
}

async function seeCompany(page: Page) {
  await openSection(page, 'My company');
  await page.getByRole('heading', { name: 'Invite a member' }).waitFor();
  await expectAccessible(page);
}

const articleOf = (page: Page, number: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: number }) });

/** The value of a pair. */
async function valueOf(place: Locator, name: string): Promise<string> {
  const term = place
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name.replaceAll(' ', '\\s').replace('.', '\\.')}$`) });
  return plain(await term.locator('+ dd').innerText());
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const aedOf = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''));
