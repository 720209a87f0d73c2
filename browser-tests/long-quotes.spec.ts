import { expect } from '@jest/globals';
import { administratorAccount, newCustomer } from './support/accounts.js';
import { productWithMinimum, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

const LINES = 500;

journey(
  'staff walk by Tab through a quote of 500 lines, which has inputs near the visible lines only',
  async (visit) => {
    const staff = await administratorAccount();
    const { user } = await requestedQuote(await newCustomer());
    const { _id: product } = await productWithMinimum('Ribbon');
    const requestedItems = Array.from({ length: LINES }, (_, index) => ({ product, qty: 1, unitPrice: index + 1 }));
    const body = { user: user._id, status: 'Requested', requestedItems };
    const quote = await staff.api.call<{ _id: string }>('POST', '/quotes/admin', body);
    const { page } = await visit('desktop', staff);
    await page.goto(`/admin/quotes/${quote._id}/edit`);
    await page.locator('input[name="requestedItems.0.unitPrice"]').focus();
    // Seven stops in each line: quantity, price, the buttons that say why it is that and go back to the account’s price,
    // discount, VAT category and the button that removes it.
    for (let stop = 0; stop < 210; stop += 1) await page.keyboard.press('Tab');
    const reached = page.locator('input[name="requestedItems.30.unitPrice"]');
    expect(await reached.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator('input[name^="requestedItems."]').count()).toBeLessThan(250);
    await page.keyboard.type('7.25');
    await page
      .getByText(`AED ${((LINES * (LINES + 1)) / 2 - 31 + 7.25).toLocaleString('en-AE')}`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Save and go back' }).click();
    await page.waitForURL('/admin/quotes');
    const stored = await staff.api.call<{ requestedItems: { unitPrice: number }[] }>('GET', `/quotes/${quote._id}`);
    expect(stored.requestedItems).toHaveLength(LINES);
    expect(stored.requestedItems.slice(29, 32).map(({ unitPrice }) => unitPrice)).toEqual([30, 7.25, 32]);
  },
);
