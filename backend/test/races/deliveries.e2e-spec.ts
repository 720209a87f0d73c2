import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import {
  actionsOn,
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
const DELIVERED = { status: 'Delivered' };
const change = (by: TestActor, order: string, body: object) => by.http.put(`/api/orders/${order}`).send(body);
const remove = (by: TestActor, order: string) => by.http.delete(`/api/orders/${order}`);
const orderOf = async (id: string) => (await omar.http.get(`/api/orders/${id}`).expect(200)).body;
const stockOf = async ({ _id }: { _id: string }) =>
  (await omar.http.get(`/api/products/${_id}`).expect(200)).body.stock;
const both = (answers: readonly Parameters<typeof outcome>[0][]) => answers.map(outcome).join(' / ');

/** An order of four of a product of which there are ten. */
async function orderOfFour() {
  const product = await pair.here.given.product({ stock: 10 });
  return { id: (await pair.here.given.order(buyer, { product, qty: 4 }))._id, product };
}

/** The stock of the order matches the stock of the product, and the history contains each step once. */
async function expectStock(id: string, product: ProductResponse, statuses: readonly string[]): Promise<void> {
  const { status, stockUpdated } = await orderOf(id);
  expect(status).toBe(statuses.at(-1));
  expect(await stockOf(product)).toBe(stockUpdated ? 6 : 10);
  expect(stockUpdated).toBe(status === 'Delivered');
  const history = (await historyOf(pair.here, 'orders', id)).flatMap(({ changes }) => changes);
  const steps = history.filter(({ field, from }) => field === 'status' && from !== null);
  expect(steps.map(({ from, to }) => [from, to])).toEqual(statuses.slice(1).map((to, index) => [statuses[index], to]));
  const moves = (await actionsOn(pair.here, 'products', product._id)).filter((action) => action.startsWith('stock '));
  const moved = statuses.includes('Delivered') ? ['stock taken', ...(stockUpdated ? [] : ['stock put back'])] : [];
  expect(moves).toEqual(moved);
}

describe('an order', () => {
  it.each([
    ['from one version', { ...DELIVERED, version: 1 }, { 200: 1, '409 STALE_VERSION': 9 }],
    ['without a version', DELIVERED, { 200: 10 }],
  ])('delivered by ten users at once %s takes the goods once', async (_how, body, expected) => {
    const { id, product } = await orderOfFour();
    const answers = await race(...inTurn(pair.staff, 10, (by) => change(by, id, body)));
    expect(outcomes(answers)).toEqual(expected);
    await expectStock(id, product, ['Processing', 'Delivered']);
  });

  it('delivered and returned at once ends as returned, with its goods in stock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, product } = await orderOfFour();
      const answers = await race(change(omar, id, DELIVERED), change(sara, id, { status: 'Returned' }));
      expect(['200 / 200', '409 ORDER_STEP_REFUSED / 200']).toContain(both(answers));
      const first = answers[0].status === 200 ? ['Delivered'] : [];
      await expectStock(id, product, ['Processing', ...first, 'Returned']);
    }
  });

  it('delivered and cancelled at once becomes either delivered or cancelled', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, product } = await orderOfFour();
      const answers = await race(change(omar, id, DELIVERED), change(sara, id, { status: 'Cancelled' }));
      expect(['200 / 409 ORDER_STEP_REFUSED', '409 ORDER_STEP_REFUSED / 200']).toContain(both(answers));
      await expectStock(id, product, ['Processing', answers[0].status === 200 ? 'Delivered' : 'Cancelled']);
    }
  });

  it('delivered and deleted at once is either delivered or deleted, with the matching stock and quote', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, product } = await orderOfFour();
      const { quote } = await orderOf(id);
      const [delivered, deleted] = await race(change(omar, id, DELIVERED), remove(sara, id));
      expect(['200 409 ORDER_DELIVERED', '404 ORDER_NOT_FOUND 200']).toContain(
        `${outcome(delivered)} ${outcome(deleted)}`,
      );
      const isGone = deleted.status === 200;
      expect(await stockOf(product)).toBe(isGone ? 10 : 6);
      const { isOrderCreated } = (await omar.http.get(`/api/quotes/${quote._id}`).expect(200)).body;
      expect(isOrderCreated).toBe(!isGone);
      const trail = ['created', isGone ? 'deleted' : 'updated'];
      expect(await actionsOn(pair.here, 'orders', id)).toEqual(trail);
    }
  });

  it('delivered and invoiced at once is both delivered and invoiced', async () => {
    const { id, product } = await orderOfFour();
    const answers = await race(change(omar, id, DELIVERED), sara.http.post('/api/invoices').send({ order: id }));
    expect(both(answers)).toBe('200 / 201');
    expect(await orderOf(id)).toMatchObject({ ...DELIVERED, invoice: { _id: answers[1].body._id }, version: 3 });
    await expectStock(id, product, ['Processing', 'Delivered']);
  });

  it('returned by ten users at once returns the goods once', async () => {
    const { id, product } = await orderOfFour();
    await change(omar, id, DELIVERED).expect(200);
    await race(...inTurn(pair.staff, 10, (by) => change(by, id, { status: 'Returned' })));
    await expectStock(id, product, ['Processing', 'Delivered', 'Returned']);
  });

  it('has the right stock state after concurrent deductions and returns', async () => {
    const { id, product } = await orderOfFour();
    await race(...inTurn(pair.staff, 10, (by, index) => change(by, id, { stockUpdated: index % 3 !== 0 })));
    const { stockUpdated } = await orderOf(id);
    expect(await stockOf(product)).toBe(stockUpdated ? 6 : 10);
  });
});

