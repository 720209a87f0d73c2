import { expect } from '@jest/globals';
import { administratorAccount, newCustomer } from './support/accounts.js';
import { productWithMinimum, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

journey('staff price a quote in Arabic digits; what is no number is marked and not saved', async (visit) => {
  const staff = await administratorAccount();
  const quote = await requestedQuote(await newCustomer());
  const qty = quote.requestedItems[0]?.qty ?? 0;
  const { page } = await visit('desktop', staff);
  await page.goto(`/admin/quotes/${quote._id}/edit`);
  const price = page.getByLabel(/^Unit price, /);
  const fee = page.getByLabel('Extra fee', { exact: true });
  await price.fill('٤٥');
  await fee.fill('-4');
  await page.getByText('Enter an amount', { exact: false }).waitFor();
  await page
    .getByText(`AED ${(45 * qty).toFixed(2)}`)
    .last()
    .waitFor();
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/quote-price.png` });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await fee.inputValue()).toBe('-4');
  expect(await fee.getAttribute('aria-invalid')).toBe('true');
  await fee.fill('١٬٠٠٠٫٥٠');
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await page.waitForURL('/admin/quotes');
  const stored = await staff.api.call('GET', `/quotes/${quote._id}`);
  expect(stored).toMatchObject({ extraFee: 1000.5, requestedItems: [{ qty, unitPrice: 45 }] });
});

journey('a buyer types a quantity in Arabic digits, and what is none is marked in its row', async (visit) => {
  const { _id, moq } = await productWithMinimum('Ribbon');
  const { page } = await visit('phone');
  await page.goto(`/product/${_id}?lang=ar`);
  await page.getByRole('button', { name: 'أضف إلى السلة' }).click();
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: /^كمية / });
  await quantity.fill('٤٠ لفة');
  await page.getByText('أدخل عددًا صحيحًا', { exact: false }).waitFor();
  expect(await quantity.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: 'إرسال الطلب' }).isDisabled()).toBe(true);
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/cart.png`, fullPage: true });
  await quantity.fill('٤٠');
  expect(await page.getByRole('button', { name: 'إرسال الطلب' }).isDisabled()).toBe(moq > 40);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as object)).toMatchObject({
    cartItems: [{ quantity: 40 }],
  });
});
