import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { type Quote, productWithMinimum } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

const PASSWORD = 'satin-ribbon-35';

journey('a new visitor searches, adds, registers and sends a request within eight taps on a phone', async (visit) => {
  const { sku, moq } = await productWithMinimum('Ribbon');
  const { page } = await visit('phone');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const typeNext = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Search', exact: true }).first());
  const wanted = `${moq * 3} rolls ${sku}`;
  // At once: what is typed while the code of the suggestions loads comes whole and in its order, too.
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === wanted);
  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  );
  await tap(page.getByRole('link', { name: `Cart, ${moq * 3} items` }));
  await tap(page.getByRole('button', { name: 'Request Items' }));
  await page.getByRole('alert').filter({ hasText: 'You must login first' }).waitFor();
  await page.waitForURL('/login?redirect=/cart');
  await page.getByText('Please login to continue with your quote request.', { exact: true }).waitFor();
  await expectAccessible(page);
  await tap(page.getByRole('link', { name: 'Create Account' }));
  await page.locator('input[name=name]:focus').waitFor();
  expect(await page.getByLabel('Send my request as soon as the account exists').isChecked()).toBe(true);
  await expectAccessible(page);
  const email = `hamad.${Date.now()}@buyers.example`;
  await page.getByLabel('Full name').focus();
  await typeNext('Hamad Al Shamsi');
  await typeNext('+971501234567');
  await typeNext(email);
  await typeNext(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await page.getByRole('alert').filter({ hasText: 'Your Request Submitted!' }).waitFor();
  await page.waitForURL('/account/requests');
  expect(taps).toBeLessThanOrEqual(8);
  const own = (await (await page.request.get('/api/quotes/my')).json()) as Quote[];
  expect(own.map(({ requestedItems }) => requestedItems.map(({ qty }) => qty))).toEqual([[moq * 3]]);
});

journey('a visitor who refuses finds the cart unsent after the registration', async (visit) => {
  const { _id } = await productWithMinimum('Ribbon');
  const { page } = await visit('phone');
  await page.goto(`/product/${_id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart, [1-9]/ }).click();
  await page.getByRole('button', { name: 'Request Items' }).click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Send my request as soon as the account exists').uncheck();
  await page.getByLabel('Full name').fill('Maha Saleh');
  await page.getByLabel('Phone number').fill('+971501234567');
  await page.getByLabel('Email').fill(`maha.${Date.now()}@buyers.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('/cart');
  await page.getByRole('button', { name: 'Request Items' }).click();
  await page.waitForURL('/account/requests');
});
