import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

// The second call of a kind may be answered from what lies ready.
it.each(['/api/products', '/api/products', '/api/products', '/shop', '/api/nothing'])(
  'a connection stays open after %s for longer than a proxy reuses it',
  async (path) => {
    const { headers } = await shop.as.visitor().get(path).set('connection', 'keep-alive');
    expect([headers['connection'], headers['keep-alive']]).toEqual(['keep-alive', 'timeout=72']);
  },
);
