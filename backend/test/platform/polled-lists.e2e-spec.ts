import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { shopOfFile } from '../support/shop-of-file.js';

let shop: TestShop;
let admin: TestActor;
beforeAll(async () => {
  shop = await shopOfFile();
  admin = await shop.as.staff();
});

describe('a staff list, for programs that poll it', () => {
  it.each([
    '/api/quotes/admin',
    '/api/orders',
    '/api/deliveries',
    '/api/invoices',
    '/api/credit-notes',
    '/api/payments',
    '/api/receipts',
    '/api/cheques',
    '/api/companies',
    '/api/users',
    '/api/products/admin',
    '/api/price-changes',
    '/api/api-keys',
    '/api/bank-lines',
    '/api/bank-statements',
    '/api/price-lists',
    '/api/customer-groups',
    '/api/contact',
    '/api/e-invoicing/deliveries',
    '/api/mail',
  ])('%s is filtered by the time of the last change', async (path) => {
    await shop.given.invoice(await shop.as.customer());
    const count = async (updatedAt_gte: string) =>
      (
        (
          await admin.http
            .get(path)
            .query({ filter: JSON.stringify({ updatedAt_gte }) })
            .expect(200)
        ).body as object[]
      ).length;
    expect(await count('2100-01-01T00:00:00Z')).toBe(0);
    const all = ((await admin.http.get(path).query({ filter: '{}' }).expect(200)).body as object[]).length;
    expect(await count('2020-01-01T00:00:00Z')).toBe(all);
  });
});
