import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';
import { listQuery, statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

type Order = Awaited<ReturnType<typeof ordered>>;
const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
const stockOf = async (id: string) => (await staff.http.get(`/api/products/${id}`).expect(200)).body.stock;
const deliver = ({ _id, line }: Order, qty: number, more: object = {}) =>
  staff.http.post(`/api/orders/${_id}/deliveries`).send({ lines: [{ line, qty }], ...more });
const close = ({ _id }: Order, body: object = { reason: 'Not made any more' }) =>
  staff.http.post(`/api/orders/${_id}/close`).send(body);
const act = (id: string, action: string, body: object = {}) =>
  staff.http.post(`/api/deliveries/${id}/${action}`).send(body);
const deliveriesOf = async ({ _id }: { _id: string }, by = staff) => {
  const query = by === staff ? listQuery({ filter: { order: _id }, sort: ['createdAt', 'ASC'] }) : { order: _id };
  return (
    await by.http
      .get(`/api/deliveries${by === staff ? '' : '/my'}`)
      .query(query)
      .expect(200)
  ).body;
};

/** An order of ten pieces of a product of which there are fifty. */
async function ordered(stock = 50) {
  const product = await shop.given.product({ stock, storageLocation: 'Aisle 3, shelf B' });
  const { _id, orderItems } = await shop.given.order(buyer, { product, qty: 10 });
  return { _id, product: product._id, line: String(orderItems[0]?._id) };
}

describe('an order that is delivered in parts', () => {
  it('is open until its last piece is delivered, and stock follows the pieces', async () => {
    const order = await ordered();
    const { body: first } = await deliver(order, 7, { deliveredBy: 'Sajid', receivedBy: 'Mariam' }).expect(201);
    expect(first).toMatchObject({
      number: expect.stringMatching(/^DEL-\d{4}-\d{5}$/),
      status: 'Delivered',
      isLate: false,
    });
    expect(await seen(order._id)).toMatchObject({
      ...{ status: 'Processing', isDelivered: false, deliveredAt: null, stockUpdated: false },
      ...{ deliveryState: 'Partly', openQty: 3, lastDeliveredAt: first.deliveredOn },
    });
    expect(await stockOf(order.product)).toBe(43);
    await deliver(order, 3).expect(201);
    expect(await seen(order._id)).toMatchObject({
      ...{ status: 'Delivered', isDelivered: true, stockUpdated: true, deliveryState: 'All', openQty: 0 },
      orderItems: [{ deliveredQty: 10, cancelledQty: 0 }],
    });
    expect(await stockOf(order.product)).toBe(40);
    expect(await deliveriesOf(order, buyer)).toMatchObject([{ lines: [{ qty: 3 }] }, { lines: [{ qty: 7 }] }]);
  });

  it.each([
    ['PUT Delivered', (id: string) => change(id, { status: 'Delivered' }).expect(200)],
    ['POST /deliver', (id: string) => staff.http.post(`/api/orders/${id}/deliver`).send({}).expect(201)],
  ])('is completed by one delivery through %s', async (_how, finish) => {
    const order = await ordered();
    await deliver(order, 4).expect(201);
    await finish(order._id);
    expect(await deliveriesOf(order)).toMatchObject([{ lines: [{ qty: 4 }] }, { lines: [{ qty: 6 }] }]);
    expect(await stockOf(order.product)).toBe(40);
  });

  it.each<[string, object, number, string]>([
    ['more than is open', { qty: 11 }, 409, 'DELIVERY_QTY_TOO_LARGE'],
    ['a line of another order', { line: MISSING, qty: 1 }, 400, 'VALIDATION_FAILED'],
    ['nothing', { qty: 0 }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s and changes nothing', async (_what, wrong, status, code) => {
    const order = await ordered();
    const lines = [{ line: order.line, ...wrong }];
    const { body } = await staff.http.post(`/api/orders/${order._id}/deliveries`).send({ lines }).expect(status);
    expect(body.code).toBe(code);
    expect([await stockOf(order.product), await deliveriesOf(order)]).toEqual([50, []]);
  });

  it('sums up a line that is named twice, and refuses days before the order or after today', async () => {
    const order = await ordered();
    const twice = [
      { line: order.line, qty: 6 },
      { line: order.line, qty: 5 },
    ];
    await staff.http.post(`/api/orders/${order._id}/deliveries`).send({ lines: twice }).expect(409);
    await deliver(order, 1, { deliveredOn: '2020-01-01' }).expect(400);
    await deliver(order, 1, { deliveredOn: '2099-01-01' }).expect(400);
  });

  it('assigns the last pieces to one of two concurrent deliveries', async () => {
    const order = await ordered();
    await deliver(order, 7).expect(201);
    const answers = await Promise.all([deliver(order, 3), deliver(order, 3)]);
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 1 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'DELIVERY_QTY_TOO_LARGE', message: expect.stringContaining('Only 0') });
    expect(await stockOf(order.product)).toBe(40);
  });
});

