import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Account, administratorAccount, demoCustomer, newCustomer } from './support/accounts.js';
import { firstId, order, type Product, productWithMinimum, requestedQuote } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

/** The ways to enter a field that shows a number, before the digits are typed. */
const WAYS: Readonly<Record<string, (page: Page, field: Locator) => Promise<void>>> = {
  finger: (_page, field) => field.tap(),
  mouse: (_page, field) => field.click(),
  Tab: async (page, field) => {
    await field.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
  },
  // In the table of sizes they lead to the next field and back, in steppers to the next quantity and back.
  arrows: async (page, field) => {
    await field.tap();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
  },
};

const inFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : 'none'));

async function expectToReplace(page: Page, field: Locator, place: string, way: string, typed: string): Promise<void> {
  await field.fill('12');
  await field.blur();
  await WAYS[way]?.(page, field);
  await page.keyboard.type(typed);
  expect([place, way, await inFocus(page)]).toEqual([place, way, typed]);
  // Digits of any script are shown as 0-9 once the field is left.
  await field.blur();
  expect([place, way, Number(await field.inputValue())]).toEqual([place, way, 40]);
}

async function expectToReplaceInAllWays(page: Page, field: Locator, place: string): Promise<void> {
  for (const way of Object.keys(WAYS)) await expectToReplace(page, field, place, way, '40');
}

/**
 * The number fields of the page that can be typed into, one of each kind of row: with Arabic digits by a finger, and
 * the first one in every way.
 */
async function expectNumbersToBeReplaced(page: Page, place: string, fewest = 1): Promise<void> {
  const fields = page.locator('input[data-number]:enabled:visible');
  await fields.nth(fewest - 1).waitFor();
  const count = Math.min(await fields.count(), Math.max(fewest, 3));
  for (let index = 0; index < count; index += 1) {
    await expectToReplace(page, fields.nth(index), place, 'finger', '٤٠');
  }
  await expectToReplaceInAllWays(page, fields.first(), place);
}

const cartOf = ({ _id, name, price, moq, images, displaySpecs, isAvailable }: Product) => ({
  cartItems: [{ _id, name, price, quantity: moq, moq, images, displaySpecs, isAvailable }],
});

describe('typing into a quantity field of the storefront replaces its value', () => {
  journey('on cards, in the table, on a product and in the table of its sizes', async (visit) => {
    const { page } = await visit('phone');
    await page.goto('/shop?type=Ribbon');
    await expectNumbersToBeReplaced(page, 'card');
    await page.evaluate(() => localStorage.setItem('shopLayout', '"table"'));
    await page.reload();
    await page.getByRole('table').waitFor();
    await expectNumbersToBeReplaced(page, 'table');
    await page.goto(`/product/${(await productWithMinimum('Ribbon'))._id}`);
    await expectNumbersToBeReplaced(page, 'product');
    const sizes = page.getByRole('table', { name: 'All sizes and colours' }).getByRole('textbox');
    await page.getByRole('region', { name: 'All sizes and colours' }).scrollIntoViewIfNeeded();
    await expectToReplaceInAllWays(page, sizes.first(), 'sizes');
  });

  journey('in the cart, with custom items, and in quick order', async (visit) => {
    const { page } = await visit('phone');
    const product = await productWithMinimum('Ribbon');
    await page.goto('/contact');
    await page.evaluate(
      ([cart, words]) => {
        localStorage.setItem('cart', cart ?? '');
        localStorage.setItem('askedItems', words ?? '');
      },
      [JSON.stringify(cartOf(product)), JSON.stringify([{ id: '1', text: 'Purple tape', qty: 12 }])],
    );
    await page.goto('/cart');
    await expectNumbersToBeReplaced(page, 'cart', 2);
    await page.goto('/quick-order');
    await page.getByLabel('Your list').fill(`${product.sku}, 40`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await expectNumbersToBeReplaced(page, 'quick order');
  });

  journey('in Buy again, in lists and in target prices', async (visit) => {
    const buyer = await demoCustomer();
    const { page } = await visit('phone', buyer);
    await page.goto('/account/buy-again');
    await expectNumbersToBeReplaced(page, 'buy again');
    const other = await newCustomer();
    const lines = [{ product: (await productWithMinimum('Ribbon'))._id, qty: 12 }];
    const list = await other.api.call<{ _id: string }>('POST', '/lists', { name: 'Monthly', lines });
    const quote = await requestedQuote(other);
    const { page: own } = await visit('phone', other);
    await own.goto(`/account/lists/${list._id}`);
    await expectNumbersToBeReplaced(own, 'list');
    await own.goto(`/account/requests/${quote._id}`);
    await own.getByRole('button', { name: 'Suggest your price' }).click();
    await expectNumbersToBeReplaced(own, 'targets', 2);
  });
});

/** The forms of staff with numbers, and how many of them the test needs to find. */
const FORMS: readonly [path: string, list: string, fewest: number][] = [
  ['/admin/products/:id/edit', 'products/admin', 3],
  ['/admin/companies/:id/edit', 'companies', 1],
  ['/admin/users/:id/edit', 'users', 1],
  ['/admin/categories/:id/edit', 'categories', 1],
  ['/admin/invoices/:id/credit', 'invoices', 2],
  ['/admin/price-changes/create', '', 1],
  ['/admin/quotes/create', '', 3],
  ['/admin/receipts/create', '', 1],
];

describe('typing into a number field of the back office replaces its value', () => {
  journey('in forms of records', async (visit) => {
    const staff = await administratorAccount();
    const { page } = await visit('phone', staff);
    for (const [path, list, fewest] of FORMS) {
      await page.goto(list === '' ? path : path.replace(':id', await firstId(staff.api, list)));
      await expectNumbersToBeReplaced(page, path, fewest);
    }
  });

  journey('in lines of quotes, and in returned goods', async (visit) => {
    const staff = await administratorAccount();
    const customer: Account = await newCustomer();
    const { page } = await visit('phone', staff);
    await page.goto(`/admin/quotes/${(await requestedQuote(customer))._id}/edit`);
    await expectNumbersToBeReplaced(page, 'quote', 3);
    const { _id } = await order(staff, customer);
    await page.goto(`/admin/orders/${_id}/edit`);
    await expectNumbersToBeReplaced(page, 'order', 2);
  });
});
