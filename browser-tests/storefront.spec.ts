import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { administratorAccount, newCustomer } from './support/accounts.js';
import { eventually } from './support/eventually.js';
import { productWithMinimum, productsOf } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

describe('the shop', () => {
  journey('filters are in the address, and Back removes the last one', async (visit) => {
    const { page } = await visit('desktop');
    await page.goto('/shop');
    await page.getByText(/^Showing 1–48 of \d+ items$/).waitFor();
    await page.getByRole('radio', { name: /^Ribbon/ }).check();
    await page.waitForURL('/shop?type=Ribbon');
    const group = page.getByRole('group', { name: 'Size' });
    await group.getByRole('checkbox', { name: /^1\/2-inch/ }).check();
    await page.waitForURL('/shop?type=Ribbon&attr.size=1%2F2-inch');
    await eventually(async () => {
      const names = await productNames(page);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !name.includes('1/2 inch'))).toEqual([]);
    });
    const chip = page.getByRole('button', { name: 'Remove filter 1/2-inch' });
    await chip.waitFor();

    await page.goBack();
    await page.waitForURL('/shop?type=Ribbon');
    await chip.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.waitForURL('/shop');
    await page.getByRole('button', { name: 'Clear Filters' }).waitFor({ state: 'detached' });
  });

  journey('pages that the server drew get the prices that were agreed with who is signed in', async (visit) => {
    const [staff, customer] = await Promise.all([administratorAccount(), newCustomer()]);
    const [product] = await productsOf('Ribbon');
    if (product === undefined) throw new Error('The demo catalog has no Ribbon');
    const list = {
      name: `Of ${customer.profile._id}`,
      kind: 'Agreement',
      users: [customer.profile._id],
      isActive: true,
    };
    const { _id } = await staff.api.call<{ _id: string }>('POST', '/price-lists', list);
    const line = { target: 'product', key: product._id, minQty: 1, price: 1.11 };
    await staff.api.call('PUT', `/price-lists/${_id}/lines`, { lines: [line] });
    const { page } = await visit('desktop', customer);
    for (const path of ['/shop', `/product/${product._id}`]) {
      await page.goto(path);
      await page.getByText('AED 1.11').first().waitFor();
    }
  });

  journey('a category narrows its type and another type drops it', async (visit) => {
    const { page } = await visit('desktop');
    await page.goto('/shop?type=Ribbon');
    const chip = page.getByRole('button', { name: /^Hot-Stamping Coding Ribbon/ });
    await chip.click();
    await page.waitForURL(/category=[0-9a-f]{24}/);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('radio', { name: /^Creasing Matrix/ }).check();
    await page.waitForURL('/shop?type=Creasing+Matrix');
  });

  journey(
    'pages are counted, kept in the address, found again by Back, and left by a change of filters',
    async (visit) => {
      const { page } = await visit('desktop');
      await page.goto('/shop');
      const total = Number(/of (\d+) items/.exec(await page.getByText(/^Showing 1–48 of/).innerText())?.[1]);
      await page.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('/shop?page=2');
      await page.getByText(`Showing 49–96 of ${total} items`, { exact: true }).waitFor();
      await expectBackToLeadHere(page);
      const last = Math.ceil(total / 48);
      await page.getByRole('link', { name: `Page ${last}`, exact: true }).click();
      await page.getByText(`Showing ${(last - 1) * 48 + 1}–${total} of ${total} items`, { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
      await page.getByRole('radio', { name: /^Rubber/ }).check();
      await page.waitForURL('/shop?type=Rubber');
      const rubbers = (await productsOf('Rubber')).length;
      await page.getByText(`Showing 1–${rubbers} of ${rubbers} items`, { exact: true }).waitFor();
      await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });
    },
  );

  journey('a search without a match is reported', async (visit) => {
    const { page } = await visit('phone');
    await page.goto('/shop');
    // One field on the page, in view on a phone too.
    const search = page.getByRole('search');
    await search.getByLabel('Search by name, SKU or code').fill('xyzzy 4711');
    await search.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No results for “xyzzy 4711”.', { exact: true }).waitFor();
    await expectAccessible(page, [390]);
    await page.getByRole('button', { name: 'Request this item' }).click();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await page.getByRole('textbox', { name: 'Quantity of xyzzy 4711' }).fill('40');
    expect(await page.getByRole('button', { name: 'Request Items' }).isEnabled()).toBe(true);
    await expectAccessible(page, [390]);
  });
});