describe('a prepared delivery', () => {
  it('moves no stock until it is completed, and may exceed the stock', async () => {
    const order = await ordered(4);
    const { body: plan } = await deliver(order, 8, { status: 'Prepared', deliveredOn: '2026-12-24' }).expect(201);
    expect([await stockOf(order.product), (await seen(order._id)).deliveryState]).toEqual([4, 'None']);
    expect((await act(plan._id, 'complete').expect(409)).body.code).toBe('INSUFFICIENT_STOCK');
    const lines = [{ line: order.line, qty: 4 }];
    await staff.http.put(`/api/deliveries/${plan._id}`).send({ lines, deliveredBy: 'Omar' }).expect(200);
    const { body } = await act(plan._id, 'complete', { receivedBy: 'Mariam' }).expect(200);
    expect(body).toMatchObject({ status: 'Delivered', deliveredBy: 'Omar', receivedBy: 'Mariam', lines: [{ qty: 4 }] });
    expect(await stockOf(order.product)).toBe(0);
    await staff.http
      .put(`/api/deliveries/${plan._id}`)
      .send({ ...body, note: 'At the gate' })
      .expect(200);
    const late = await staff.http.put(`/api/deliveries/${plan._id}`).send({ deliveredBy: 'Sajid' }).expect(409);
    expect(late.body.code).toBe('DELIVERY_DONE');
  });

  it('is not completed while its order is held', async () => {
    const order = await ordered();
    const { body: plan } = await deliver(order, 8, { status: 'Prepared' }).expect(201);
    await staff.http.put(`/api/users/${buyer.id}`).send({ creditLimit: 600 }).expect(200);
    expect((await change(order._id, { deliveryCharge: 500 }).expect(200)).body.hold).not.toBeNull();
    expect((await act(plan._id, 'complete').expect(409)).body.code).toBe('ORDER_HELD');
    expect([await stockOf(order.product), await deliveriesOf(order)]).toMatchObject([50, [{ status: 'Prepared' }]]);
  });

  it('is cancelled with the order’s last delivery, and hidden from buyers', async () => {
    const order = await ordered();
    const { body: plan } = await deliver(order, 8, { status: 'Prepared' }).expect(201);
    await buyer.http.get(`/api/deliveries/${plan._id}`).expect(404);
    await deliver(order, 10).expect(201);
    expect(await deliveriesOf(order)).toMatchObject([{ status: 'Cancelled' }, { status: 'Delivered' }]);
  });
});

describe('a cancelled delivery', () => {
  it('reopens its pieces and returns them to stock', async () => {
    const order = await ordered();
    await deliver(order, 4).expect(201);
    const { body: last } = await deliver(order, 6).expect(201);
    await act(last._id, 'cancel', { reason: 'Wrong address' }).expect(200);
    expect(await seen(order._id)).toMatchObject({ status: 'Processing', isDelivered: false, openQty: 6 });
    expect(await stockOf(order.product)).toBe(46);
    expect((await act(last._id, 'cancel', { reason: 'Again' }).expect(409)).body.code).toBe('DELIVERY_CANCELLED');
  });

  it('can’t contain billed or returned goods', async () => {
    const billed = await ordered();
    const { body: one } = await deliver(billed, 10).expect(201);
    await change(billed._id, { invoiceGenerated: true }).expect(200);
    expect((await act(one._id, 'cancel', { reason: 'Wrong' }).expect(409)).body.code).toBe('DELIVERY_BILLED');
    const returned = await ordered();
    const { body: other } = await deliver(returned, 5).expect(201);
    const lines = [{ line: returned.line, qty: 2 }];
    await staff.http.post(`/api/orders/${returned._id}/returns`).send({ lines }).expect(201);
    expect(await stockOf(returned.product)).toBe(47);
    expect((await act(other._id, 'cancel', { reason: 'Wrong' }).expect(409)).body.code).toBe('DELIVERY_RETURNED');
  });

  it('is each delivery of an order that returns to Processing', async () => {
    const order = await ordered();
    await deliver(order, 4).expect(201);
    await deliver(order, 6).expect(201);
    await change(order._id, { status: 'Processing' }).expect(200);
    expect(await deliveriesOf(order)).toMatchObject([{ status: 'Cancelled' }, { status: 'Cancelled' }]);
    expect(await seen(order._id)).toMatchObject({ deliveryState: 'None', openQty: 10 });
  });
});

