import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { made, outcomes, race, type ShopPair, startPair } from './races.js';

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
const deliver = (by: TestActor, { _id, line }: Order, qty: number) =>
  by.http.post(`/api/orders/${_id}/deliveries`).send({ lines: [{ line, qty }] });
const bill = (by: TestActor, { _id }: Order, body: object) =>
  by.http.post('/api/invoices').send({ order: _id, ...body });
const read = async (path: string) => (await omar.http.get(`/api/${path}`).expect(200)).body;

type Order = Awaited<ReturnType<typeof ordered>>;

/** Ten pieces at 105.00 of a product of which there are fifty. */
async function ordered() {
  const { _id: product } = await pair.here.given.product({ stock: 50 });
  const orderItems = [{ product, qty: 10, unitPrice: 105 }];
  const { body } = await omar.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
  return { _id: body._id as string, product, line: body.orderItems[0]._id as string };
}

describe('the last pieces of an order, on two servers with one database', () => {
  it('are delivered once if two stores deliver them', async () => {
    for (const order of await made(ROUNDS, ordered)) {
      await deliver(omar, order, 7).expect(201);
      const answers = await race(deliver(omar, order, 3), deliver(sara, order, 3));
      expect(outcomes(answers)).toEqual({ '201': 1, '409 DELIVERY_QTY_TOO_LARGE': 1 });
      expect((await read(`products/${order.product}`)).stock).toBe(40);
      expect(await read(`orders/${order._id}`)).toMatchObject({ status: 'Delivered', openQty: 0 });
    }
  });

  it('are billed once if two accountants bill them, by items, by delivery or as the remaining goods', async () => {
    for (const order of await made(ROUNDS, ordered)) {
      const first = await deliver(omar, order, 7).expect(201);
      await bill(omar, order, { deliveries: [first.body._id] }).expect(201);
      const last = await deliver(sara, order, 3).expect(201);
      const lines = [{ line: order.line, qty: 3 }];
      const bodies = [{ lines }, { deliveries: [last.body._id] }, {}, { lines }];
      const answers = await race(...bodies.map((body, index) => bill(index % 2 === 0 ? omar : sara, order, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const { invoices, orderItems, billingState } = await read(`orders/${order._id}`);
      expect([invoices.length, orderItems[0].invoicedQty, billingState]).toEqual([2, 10, 'All']);
    }
  });

  it('use an advance once if two invoices need all of it', async () => {
    for (const order of await made(ROUNDS, ordered)) {
      await omar.http.post(`/api/orders/${order._id}/advance-invoices`).send({ amount: 400 }).expect(201);
      const lines = [{ line: order.line, qty: 5 }];
      const answers = await race(bill(omar, order, { lines }), bill(sara, order, { lines }));
      expect(outcomes(answers)).toEqual({ '201': 2 });
      expect(answers.map(({ body }) => body.advanced).sort()).toEqual([0, 400]);
      expect(await read(`orders/${order._id}`)).toMatchObject({ comingTotal: 0, advances: [{ unused: 0 }] });
    }
  });

  it('are paid in advance once if two users enter the money for them', async () => {
    for (const order of await made(ROUNDS, ordered)) {
      const receive = (by: TestActor) => {
        const paid = { amount: 700, paymentMethod: 'Cash', paymentDate: new Date().toISOString().slice(0, 10) };
        return by.http.post('/api/receipts').send({ order: order._id, ...paid, allocations: [] });
      };
      const answers = await race(receive(omar), receive(sara));
      expect(outcomes(answers)).toEqual({ '201': 1, '409 ADVANCE_TOO_LARGE': 1 });
      expect((await read(`orders/${order._id}`)).comingTotal).toBe(350);
    }
  });
});
