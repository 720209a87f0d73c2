import { expect } from '@jest/globals';
import { administratorAccount } from './support/accounts.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

journey('a link shows within 100 ms that its page is on its way, however slow the line is', async (visit) => {
  const { page } = await visit('desktop');
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**', (route) => held.then(() => route.continue()));
  const shownAfter = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLAnchorElement>('header a[href$="/cart"]')?.click();
    while (!document.querySelector('[data-pending="true"]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  });
  expect(shownAfter).toBeLessThan(100);
  release();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
});

journey('a page of the shop that can’t load reports the lost connection, and opens when it is back', async (visit) => {
  const { page, context } = await visit('desktop');
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await page.getByRole('heading', { name: 'Can’t connect to the shop.' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
});

journey(
  'a page of the back office that can’t load reports it, and opens when the connection is back',
  async (visit) => {
    const { page, context } = await visit('desktop', await administratorAccount());
    await page.goto('/admin/users');
    await page.getByRole('table').waitFor();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await page.getByText('This page opens automatically', { exact: false }).waitFor();
    await context.setOffline(false);
    await page.getByRole('table').waitFor();
    await page.waitForURL('/admin/payments');
  },
);
