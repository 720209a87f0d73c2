import { afterAll, beforeAll, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { askTogether } from './own-prices.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('two buyers and a visitor with 200 concurrent requests to the same addresses never see each other’s prices', async () => {
  await askTogether(shop, 200);
}, 60_000);