describe('the stock', () => {
  it('gives its last pieces to one of two orders; the other gets the needed and the available quantity', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await pair.here.given.product({ stock: 5 });
      const [three, four] = await made(2, (index) => pair.here.given.order(buyer, { product, qty: 3 + index }));
      const answers = await race(change(omar, three?._id ?? '', DELIVERED), change(sara, four?._id ?? '', DELIVERED));
      expect(outcomes(answers)).toEqual({ 200: 1, '409 INSUFFICIENT_STOCK': 1 });
      const isThree = answers[0].status === 200;
      const message = `Not enough stock of ${product.name}: ${isThree ? '4 requested, 2 available' : '3 requested, 1 available'}.`;
      expect(answers[isThree ? 1 : 0].body.message).toBe(message);
      expect(await stockOf(product)).toBe(isThree ? 2 : 1);
      const refused = (isThree ? four : three)?._id ?? '';
      expect(await orderOf(refused)).toMatchObject({ status: 'Processing', stockUpdated: false, version: 1 });
      expect(await actionsOn(pair.here, 'orders', refused)).toEqual(['created']);
    }
  });

  it('causes no deadlock if twelve orders name two products in either order', async () => {
    const products = [await pair.here.given.product({ stock: 9 }), await pair.here.given.product({ stock: 30 })];
    const orders = await made(12, async (index): Promise<string> => {
      const inOrder = index % 2 === 0 ? products : [...products].reverse();
      const requestedItems = inOrder.map(({ _id }) => ({ product: _id, qty: 1, unitPrice: 5 }));
      const quote = await pair.here.given.quote(buyer, { status: 'Confirmed', requestedItems }, 1, products[0]);
      return (await omar.http.post(`/api/orders/from-quote/${quote._id}`).expect(201)).body._id;
    });
    const answers = await race(...inTurn(pair.staff, 12, (by, index) => change(by, orders[index] ?? '', DELIVERED)));
    expect(outcomes(answers)).toEqual({ 200: 9, '409 INSUFFICIENT_STOCK': 3 });
    expect(await Promise.all(products.map(stockOf))).toEqual([0, 21]);
    const taken = await stored(pair.here, 'orders', { stockUpdated: true });
    expect(taken.filter(({ _id }) => orders.includes(_id.toHexString()))).toHaveLength(9);
  });

  it('set by staff from an old version never hides a delivery', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, product } = await orderOfFour();
      const enter = { stock: 50, version: product.version };
      const answers = await race(
        change(omar, id, DELIVERED),
        sara.http.put(`/api/products/${product._id}`).send(enter),
      );
      expect(['200 / 200', '200 / 409 STALE_VERSION']).toContain(both(answers));
      expect(await stockOf(product)).toBe(answers[1].status === 200 ? 46 : 6);
    }
  });

  it('set by staff without a version replaces the stock after deliveries, with each step in the history', async () => {
    const product = await pair.here.given.product({ stock: 10 });
    const orders = await made(3, () => pair.here.given.order(buyer, { product, qty: 1 }));
    const answers = await race(
      ...inTurn(pair.staff, 3, (by, index) => change(by, orders[index]!._id, DELIVERED)),
      ...inTurn(pair.staff, 2, (by, index) =>
        by.http.put(`/api/products/${product._id}`).send({ stock: 100 * (index + 1) }),
      ),
    );
    expect(outcomes(answers)).toEqual({ 200: 5 });
    const history = (await historyOf(pair.here, 'products', product._id)).flatMap(({ changes }) => changes);
    const steps = history.filter(({ field }) => field === 'stock');
    expect(steps).toHaveLength(6);
    for (const [index, { from }] of steps.entries()) expect(from).toBe(index === 0 ? null : steps[index - 1]?.to);
    expect(await stockOf(product)).toBe(steps.at(-1)?.to);
  });

  it('stays correct while staff change price and texts of the product', async () => {
    const product = await pair.here.given.product({ stock: 10 });
    const orders = await made(5, () => pair.here.given.order(buyer, { product, qty: 1 }));
    const edit = (by: TestActor, index: number) =>
      by.http.put(`/api/products/${product._id}`).send({ price: 30 + index, description: `edition ${index}` });
    const answers = await race(
      ...inTurn(pair.staff, 5, (by, index) => change(by, orders[index]!._id, DELIVERED)),
      ...inTurn(pair.staff, 5, edit),
    );
    expect(outcomes(answers)).toEqual({ 200: 10 });
    expect(await stockOf(product)).toBe(5);
    const last = (await omar.http.get(`/api/products/${product._id}`).expect(200)).body;
    expect(last.description).toBe(`edition ${last.price - 30}`);
    expect(last.version).toBe(product.version + 10);
  });

  it('is deducted before its product is deleted, or the product stays', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, product } = await orderOfFour();
      const answers = await race(change(omar, id, DELIVERED), sara.http.delete(`/api/products/${product._id}`));
      expect(['200 / 200', '200 / 409 PRODUCT_IN_ORDERS']).toContain(both(answers));
      expect(await orderOf(id)).toMatchObject({ ...DELIVERED, stockUpdated: true });
      if (answers[1].status === 409) expect(await stockOf(product)).toBe(6);
    }
  });

  it('is returned for existing products if an order is returned while a product is deleted', async () => {
    const [gone, remaining] = await made(2, () => pair.here.given.product({ stock: 10 }));
    const orderItems = [gone, remaining].map((product) => ({ product: product?._id, qty: 4, unitPrice: 1 }));
    const order = await omar.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    await change(omar, order.body._id, DELIVERED).expect(200);
    const answers = await race(
      change(omar, order.body._id, { status: 'Returned' }),
      sara.http.delete(`/api/products/${gone?._id}`),
    );
    expect(both(answers)).toBe('200 / 200');
    expect(await stored(pair.here, 'products', { sku: gone?.sku })).toEqual([]);
    expect(await stored(pair.here, 'products', { sku: remaining?.sku })).toMatchObject([{ stock: 10 }]);
  });
});
