import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { NO_QUANTITIES } from '../support/order-lines.js';
import {
  actionsOn,
  done,
  expectUnique,
  historyOf,
  inTurn,
  made,
  outcome,
  outcomes,
  race,
  type ShopPair,
  startPair,
  stored,
} from './races.js';

let pair: ShopPair;
let omar: TestActor;
let sara: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterAll(() => pair.close());

const ROUNDS = 3;
const convert = (by: TestActor, quote: string) => by.http.post(`/api/orders/from-quote/${quote}`);
const change = (by: TestActor, quote: string, body: object) => by.http.put(`/api/quotes/${quote}`).send(body);
const quoteOf = async (id: string) => (await omar.http.get(`/api/quotes/${id}`).expect(200)).body;
const ordersOf = async (quote: string) =>
  (await stored(pair.here, 'orders')).filter((order) => order['quote']._id.toHexString() === quote);
const createdOrders = () => stored(pair.here, 'audit', { resource: 'orders', action: 'created' });

/** The quote has exactly one order or none, and the orders and both histories agree. */
async function expectBound(quote: string, orders: number): Promise<void> {
  const [{ isOrderCreated, createdOrderId }, found] = [await quoteOf(quote), await ordersOf(quote)];
  expect(found).toHaveLength(orders);
  expect({ isOrderCreated, createdOrderId }).toEqual({
    isOrderCreated: orders === 1,
    createdOrderId: found[0]?._id.toHexString() ?? null,
  });
  const ordered = (await actionsOn(pair.here, 'quotes', quote)).filter((action) => action === 'ordered');
  for (const { _id } of found) {
    expect(await actionsOn(pair.here, 'orders', _id.toHexString())).toEqual(['created']);
  }
  expect(ordered.length).toBeGreaterThanOrEqual(orders);
}

describe('conversion', () => {
  it('happens once for a quote requested twenty times on two servers, and uses one number', async () => {
    const { _id, version } = await pair.here.given.confirmedQuote(buyer);
    const before = await createdOrders();
    const answers = await race(...inTurn(pair.staff, 20, (by) => convert(by, _id)));
    expect(outcomes(answers)).toEqual({ 201: 1, '409 ORDER_EXISTS': 19 });
    const [order] = done(answers);
    expect(await quoteOf(_id)).toMatchObject({ createdOrderId: order?.body._id, version: version + 1 });
    await expectBound(_id, 1);
    expect(await createdOrders()).toHaveLength(before.length + 1);
    expect(await actionsOn(pair.here, 'quotes', _id)).toEqual(['requested', 'updated', 'ordered']);
  });

  it('gives each order its own number for twelve quotes at once, without gaps for refused ones', async () => {
    const product = await pair.here.given.product();
    const quotes = await made(12, (index) =>
      pair.here.given.quote(buyer, { status: index % 4 === 3 ? 'Rejected' : 'Confirmed' }, 2, product),
    );
    const answers = await race(...inTurn(pair.staff, 12, (by, index) => convert(by, quotes[index]!._id)));
    expect(outcomes(answers)).toEqual({ 201: 9, '409 QUOTE_NOT_CONFIRMED': 3 });
    expectUnique(done(answers).map(({ body }) => body.orderNumber));
    for (const [index, { _id }] of quotes.entries()) await expectBound(_id, index % 4 === 3 ? 0 : 1);
  });

  it('creates an order with the old or the new price during a price change, matching the quote', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id, requestedItems } = await pair.here.given.confirmedQuote(buyer);
      const lines = [{ product: requestedItems[0]!.product, qty: 3, unitPrice: 70 }];
      const [converted, priced] = await race(convert(omar, _id), change(sara, _id, { requestedItems: lines }));
      expect(converted.status).toBe(201);
      expect(['200', '409 QUOTE_FROZEN']).toContain(outcome(priced));
      const quote = await quoteOf(_id);
      expect(quote.totalPrice).toBe(priced.status === 200 ? 210 : 100);
      const order = (await omar.http.get(`/api/orders/${converted.body._id}`).expect(200)).body;
      const asQuoted = quote.requestedItems.map((line: object) => ({ ...line, ...NO_QUANTITIES }));
      expect([order.totalPrice, order.orderItems]).toEqual([quote.totalPrice, asQuoted]);
      await expectBound(_id, 1);
      const trail = ['requested', 'updated', ...(priced.status === 200 ? ['updated'] : []), 'ordered'];
      expect(await actionsOn(pair.here, 'quotes', _id)).toEqual(trail);
    }
  });

  it('keeps both or neither during the deletion of its quote', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.confirmedQuote(buyer);
      const [converted, deleted] = await race(convert(omar, _id), sara.http.delete(`/api/quotes/${_id}`));
      expect(['201 / 409 QUOTE_HAS_ORDER', '404 QUOTE_NOT_FOUND / 200']).toContain(
        `${outcome(converted)} / ${outcome(deleted)}`,
      );
      const last = (await actionsOn(pair.here, 'quotes', _id)).at(-1);
      if (converted.status === 201) await expectBound(_id, 1);
      else expect(await ordersOf(_id)).toEqual([]);
      expect(last).toBe(converted.status === 201 ? 'ordered' : 'deleted');
    }
  });

  it('creates an order that keeps its product during the deletion of the product', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await pair.here.given.product();
      const { _id } = await pair.here.given.confirmedQuote(buyer, { product });
      const answers = await race(convert(omar, _id), sara.http.delete(`/api/products/${product._id}`));
      const refusals = ['409 PRODUCT_IN_QUOTES', '409 PRODUCT_IN_ORDERS'];
      expect([answers[0].status, refusals.includes(outcome(answers[1]))]).toEqual([201, true]);
      await expectBound(_id, 1);
      expect(await stored(pair.here, 'products', { sku: product.sku })).toHaveLength(1);
    }
  });

  it('creates an order of the quote’s customer during a change of the customer', async () => {
    const other = await pair.here.as.customer('Hind Saleh');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.confirmedQuote(buyer);
      const [converted, handed] = await race(convert(omar, _id), change(sara, _id, { user: other.id }));
      expect(['201 / 200', '201 / 409 QUOTE_FROZEN']).toContain(`${outcome(converted)} / ${outcome(handed)}`);
      expect(converted.body.user._id).toBe(handed.status === 200 ? other.id : buyer.id);
      expect((await quoteOf(_id)).user._id).toBe(converted.body.user._id);
      await expectBound(_id, 1);
    }
  });

  it('leaves at most one order during the deletion of its order, and frees the quote if none is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await pair.here.given.order(buyer);
      const quote = first.quote?._id ?? '';
      const [deleted, again] = await race(omar.http.delete(`/api/orders/${first._id}`), convert(sara, quote));
      expect(deleted.status).toBe(200);
      expect(['201', '409 ORDER_EXISTS']).toContain(outcome(again));
      await expectBound(quote, again.status === 201 ? 1 : 0);
      const gone = await historyOf(pair.here, 'orders', first._id);
      expect(gone.map(({ action }) => action)).toEqual(['created', 'deleted']);
      const ordered = (await actionsOn(pair.here, 'quotes', quote)).filter((action) => action === 'ordered');
      expect(ordered).toHaveLength(again.status === 201 ? 2 : 1);
    }
  });
});
