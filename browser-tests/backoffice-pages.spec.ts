import { beforeAll, describe, expect } from '@jest/globals';
import { expectAccessible } from './support/accessibility.js';
import { type Account, administratorAccount, newCustomer } from './support/accounts.js';
import { firstId, requestedQuote } from './support/given.js';
import { journey, sharedTab, useBrowser } from './support/journey.js';

const PAGES: [path: string, title: string | RegExp, idOf?: string][] = [
  ['/admin', 'Today'],
  ['/admin/orders', 'Orders'],
  ['/admin/orders/:id', /^Order ORD-/, 'orders'],
  ['/admin/orders/:id/edit', /^Order ORD-/, 'orders'],
  ['/admin/invoices/invoice-order/:id', /^Order ORD-/, 'orders'],
  ['/admin/products', 'Products'],
  ['/admin/products/create', 'Create Product'],
  ['/admin/products/:id/edit', /./, 'products/admin'],
  ['/admin/categories', 'Categories'],
  ['/admin/categories/:id/edit', /^Category /, 'categories'],
  ['/admin/users', 'Users'],
  ['/admin/users/:id/edit', /./, 'users'],
  ['/admin/users/create', 'New customer'],
  ['/admin/companies', 'Companies'],
  ['/admin/companies/create', 'New company'],
  ['/admin/companies/:id', /./, 'companies'],
  ['/admin/companies/:id/edit', /./, 'companies'],
  ['/admin/quotes', 'Quotes/Requests'],
  ['/admin/quotes/:id/edit', /^Quote QUO-/, 'quotes/admin'],
  ['/admin/invoices', 'Invoices'],
  ['/admin/payments', 'Payments'],
  ['/admin/invoices/:id/payment', 'Add Payment', 'invoices'],
  ['/admin/payments/:id/edit', /^Payment for INV-/, 'payments'],
  ['/admin/invoices/:id', /^Invoice INV-/, 'invoices'],
  ['/admin/invoices/:id/credit', 'Issue credit note', 'invoices'],
  ['/admin/credit-notes', 'Credit notes'],
  ['/admin/receipts', 'Receipts'],
  ['/admin/receipts/create', 'Record receipt'],
  ['/admin/receivables', 'Receivables'],
  ['/admin/vat-return', 'VAT return (VAT 201)'],
  ['/admin/e-invoicing', 'E-invoicing'],
  ['/admin/e-invoice-deliveries', 'E-invoices'],
  ['/admin/sales-report', 'Sales report'],
  ['/admin/users/:id/statement', 'Statement of account', 'users'],
  ['/admin/products/import', 'Import products'],
  ['/admin/move-ins', 'Move in from other books'],
  ['/admin/contact', 'Messages'],
  ['/admin/mail', 'Emails'],
  ['/admin/settings', 'Settings'],
  ['/admin/synonyms', 'Synonyms'],
];

useBrowser();

describe('every page of the back office', () => {
  let staff: Account;
  beforeAll(async () => {
    staff = await administratorAccount();
  });
  const tab = sharedTab('desktop', () => Promise.resolve(staff));

  for (const [path, title, list] of PAGES) {
    journey(`${path} opens as a deep link without complaint`, async (visit) => {
      const address = list === undefined ? path : path.replace(':id', await firstId(staff.api, list));
      const { page, complaints } = await visit(tab);
      await page.goto(address);
      await page.getByRole('banner').getByRole('heading', { name: title }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(address);
      expect(complaints).toEqual([]);
      await expectAccessible(page, [1440]);
    });
  }

  const AWAITED = /\/api\/(products|invoices|users\/[0-9a-f]{24})\b/;
  journey('pending and failed requests are announced to every reader', async (visit) => {
    const { page } = await visit('desktop', staff);
    let end = (): void => undefined;
    let ended = Promise.resolve();
    await page.route(AWAITED, (route) => ended.then(() => route.abort()));
    for (const path of ['/admin/products', '/admin/users/:id/edit', '/admin/users/:id/statement']) {
      ended = new Promise((resolve) => (end = resolve));
      await page.goto(path.replace(':id', await firstId(staff.api, 'users')));
      await page.getByRole('banner').getByRole('heading', { level: 1, name: /./ }).waitFor();
      await expectAccessible(page, [1440]);
      end();
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      await expectAccessible(page, [1440]);
    }
  });

  const phone = sharedTab('phone', () => Promise.resolve(staff));
  const ON_THE_PHONE: [path: string, list?: string][] = [
    ['/admin'],
    ['/admin/quotes/:id/edit', 'quotes/admin'],
    ['/admin/products/:id/edit', 'products/admin'],
    ['/admin/invoices/:id', 'invoices'],
    ['/admin/settings'],
    ['/admin/vat-return'],
    ['/admin/book-packs'],
  ];
  for (const [path, list] of ON_THE_PHONE) {
    journey(`${path} can be read and pressed on a phone`, async (visit) => {
      const { page } = await visit(phone);
      await page.goto(list === undefined ? path : path.replace(':id', await firstId(staff.api, list)));
      await page.getByRole('banner').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, [390]);
      const pressed = page.getByRole('main').locator('button:visible, a:visible');
      const heights = await pressed.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
      // Tables as well: the figure in the last column is often the one that counts.
      const ends = await page
        .locator('body, main table')
        .evaluateAll((all) => all.map((one) => Math.max(one.scrollWidth, one.getBoundingClientRect().right)));
      expect(Math.max(...ends)).toBeLessThanOrEqual(390);
    });
  }
});

describe('the door of the back office', () => {
  journey('a customer is sent to the shop', async (visit) => {
    const { page } = await visit('desktop', await newCustomer());
    for (const path of ['/admin', '/admin/quotes', '/admin/users']) {
      await page.goto(path);
      await page.waitForURL('/');
      await page.getByRole('heading', { level: 1, name: /^Printing supplies,/ }).waitFor();
    }
    expect(await page.getByRole('navigation', { name: 'Administration' }).count()).toBe(0);
  });

  journey('signed-out staff sign in and get to the requested page', async (visit) => {
    const { profile, password } = await administratorAccount();
    const { page } = await visit('desktop');
    await page.goto('/admin/payments');
    await page.getByLabel('Email').fill(profile.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid email or password.', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('/admin/payments');
    await page.getByRole('banner').getByRole('heading', { name: 'Payments' }).waitFor();
  });

  journey('entered values survive the session', async (visit) => {
    const staff = await administratorAccount();
    const { _id } = await requestedQuote(await newCustomer());
    const { page, context } = await visit('desktop', staff);
    await page.goto(`/admin/quotes/${_id}/edit`);
    await page.getByLabel(/^Staff note/).fill('Wants it on Thursday.');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(staff.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save and go back' }).click();
    await page.waitForURL('/admin/quotes');
    expect(await staff.api.call('GET', `/quotes/${_id}`)).toMatchObject({ adminToAdminNote: 'Wants it on Thursday.' });
  });

  journey('the shop shows staff the way into every section', async (visit) => {
    const { page } = await visit('desktop', await administratorAccount());
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Administration' });
    await bar.waitFor();
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Quotes/Requests',
      'Orders',
      'Invoices',
      'Payments',
      'Users',
      'Products',
      'Categories',
    ]);
    await bar.getByRole('link', { name: 'Invoices' }).click();
    await page.waitForURL('/admin/invoices');
    await page.getByRole('banner').getByRole('heading', { name: 'Invoices' }).waitFor();
  });
});
