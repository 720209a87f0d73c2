import { expect } from '@jest/globals';
import { expectAccessible } from './support/accessibility.js';
import { newCustomer } from './support/accounts.js';
import { productWithMinimum } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

journey('a buyer switches to Arabic, sends a request in it, and finds it in Arabic again', async (visit) => {
  const { _id, name, moq } = await productWithMinimum('Ribbon');
  const { page, complaints } = await visit('phone', await newCustomer('Huda Saleh'));
  await page.goto(`/product/${_id}?from=chat`);
  const title = await page.title();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // The page's title is the one that the server wrote for search engines.
  expect(await page.title()).toBe(title);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'أضف إلى السلة' }).click();
  await page.locator('html[dir=rtl]').waitFor();
  expect(page.url()).toMatch(/\?from=chat$/);
  // The Arabic name, in the head by the server.
  const nameInArabic = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(nameInArabic).toMatch(/^شريط .*أسود/);
  expect(await page.title()).toContain(nameInArabic);

  // Remembered: an address that says nothing of a language.
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1, name: 'السلة' }).waitFor();
  const remove = page.getByRole('button', { name: 'حذف' });
  const leftOf = async (part: typeof remove) => (await part.first().boundingBox())?.x ?? NaN;
  expect(await leftOf(remove)).toBeLessThan(await leftOf(page.getByRole('link', { name: nameInArabic }).first()));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.waitForURL('/account/requests');
  await page.getByText('سنوافيك قريبًا بأفضل عرض سعر.').waitFor();
  expect(await page.getByText(String(moq), { exact: true }).count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
