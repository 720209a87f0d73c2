import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { administrator } from './support/run.js';
import { type Product, productWithMinimum, productsOf } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

const BUYER = 'Layla Mansour';
const NOTE = 'Deliver before Thursday noon, please.';
const QUOTE_NUMBER = /^QUO-\d{4}-\d{5}$/;

useBrowser();

/*
 * One journey, from the first look at the shop to the paid invoice: each half shows what the other half did.
 */
journey('a visitor becomes a buyer, staff turn the request into a paid invoice, the buyer sees it', async (visit) => {
  const product = await productWithMinimum('Creasing Matrix');
  const buyer = (await visit('phone')).page;
  await findProduct(buyer, product);
  await addMinimum(buyer, product);
  await sendToSignIn(buyer, product);
  await register(buyer);
  const quote = await seeRequest(buyer, product);

  const staff = await visit('desktop');
  await signInToBackOffice(staff.page);
  await priceAndConfirm(staff.page, quote, product);
  await openPdfOf(staff.page, rowOf(staff.page, quote));
  const order = await createOrder(staff.page, quote);
  await generateInvoice(staff.page, order);
  const invoice = await payInTwoParts(staff.page, order, product);

  await seeItPaid(buyer, { quote, order, invoice, product });
});

async function findProduct(page: Page, { name }: Product) {
  const total = (await productsOf('Creasing Matrix')).length;
  await page.goto('/');
  await page.getByRole('link', { name: /^Creasing Matrix/ }).click();
  await page.waitForURL(/\/shop\?type=Creasing\+Matrix$/);
  await page.getByRole('heading', { level: 1, name: 'Creasing Matrix' }).waitFor();
  await page.getByText(`Showing 1–${total} of ${total} items`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('In Stock', { exact: true }).waitFor();
}

async function addMinimum(page: Page, { moq }: Product) {
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByText(`MOQ ${moq}`, { exact: true }).waitFor();
  expect(await quantity.inputValue()).toBe(String(moq));
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await page.getByText(`Minimum must be ${moq} pcs`, { exact: true }).waitFor();
  expect(await add.isDisabled()).toBe(true);
  await quantity.fill(String(moq + 3));
  await add.click();
  await page.getByRole('button', { name: 'Added to Cart' }).waitFor();
  await add.waitFor();
  expect(await quantity.inputValue()).toBe(String(moq));
  await page.getByRole('link', { name: `Cart, ${moq + 3} items` }).click();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
}

/** A cart below the MOQ can't be sent, a visitor's not either: the way leads over the sign-in. */
async function sendToSignIn(page: Page, { name, moq }: Product) {
  const request = page.getByRole('button', { name: 'Request Items' });
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` });
  await quantity.fill(String(moq - 1));
  await page.getByText(`Minimum is ${moq}`, { exact: true }).waitFor();
  expect(await request.isDisabled()).toBe(true);
  await quantity.fill(String(moq));
  await page.getByLabel('Note (optional)').fill(`  ${NOTE}  `);
  await request.click();
  await page.getByRole('alert').filter({ hasText: 'You must login first' }).waitFor();
  await page.waitForURL('/login?redirect=/cart');
  await page.getByText('Please login to continue with your quote request.', { exact: true }).waitFor();
}

async function register(page: Page) {
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL('/register?redirect=/cart');
  await page.getByLabel('Full name').fill(BUYER);
  await page.getByLabel('Phone number').fill('+971501234567');
  await page.getByLabel('Email').fill(`layla.${Date.now()}@buyers.example`);
  await page.getByLabel('Password', { exact: true }).fill('satin-ribbon-35');
  await page.getByLabel('Confirm password').fill('satin-ribbon-35');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** The request that waited for the registration was sent. @returns the number of the quote */
async function seeRequest(page: Page, { name, moq }: Product): Promise<string> {
  await page.getByRole('alert').filter({ hasText: 'Your Request Submitted!' }).waitFor();
  await page.waitForURL('/account/requests');
  const request = page.getByRole('article');
  await request.getByText("We'll get back to you soon with the best offer, stay tuned!", { exact: true }).waitFor();
  await request.getByText('Requested', { exact: true }).waitFor();
  await request.getByText(NOTE, { exact: true }).waitFor();
  await request.getByRole('row', { name: new RegExp(`${name} .* ${moq}$`) }).waitFor();
  await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  return textOf(request.getByRole('heading', { name: QUOTE_NUMBER }));
}

async function signInToBackOffice(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('menuitem', { name: 'Quotes/Requests' }).click();
}

async function priceAndConfirm(page: Page, quote: string, { name, moq }: Product) {
  const row = rowOf(page, quote);
  await row.getByText(NOTE).waitFor();
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: `Unit price, ${name}` }).fill('12.35');
  await page.getByLabel('Delivery charge').fill('25');
  await page
    .getByRole('definition')
    .filter({ hasText: aed(total(moq)) })
    .waitFor();
  await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
  await page.getByRole('button', { name: 'Save and go back' }).click();
  // The price is far below the list price.
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('/admin/quotes');
  await page.getByText('Quote updated.', { exact: true }).waitFor();
  await row.getByRole('cell', { name: 'Confirmed' }).waitFor();
  await row.getByRole('cell', { name: amount(total(moq)) }).waitFor();
}

/** The browser of the test saves a PDF instead of showing it: the request of the new tab is repeated. */
async function openPdfOf(page: Page, row: Locator) {
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().endsWith('/pdf')),
    row.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  const answer = await page.context().request.get(request.url());
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

/** @returns the number of the order */
async function createOrder(page: Page, quote: string): Promise<string> {
  const row = rowOf(page, quote);
  await row.getByRole('button', { name: 'Create' }).click();
  // The price is still far below the list price: this was answered when the quote was sent.
  await page.getByText('Order created.', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'Created' }).click();
  return (await textOf(page.getByRole('banner').getByRole('heading', { name: /^Order ORD-/ }))).replace('Order ', '');
}

async function generateInvoice(page: Page, order: string) {
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  const row = rowOf(page, order);
  await row.getByRole('cell', { name: 'Processing' }).waitFor();
  await row.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('Invoice created successfully!', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'Generated' }).waitFor();
}

/** @returns the number of the invoice */
async function payInTwoParts(page: Page, order: string, { moq }: Product): Promise<string> {
  await page.getByRole('menuitem', { name: /^\d*\s*Invoices/ }).click();
  const row = rowOf(page, order);
  const invoice = await textOf(row.getByRole('cell', { name: /^INV-/ }));
  await row.getByRole('cell', { name: 'Unpaid' }).waitFor();

  await row.getByRole('link', { name: 'Add Payment' }).click();
  const amountInput = page.getByLabel('Amount (AED)');
  expect(await amountInput.inputValue()).toBe(total(moq).toFixed(2));
  await amountInput.fill('20.05');
  await page.getByRole('button', { name: 'Add Payment' }).click();
  await page.getByText('Please enter who received the payment (paidTo).', { exact: true }).waitFor();
  await page.getByLabel('Paid to').fill('Front desk');
  await page.getByRole('button', { name: 'Add Payment' }).click();
  await page.getByText('Payment recorded and invoice updated.', { exact: true }).waitFor();
  await row.getByRole('cell', { name: 'Partially Paid' }).waitFor();

  await row.getByRole('link', { name: 'Add Payment' }).click();
  expect(await amountInput.inputValue()).toBe((total(moq) - 20.05).toFixed(2));
  await page.getByRole('combobox', { name: /Payment method/ }).click();
  await page.getByRole('option', { name: 'Bank Transfer' }).click();
  await page.getByLabel('Paid to').fill('Company account');
  await page.getByRole('button', { name: 'Add Payment' }).click();
  await row.getByRole('cell', { name: 'Paid', exact: true }).waitFor();
  expect(await row.getByRole('link', { name: 'Add Payment' }).getAttribute('aria-disabled')).toBe('true');
  return invoice;
}

interface Documents {
  quote: string;
  order: string;
  invoice: string;
  product: Product;
}

async function seeItPaid(page: Page, { quote, order, invoice, product }: Documents) {
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name });
  await page.reload();
  const request = page.getByRole('article').filter({ has: page.getByRole('heading', { name: quote }) });
  await request.getByText('Confirmed', { exact: true }).waitFor();
  await request.getByText(aed(total(product.moq)), { exact: true }).waitFor();

  await section('Orders').click();
  const ordered = page.getByRole('article').filter({ has: page.getByRole('heading', { name: order }) });
  await ordered.getByText('Processing', { exact: true }).waitFor();
  await ordered.getByText(invoice, { exact: true }).waitFor();

  await section('Invoices').click();
  const bill = page.getByRole('article').filter({ has: page.getByRole('heading', { name: invoice }) });
  await bill.getByText('AED 0.00', { exact: true }).waitFor();
  const payments = (await bill.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(payments).toEqual([
    expect.stringContaining('AED 20.05 Cash '),
    expect.stringContaining(`${aed(total(product.moq) - 20.05)} Bank Transfer `),
  ]);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const textOf = async (locator: Locator) => (await locator.innerText()).trim();

/** Total of the quote in AED: the minimum quantity at 12.35 apiece and 25 for the delivery. */
const total = (moq: number) => Math.round(moq * 1235 + 2500) / 100;
const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const aed = (value: number) => `AED ${amount(value)}`;
