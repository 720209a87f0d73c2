import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { demoCustomer, newCustomer } from './support/accounts.js';
import { productWithMinimum } from './support/given.js';
import { journey, sharedTab, useBrowser, type Visitor } from './support/journey.js';
import { baseUrl } from './support/run.js';

const PUBLIC_PAGES: [path: string, heading: string | RegExp][] = [
  ['/', /^Printing supplies,/],
  ['/shop', 'Shop'],
  ['/quick-order', 'Quick order'],
  ['/cart', 'Cart'],
  ['/login', 'Sign In'],
  ['/register', 'Create Account'],
  ['/about', /./],
  ['/contact', 'Contact'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', /^Terms/],
  ['/no-such-page', 'Page not found'],
];

const ACCOUNT_LISTS = ['overview', 'requests', 'orders', 'invoices', 'payments'] as const;

useBrowser();

describe('every public page', () => {
  const phone = sharedTab('phone');

  for (const [path, heading] of PUBLIC_PAGES) {
    journey(`${path} opens on a phone without complaint and fits its width`, async (visit) => {
      await expectSoundPage(await visit(phone), path, heading);
    });
  }

  journey('a product opens on a phone without complaint and fits its width', async (visit) => {
    const { _id, name } = await productWithMinimum('Double Face Tape');
    await expectSoundPage(await visit(phone), `/product/${_id}`, name);
  });

  journey('a filled cart fits the width of a phone', async (visit) => {
    const { page } = await visit('phone');
    const { _id, name } = await productWithMinimum('Creasing Matrix');
    await page.goto(`/product/${_id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: /^Cart, [1-9]/ }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });

  journey('lines of a quick order go into the cart on a phone, and those with a problem stay', async (visit) => {
    const { page } = await visit('phone');
    const { name } = await productWithMinimum('Creasing Matrix');
    await page.goto('/quick-order');
    await page.getByLabel('Your list').fill(`${name}; 400\npurple elephant, 4\nribbon, 6`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await page.getByText('1 line is ready').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click();
    await page.getByRole('link', { name: 'Cart, 400 items' }).waitFor();
    await page.getByText('2 lines need attention').waitFor();
  });

  journey('a missing product is reported', async (visit) => {
    const { page } = await visit(phone);
    await page.goto('/product/0123456789abcdef01234567');
    await page.getByText('Product not found', { exact: true }).waitFor();
  });

  journey('the menu of a phone leads on, and closes on a click outside', async (visit) => {
    const { page } = await visit('phone');
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Contact' }).waitFor();
    await page.mouse.click(4, 400);
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Shop', exact: true }).click();
    await page.waitForURL('/shop');
    await menu.waitFor({ state: 'hidden' });
  });

  journey('the footer leads to the four pages about the shop', async (visit) => {
    const { page } = await visit('desktop');
    await page.goto('/');
    // The footer is far below: what arrives above it would move it away from under the click.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const [name, path] of [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms', '/terms'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true }).click();
      await page.waitForURL(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});

// A difference between the two would be an uncaught error, which fails every journey.
journey('the shop continues from the server-rendered page, in both languages', async (visit) => {
  const { _id } = await productWithMinimum('Double Face Tape');
  const { page } = await visit('desktop');
  for (const path of [
    '/',
    '/shop?type=Creasing+Matrix&page=1',
    '/shop?q=blck+ribbon',
    '/shop?attr.color=Black&sort=price&page=2',
    '/shop?q=qqzzqq',
    `/product/${_id}`,
  ]) {
    for (const language of ['en', 'ar']) {
      const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const drawn = await headingsIn(page, await answer?.text());
      expect(drawn.length).toBeGreaterThan(0);
      const live = await page.locator('main').locator('h1, h3').allTextContents();
      expect(live.slice(0, drawn.length)).toEqual(drawn);
    }
  }
});

const headingsIn = (page: Page, html = '') =>
  page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    return [...(main?.querySelectorAll('h1, h3') ?? [])].map((heading) => heading.textContent);
  }, html);

describe('every page of the account', () => {
  const customersPhone = sharedTab('phone', demoCustomer);

  for (const list of ACCOUNT_LISTS) {
    journey(`${list} open on a phone without complaint and fit its width`, async (visit) => {
      const visitor = await visit(customersPhone);
      await expectSoundPage(visitor, `/account/${list}`, 'Hi, Yousef');
      await visitor.page.getByRole('article').first().waitFor();
    });
  }

  journey(
    'requests, orders and invoices are rows of 44 px on a large screen, which open their document',
    async (visit) => {
      const { page } = await visit('desktop', await demoCustomer());
      for (const [list, title] of [
        ['requests', 'Requests'],
        ['orders', 'Orders'],
        ['invoices', 'Invoices'],
      ] as const) {
        await page.goto(`/account/${list}`);
        const row = page.getByRole('table', { name: title }).getByRole('row').nth(1);
        const { height = 0 } = (await row.boundingBox()) ?? {};
        expect(Math.round(height)).toBeLessThanOrEqual(45);
        expect(await overflowOf(page)).toBe(0);
        await expectAccessible(page, [1440]);
        // The link of the number covers the row.
        await row.getByRole('cell').nth(3).click({ force: true });
        await page.waitForURL(new RegExp(`/account/${list}/[0-9a-f]{24}$`));
      }
    },
  );

  journey('a long name and email address fit the smallest phone, and More has the further sections', async (visit) => {
    const { page } = await visit('phone', await newCustomer('Abdulrahmanalmaktoumbinsultan Al Nahyan'));
    await page.setViewportSize({ width: 320, height: 640 });
    const sections = page.getByRole('navigation', { name: 'Account sections' });
    for (const path of ['overview', 'profile']) {
      await page.goto(`/account/${path}`);
      await page.getByText('@buyers.example').first().waitFor();
      expect(await overflowOf(page)).toBe(0);
    }
    expect(await sections.getByRole('link').count()).toBe(5);
    await sections.getByRole('button', { name: 'More' }).click();
    await expectAccessible(page, [320]);
    await sections.getByRole('link', { name: 'Lists' }).click();
    await page.waitForURL('/account/lists');
    expect(await sections.getByRole('link').count()).toBe(5);
  });

  journey('the search finds in all documents, on a phone without complaint', async (visit) => {
    const { page } = await visit(customersPhone);
    await page.goto('/account/overview');
    await page.getByRole('searchbox', { name: 'Search requests, orders and invoices' }).fill('ribbon');
    await page.keyboard.press('Enter');
    await page.getByText(/^[1-9]\d* documents$/).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });

  journey('the statement opens on a phone without complaint and fits its width', async (visit) => {
    const visitor = await visit(customersPhone);
    await expectSoundPage(visitor, '/account/statement', 'Hi, Yousef');
    await visitor.page.getByRole('table', { name: /^Entries from/ }).waitFor();
  });

  journey('an invoice leads to its order, its product and back, and fits the smallest phone', async (visit) => {
    const customer = await demoCustomer();
    const { page } = await visit('phone', customer);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/account/invoices');
    await page.getByRole('link', { name: /^INV-/ }).first().click();
    await page.getByRole('heading', { name: /^Invoice INV-/ }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('link', { name: /^ORD-/ }).click();
    await page.getByRole('heading', { name: /^Order ORD-/ }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page, [320]);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL('/product/*');
  });

  for (const page of ['buy-again', 'lists']) {
    journey(`${page} opens on a phone without complaint and fits its width`, async (visit) => {
      await expectSoundPage(await visit(customersPhone), `/account/${page}`, 'Hi, Yousef');
    });
  }

  journey('a list opens on a phone without complaint and fits its width', async (visit) => {
    const visitor = await visit(customersPhone);
    const { _id } = await productWithMinimum('Creasing Matrix');
    await visitor.page.goto('/account/lists');
    await visitor.page.getByLabel('New list').fill('Weekly matrices');
    await visitor.page.getByRole('button', { name: 'Create list' }).click();
    await visitor.page.getByRole('heading', { name: 'Weekly matrices' }).waitFor();
    const { pathname } = new URL(visitor.page.url());
    await visitor.page.goto(`/product/${_id}`);
    await visitor.page.getByRole('button', { name: 'Add to list' }).click();
    await visitor.page.getByLabel('List', { exact: true }).selectOption('Weekly matrices');
    await visitor.page.getByRole('button', { name: 'Add', exact: true }).click();
    await visitor.page.getByText('added to Weekly matrices').waitFor();
    await visitor.page.goto(pathname);
    await visitor.page.getByRole('button', { name: 'Delete list' }).waitFor();
    await visitor.page.getByRole('textbox', { name: /^Quantity of/ }).waitFor();
    expect(await overflowOf(visitor.page)).toBe(0);
    await expectAccessible(visitor.page);
  });

  journey('the profile opens on a phone without complaint and fits its width', async (visit) => {
    await expectSoundPage(await visit(customersPhone), '/account/profile', 'Hi, Yousef');
  });

  journey('a request shows its progress, and fits the width of a phone', async (visit) => {
    const customer = await demoCustomer();
    const { page } = await visit('phone', customer);
    const requests = await customer.api.call<{ _id: string; isOrderCreated: boolean }[]>('GET', '/quotes/my');
    const ordered = requests.find(({ isOrderCreated }) => isOrderCreated);
    await page.goto(`/account/requests/${ordered?._id}`);
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
    await steps.filter({ hasText: 'Ordered (done)' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });

  journey('an empty account suggests the next step', async (visit) => {
    const { page } = await visit('phone', await newCustomer());
    await page.goto('/account');
    await page.waitForURL('/account/requests');
    await page
      .getByText('No requests found. You can create a new request by browsing our products.', { exact: true })
      .waitFor();
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByText('You have no orders yet.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByText('You have no invoices yet.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByText('You have no receipts yet.', { exact: true }).waitFor();
    await page.getByText('You have no credit notes.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByText('Not provided', { exact: true }).waitFor();
  });
});

describe('pages without JavaScript', () => {
  journey('pages can be read, and those that need it explain it in the visitor’s language', async (visit) => {
    const { _id, name } = await productWithMinimum('Double Face Tape');
    const { context } = await visit('phone');
    const still = await context.browser()?.newContext({ baseURL: baseUrl, javaScriptEnabled: false, locale: 'ar-AE' });
    const page = await still?.newPage();
    if (!page) throw new Error('The browser opened no page.');
    for (const [path, words] of [
      ['/shop?lang=en', 'Showing 1–48'],
      [`/product/${_id}?lang=en`, name],
      ['/about?lang=en', 'MENA'],
      ['/terms?lang=en', 'Delivery in the UAE'],
      ['/privacy-policy?lang=en', 'Privacy Policy'],
      ['/contact?lang=en', 'WhatsApp'],
    ]) {
      await page.goto(String(path));
      await page.getByText(String(words)).first().waitFor();
    }
    await page.goto('/cart?lang=en');
    expect(await page.locator('.without-script').innerText()).toContain('Your cart is stored in your browser');
    await page.goto('/account');
    expect(await page.locator('.without-script').innerText()).toContain('تحتاج هذه الصفحة إلى جافا سكريبت');
    await still?.close();
  });
});

journey('a draft of a registration survives a refresh, without its password', async (visit) => {
  const { page } = await visit('phone');
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Mariam Al Suwaidi');
  await page.getByLabel('Password', { exact: true }).fill('secret words 9');
  await page.reload();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Mariam Al Suwaidi');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
});

async function expectSoundPage({ page, complaints }: Visitor, path: string, heading: string | RegExp) {
  const answer = await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const isMissing = heading === 'Page not found';
  expect(answer?.status()).toBe(isMissing ? 404 : 200);
  // The browser itself complains of the status of a page that is not there.
  expect(complaints.filter((complaint) => !(isMissing && complaint.includes('404')))).toEqual([]);
  const sent = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').title,
    (await answer?.text()) ?? '',
  );
  expect({ title: await page.title() }).toEqual({ title: sent });
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
}

/** By how many pixels the page is wider than the screen. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
