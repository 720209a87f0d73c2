import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { newCustomer } from './support/accounts.js';
import type { Quote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

const JOB =
  '40 rolls of 25 mm × 122 m black hot-stamp ribbon, six creasing matrices of three sizes, some 12 mm double face tape, to Sharjah, PO 4711';
const SHARJAH = {
  ...{ label: 'Press hall', contact: 'Layla Mansour', phone: '+971501234567' },
  ...{ street: 'Industrial Area 4', city: 'Sharjah', emirate: 'SHJ' },
};

journey('a pasted line of three products becomes a request within eight taps on a phone', async (visit) => {
  const buyer = await newCustomer();
  await buyer.api.call('POST', '/users/me/addresses', SHARJAH);
  const { page } = await visit('phone', buyer);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const line = (text: string) => page.getByRole('list', { name: new RegExp(`^Product for ${text}`) });
  await page.goto('/quick-order');
  await page.getByLabel('Your list').fill(JOB);
  await tap(page.getByRole('button', { name: 'Check lines' }));
  await page.getByText('The line names several products. How many of each?').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await tap(
    line('40 rolls')
      .getByRole('button', { name: /^Choose/ })
      .first(),
  );
  const sizes = line('six creasing').getByRole('textbox');
  for (const at of [0, 1, 2]) {
    await tap(sizes.nth(at));
    await page.keyboard.type('2');
  }
  await tap(line('some 12 mm').getByRole('textbox').first());
  await page.keyboard.type('24');
  await tap(page.getByRole('button', { name: 'Add 3 lines and go to cart' }));
  await page.waitForURL('/cart');
  await tap(page.getByRole('button', { name: 'Request Items' }));
  await page.waitForURL('/account/requests');
  expect(taps).toBeLessThanOrEqual(8);
  const [quote] = await buyer.api.call<Quote[]>('GET', '/quotes/my');
  expect(quote).toMatchObject({ poNumber: '4711', deliveryAddress: { street: 'Industrial Area 4', emirate: 'SHJ' } });
  expect(quote?.requestedItems.map(({ qty }) => qty)).toEqual([40, 2, 2, 2, 24]);
});

journey(
  'an order in pieces of packs is not ready until its reading is selected, and an unreadable file is named by its type',
  async (visit) => {
    const { page } = await visit('phone');
    await page.goto('/quick-order');
    await page.getByLabel('Your list').fill('1,200 pcs creasing matrix 0.4x1.5-mm 50-pcs plastic base');
    await page.getByRole('button', { name: 'Check lines' }).click();
    const choose = page.getByRole('button', { name: /^Choose/ }).first();
    const reading = page.getByRole('button', { name: /^24 boxes = 1,200 pieces/ });
    await choose.or(reading).first().waitFor();
    if (await choose.isVisible()) await choose.click();
    await reading.waitFor();
    expect(await page.getByText('Ready', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^1,200 boxes = 60,000 pieces/ }).waitFor();
    await reading.click();
    await page.getByText('Ready', { exact: true }).waitFor();
    const chooseFile = (name: string, content: string) =>
      page
        .getByLabel('Choose a .csv or .xlsx file')
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    await chooseFile('order.xlsx', '%PDF-1.7');
    await page.getByText(/This is a PDF/).waitFor();
    await chooseFile('order.csv', 'Artikel;Menge\nRIB-00001;40\n;\nSumme;40');
    await page.getByText('2 lines are ready').waitFor();
  },
);

/** By how many pixels the page is wider than the screen. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