describe('an order without further deliveries', () => {
  it.each([
    ['POST /close', (order: Order) => close(order).expect(200)],
    ['PUT Cancelled', (order: Order) => change(order._id, { status: 'Cancelled' }).expect(200)],
  ])('becomes Delivered after a partial delivery by %s', async (_how, finish) => {
    const order = await ordered();
    await deliver(order, 7).expect(201);
    expect((await finish(order)).body).toMatchObject({
      ...{ status: 'Delivered', stockUpdated: true, openQty: 0, billableTotal: 350 },
      orderItems: [{ deliveredQty: 7, cancelledQty: 3 }],
    });
    expect(await stockOf(order.product)).toBe(43);
    expect((await close(order).expect(409)).body.code).toBe('NOTHING_OPEN');
  });

  it('becomes Cancelled without a delivery, and keeps billed goods until they are credited', async () => {
    const empty = await ordered();
    expect((await close(empty).expect(200)).body).toMatchObject({ status: 'Cancelled', stockUpdated: false });
    const billed = await ordered();
    await deliver(billed, 7).expect(201);
    await change(billed._id, { invoiceGenerated: true }).expect(200);
    expect((await close(billed).expect(409)).body.code).toBe('CLOSE_BY_CREDIT_NOTE');
    expect((await change(billed._id, { status: 'Cancelled' }).expect(409)).body.code).toBe('CLOSE_BY_CREDIT_NOTE');
  });

  it('becomes Returned when all delivered goods are returned', async () => {
    const order = await ordered();
    await deliver(order, 7).expect(201);
    await close(order, { reason: 'Enough', lines: [{ line: order.line, qty: 3 }] }).expect(200);
    const lines = [{ line: order.line, qty: 7 }];
    const { body } = await staff.http.post(`/api/orders/${order._id}/returns`).send({ lines }).expect(201);
    expect([body.status, await stockOf(order.product)]).toEqual(['Returned', 50]);
    const partly = await ordered();
    await deliver(partly, 2).expect(201);
    expect((await change(partly._id, { status: 'Returned' }).expect(200)).body).toMatchObject({ openQty: 0 });
    expect(await stockOf(partly.product)).toBe(50);
  });
});

describe('reserved stock', () => {
  it('covers the rest of a partly delivered order, and then can’t be released', async () => {
    const order = await ordered();
    await deliver(order, 4).expect(201);
    await change(order._id, { stockUpdated: true }).expect(200);
    expect(await stockOf(order.product)).toBe(40);
    const { body } = await change(order._id, { stockUpdated: false }).expect(409);
    expect(body).toMatchObject({ code: 'ORDER_FLAGS_CONTRADICT', errors: { stockUpdated: expect.any(String) } });
    await deliver(order, 6).expect(201);
    expect(await stockOf(order.product)).toBe(40);
  });
});

describe('undelivered goods', () => {
  it('is listed by product and by order', async () => {
    const order = await ordered(3);
    await deliver(order, 3).expect(201);
    await change(order._id, {
      orderItems: [{ ...(await seen(order._id)).orderItems[0], expectedOn: '2099-01-01' }],
    }).expect(400);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { http: store } = await shop.as.staff('Salem Store', 'Store');
    const { version, orderItems: lines } = (await store.get(`/api/orders/${order._id}`).expect(200)).body;
    const orderItems = [{ ...lines[0], expectedOn: day }];
    await store.put(`/api/orders/${order._id}`).send({ version, orderItems }).expect(200);
    await store.get(`/api/orders/${order._id}/copied-lines`).expect(403);
    const { body } = await staff.http.get('/api/backorders').expect(200);
    expect(body.products.find(({ product }: { product: string }) => product === order.product)).toMatchObject({
      ...{
        owed: 7,
        setAside: 0,
        inStock: 0,
        missing: 7,
        expectedOn: day,
        orders: 1,
        storageLocation: 'Aisle 3, shelf B',
      },
    });
    expect(body.orders.find(({ _id }: { _id: string }) => _id === order._id)).toMatchObject({
      ...{ company: '', neededBy: null, place: '', address: expect.any(String), phone: expect.any(String) },
      owed: 7,
      isReady: false,
    });
    const { orderNumber } = await seen(order._id);
    const [came] = await awaitEmails(shop, buyer.email, `Delivery of your order ${orderNumber}`);
    expect(came?.text).toContain('We will deliver the remaining items later.');
    const [expected] = await awaitEmails(shop, buyer.email, `New delivery date for your order ${orderNumber}`);
    expect(expected?.text).toMatch(/7 rolls, expected \d+ \w+ \d{4}/);
    const found = async (filter: object) =>
      (await staff.http.get('/api/orders').query(listQuery({ filter: { ...filter, user: buyer.id } }))).body.length;
    expect([
      await found({ deliveryState: 'Partly' }),
      await found({ owes: true }),
      await found({ deliveryState: ['None', 'All'] }),
    ]).toEqual([1, 1, 0]);
  });
});