journey('a product is found by a part of its code with the keyboard alone', async (visit) => {
  const { page } = await visit('desktop');
  const { name, sku } = await productWithMinimum('Creasing Matrix');
  await page.goto('/about');
  await tabTo(page, page.getByRole('search').getByLabel('Search by name, SKU or code'));
  await page.keyboard.type('black');
  await page.getByRole('group', { name: 'Categories' }).waitFor();
  await expectAccessible(page, [1440]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(sku.toLowerCase());
  await page.getByRole('group', { name: 'Categories' }).waitFor({ state: 'detached' });
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

describe('the cart', () => {
  journey('outlives a reload and is the same in every tab', async (visit) => {
    const { page, context } = await visit('desktop');
    const { _id, name, moq } = await productWithMinimum('Ribbon');
    await page.goto(`/product/${_id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: `Cart, ${moq} items` }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: `Cart, ${moq} items` }).waitFor();

    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('textbox', { name: `Quantity of ${name}` }).fill(String(moq + 1));
    await page.getByRole('link', { name: `Cart, ${moq + 1} items` }).waitFor();
    await other.getByRole('button', { name: `Remove ${name} from your cart` }).click();
    await other.getByText('Your cart is empty.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  });

  journey('is filled with the keyboard alone', async (visit) => {
    const { page } = await visit('desktop');
    const { name, moq } = await productWithMinimum('Double Face Tape');
    await page.goto('/shop?type=Double+Face+Tape');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Increase quantity' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Added to Cart' }).waitFor();
    await page.getByRole('link', { name: `Cart, ${moq * 2} items` }).waitFor();
  });
});

describe('signing in', () => {
  journey('asks for missing fields and shows the server’s message for a wrong password', async (visit) => {
    const customer = await newCustomer();
    const { page } = await visit('phone');
    await page.goto('/login');
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
    await submit.click();
    await page.getByText('Email is required.', { exact: true }).waitFor();
    await page.getByText('Password is required.', { exact: true }).waitFor();
    await page.getByLabel('Email').fill(customer.profile.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await submit.click();
    await page.getByRole('alert').getByText('Invalid email or password.', { exact: true }).waitFor();
  });

  journey('shows at both fields that the new passwords differ', async (visit) => {
    const { page } = await visit('phone');
    await page.goto('/register');
    await page.getByLabel('Password', { exact: true }).fill('satin-ribbon-35');
    await page.getByLabel('Confirm password').fill('satin-ribbon-53');
    const mismatch = page.getByText('Passwords do not match.', { exact: true });
    await mismatch.first().waitFor();
    expect(await mismatch.count()).toBe(2);
  });

  journey('leads to the requested account page, and signing out leaves it', async (visit) => {
    const customer = await newCustomer('Omar Saleh');
    const { page } = await visit('desktop');
    await page.goto('/account/orders');
    await page.waitForURL('/login?redirect=/account/orders');
    await page.getByLabel('Email').fill(customer.profile.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('/account/orders');
    await page.getByRole('link', { name: 'Omar', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.goto('/account/orders');
    await page.waitForURL('/login?redirect=/account/orders');
  });
});

journey('a message from the contact page reaches the staff', async (visit) => {
  const { page } = await visit('phone');
  const message = `Do you stock 2-inch ribbon? ${Date.now()}`;
  await page.goto('/contact');
  const submit = page.getByRole('button', { name: 'Send message' });
  await submit.click();
  await page.getByText('Name is required.', { exact: true }).waitFor();
  await page.getByText('Phone is required.', { exact: true }).waitFor();
  await page.getByText('Message is required.', { exact: true }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Hamad');
  await page.getByLabel('Phone').fill('+971501112233');
  await page.getByLabel('Message', { exact: true }).fill(message);
  await submit.click();
  await page.getByText('Thank you. Your message has been sent.', { exact: true }).waitFor();

  const { api } = await administratorAccount();
  const query = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,9]', filter: '{}' });
  const received = await api.call('GET', `/contact?${query.toString()}`);
  expect(received).toContainEqual(expect.objectContaining({ name: 'Hamad', phone: '+971501112233', message }));
});

/** Opens a product far down the list, and comes back by the browser and by the page's own link. */
async function expectBackToLeadHere(page: Page) {
  const list = page.url();
  const product = page.getByRole('region', { name: 'Products' }).getByRole('article').nth(40).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  for (const comeBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to Shop' }).click()]) {
    await product.click();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
    await comeBack();
    await page.waitForURL(list);
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(left));
  }
}

const productNames = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 3 }).allInnerTexts();

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`Not reached with the Tab key: ${String(target)}`);
}
