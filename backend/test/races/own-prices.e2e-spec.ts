import { afterAll, beforeAll, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { askTogether } from './own-prices.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('two buyers and a visitor who ask the same addresses at once, 200 times, never see a price of another', async () => {
  await askTogether(shop, 200);
}, 60_000);
