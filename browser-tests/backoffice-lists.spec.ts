import { readFile } from 'node:fs/promises';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { productWithMinimum, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

let staff: Account;
beforeAll(async () => {
  staff = await administratorAccount();
});

const main = (page: Page) => page.locator('#main-content');
/** How many records the list in view has in all. */
const listed = async (page: Page) => {
  const range = await page.getByText(/^\d+-\d+ of \d+$/).innerText();
  return Number(range.split(' of ')[1]);
};

journey('a figure of the dashboard leads to the list that it counts', async (visit) => {
  const { page } = await visit('desktop', staff);
  await page.goto('/admin');
  const overdue = main(page).getByRole('link', { name: /^Overdue \(AED\)/ });
  await overdue.getByText(/^\d+ invoices?$/).waitFor();
  const count = Number.parseInt(await overdue.getByText(/^\d+ invoices?$/).innerText());
  await overdue.click();
  await page.getByRole('tab', { name: /^Overdue/, selected: true }).waitFor();
  expect(await listed(page)).toBe(count);

  await page.goBack();
  await page.getByRole('button', { name: 'Show as table' }).click();
  // The oldest month: other journeys raise invoices in this one at the same time.
  const month = main(page)
    .getByRole('row')
    .filter({ hasText: /\([1-9]\d*\)/ })
    .last();
  const [, invoices] = /\((\d+)\)/.exec(await month.getByRole('cell').first().innerText()) ?? [];
  await month.getByRole('link').first().click();
  await page.getByLabel('From').waitFor();
  expect(await listed(page)).toBe(Number(invoices));
});

journey('a list is searched by a key, narrowed by its tabs and exported as it is', async (visit) => {
  const customer = await newCustomer();
  const { number } = await requestedQuote(customer);
  const { page } = await visit('desktop', staff);
  await page.goto('/admin/quotes');
  await main(page).getByRole('row').nth(1).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await page.getByText('1-1 of 1', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Requested 1' }).click();
  await page.waitForURL(/Requested/);
  const exported = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format, exact: true }).click();
    return readFile(await (await download).path());
  };
  const [heading, ...rows] = (await exported('CSV')).toString('utf8').split('\r\n');
  expect(heading).toMatch(/^\ufeffNumber,Created,User,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(number);
  expect((await exported('CSV, one row per item')).toString('utf8')).toContain('Unit price');
  // An Excel file is a ZIP archive.
  expect((await exported('Excel')).subarray(0, 2).toString()).toBe('PK');
  expect((await exported('Excel, one row per item')).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('tab', { name: 'Rejected 0' }).click();
  await page.getByText('No quote requests found.', { exact: true }).waitFor();
});

journey('bulk changes of products can be undone', async (visit) => {
  const product = await productWithMinimum('Ribbon');
  const { page } = await visit('desktop', staff);
  const filter = encodeURIComponent(JSON.stringify({ q: product.sku }));
  await page.goto(`/admin/products?filter=${filter}`);
  await main(page).getByRole('row').filter({ hasText: product.name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hide from the shop' }).click();
  await main(page).getByText('Hidden', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  expect(await staff.api.call('GET', `/products/${product._id}`)).toMatchObject({ isActive: true });
});

journey('staff read the back office in Arabic, and it remembers', async (visit) => {
  const { page, complaints } = await visit('phone', staff);
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('banner').getByRole('heading', { name: 'أوامر البيع' }).waitFor();
  await page.locator('html[dir=rtl]').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: /^قيد التجهيز/ }).waitFor();
  expect(complaints).toEqual([]);
});

journey('everything is found by keys alone, and rows are walked through beside the list', async (visit) => {
  const { number } = await requestedQuote(await newCustomer());
  const { page } = await visit('desktop', staff);
  await page.goto('/admin/products');
  await main(page).getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('option', { name: 'Orders', exact: true }).waitFor();
  await page.keyboard.type(number);
  await palette.getByRole('option', { name: number }).waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('heading', { name: `Quote ${number}` })
    .waitFor();
  await page.keyboard.press('Control+k');
  await palette.getByText('Recent', { exact: true }).waitFor();
  await page.keyboard.type('quotes');
  await palette.getByRole('option', { name: 'Quotes/Requests', exact: true }).waitFor();
  await page.keyboard.press('Enter');

  await page.getByText(/^Total of \d+:/).waitFor();
  const numbers = main(page).getByRole('row').locator('td:nth-child(3)');
  // The number of a purchase order is below that of its quote.
  const [first = '', second = ''] = (await numbers.allInnerTexts()).map((text) => text.split('\n')[0]);
  await page.getByRole('button', { name: /^Show preview beside the list/ }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByText(first).waitFor();
  await page.keyboard.press('j');
  await preview.getByText(second).waitFor();
  await page.keyboard.press('o');
  await page
    .getByRole('banner')
    .getByRole('heading', { name: `Quote ${second}` })
    .waitFor();
});
