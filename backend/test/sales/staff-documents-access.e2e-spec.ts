import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { refusalsOf } from '../support/calls.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the work of staff', () => {
  it('is refused to buyers and visitors', async () => {
    const buyer = await shop.as.customer();
    const { _id } = await shop.given.requestedQuote(buyer);
    const order = await shop.given.order(buyer);
    const calls = [
      ['post', '/api/quotes/admin'],
      ['post', `/api/quotes/${_id}/duplicate`],
      ['get', `/api/quotes/${_id}/copied-lines`],
      ['post', `/api/orders/${order._id}/duplicate`],
      ['get', `/api/orders/${order._id}/copied-lines`],
      ['post', `/api/users/${buyer.id}/invitation`],
    ] as const;
    expect(await refusalsOf(buyer.http, calls)).toEqual(calls.map(() => '403 STAFF_ONLY'));
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(calls.map(() => '401 SIGNED_OUT'));
  });
});
