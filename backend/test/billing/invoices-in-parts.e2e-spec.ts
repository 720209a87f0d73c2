import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
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

const seen = async (id: string): Promise<OrderResponse> => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const bill = (order: string, body: object = {}) => staff.http.post('/api/invoices').send({ order, ...body });
const change = (order: string, body: object) => staff.http.put(`/api/orders/${order}`).send(body);
const credit = (invoice: string, body: object) =>
  staff.http.post('/api/credit-notes').send({ invoice, words: 'Wrong', ...body });
const listed = async (filter: object) =>
  (await staff.http.get('/api/orders').query(listQuery({ filter })).expect(200)).body.map(
    ({ _id }: OrderResponse) => _id,
  );

/** 7 rolls at 19.99 and 4 boxes at 3.33, 10.01 off, 7.33 of delivery, 1.00 of fee: 151.57 AED. */
const ordered = async (user = buyer.id) => {
  const [rolls, boxes] = [await shop.given.product({ stock: 100 }), await shop.given.product({ stock: 100 })];
  const orderItems = [
    { product: rolls._id, qty: 7, unitPrice: 19.99 },
    { product: boxes._id, qty: 4, unitPrice: 3.33 },
  ];
  const charges = { discount: 10.01, deliveryCharge: 7.33, extraFee: 1 };
  const { body } = await staff.http
    .post('/api/orders')
    .send({ user, orderItems, ...charges })
    .expect(201);
  const [roll = '', box = ''] = body.orderItems.map(({ _id }: { _id: string }) => _id);
  const lines = (...qtys: number[]) =>
    qtys.map((qty, index) => ({ line: [roll, box][index], qty })).filter(({ qty }) => qty > 0);
  return { order: body as OrderResponse, lines, boxes };
};

describe('an order that is invoiced in parts', () => {
  it('adds up to its total, and is Generated with the last invoice', async () => {
    const { order, lines } = await ordered();
    expect(order.totalPrice).toBe(151.57);
    const first = (await bill(order._id, { lines: lines(3, 1) }).expect(201)).body;
    expect(await seen(order._id)).toMatchObject({
      ...{ billingState: 'Partly', invoiceGenerated: false, invoice: { _id: first._id } },
      orderItems: [{ invoicedQty: 3 }, { invoicedQty: 1 }],
      billableTotal: Math.round((151.57 - first.amountDue) * 100) / 100,
      allowedActions: ['edit', 'deliver', 'invoice', 'askAdvance'],
    });
    const second = (await bill(order._id, { lines: lines(2, 2), extraFee: 0.4 }).expect(201)).body;
    // The body of the spec bills the rest.
    const last = (await bill(order._id, { user: buyer.id, amountDue: 151.57 }).expect(201)).body;
    const invoices = [first, second, last];
    const fils = invoices.reduce((sum, { amountDue }) => sum + Math.round(amountDue * 100), 0);
    expect(fils).toBe(15_157);
    expect(invoices.map(({ extraFee }) => extraFee)).toEqual([0, 0.4, 0.6]);
    expect(await seen(order._id)).toMatchObject({
      ...{ billingState: 'All', invoiceGenerated: true, billableTotal: 0, billableNow: 0 },
      invoices: invoices.map(({ _id, invoiceNumber }) => ({ _id, invoiceNumber, isCredited: false })),
    });
    expect((await bill(order._id).expect(409)).body.code).toBe('INVOICE_EXISTS');
  });

  it('shows the content of an invoice issued now', async () => {
    const { order, lines } = await ordered();
    await bill(order._id, { lines: lines(3, 1), deliveryCharge: 2 }).expect(201);
    const { body } = await staff.http.get(`/api/orders/${order._id}/billable`).expect(200);
    expect(body).toMatchObject({
      ...{ basis: 'order', deliveryChargeLeft: 5.33, deliveryCharge: 5.33, extraFeeLeft: 1, extraFee: 1 },
      lines: [
        { qty: 7, left: 4, billable: 4 },
        { qty: 4, left: 3, billable: 3 },
      ],
    });
    const { body: invoice } = await bill(order._id).expect(201);
    expect([invoice.amountDue, invoice.tax, invoice.discount]).toEqual([body.total, body.tax, body.discount]);
    const none = (await staff.http.get(`/api/orders/${order._id}/billable`).query({ basis: 'delivery' }).expect(200))
      .body;
    expect(none).toMatchObject({ basis: 'delivery', total: 0, lines: [{ billable: 0 }, { billable: 0 }] });
  });

  it('is not invoiced beyond the remaining pieces, and then nothing is stored', async () => {
    const { order, lines } = await ordered();
    const pieces = (await bill(order._id, { lines: lines(8, 0) }).expect(409)).body;
    expect(pieces).toMatchObject({ code: 'BILL_QTY_TOO_LARGE', params: { left: '7', asked: '8' } });
    const charge = (await bill(order._id, { deliveryCharge: 7.34 }).expect(409)).body;
    expect(charge).toMatchObject({ code: 'BILL_CHARGE_TOO_LARGE', params: { left: '7.33', asked: '7.34' } });
    expect(await seen(order._id)).toMatchObject({ invoices: [], version: order.version });
  });

  it('bills a piece once, even if two users bill it at the same time', async () => {
    const { order, lines } = await ordered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bill(order._id, { lines: lines(3, 0) })));
    expect(statusCounts(answers)).toEqual({ 201: 2, 409: 4 });
    expect(await seen(order._id)).toMatchObject({ orderItems: [{ invoicedQty: 6 }, { invoicedQty: 0 }] });
  });

  it('can bill the pieces of a void invoice again, and its flag voids no invoice among several', async () => {
    const { order, lines } = await ordered();
    const { body: first } = await bill(order._id, { lines: lines(3, 1) }).expect(201);
    await bill(order._id).expect(201);
    expect((await change(order._id, { invoiceGenerated: false }).expect(409)).body.code).toBe('SEVERAL_INVOICES');
    await staff.http.delete(`/api/invoices/${first._id}`).expect(200);
    expect(await seen(order._id)).toMatchObject({
      ...{ billingState: 'Partly', billableTotal: first.amountDue },
      orderItems: [{ invoicedQty: 4 }, { invoicedQty: 3 }],
    });
    // The flag of a partly billed order is off already.
    await change(order._id, { invoiceGenerated: false }).expect(200);
    const { body: again } = await change(order._id, { invoiceGenerated: true }).expect(200);
    expect(again).toMatchObject({ billingState: 'All', billableTotal: 0, invoices: [{}, {}] });
  });

  it('can’t be changed while it has an invoice that is neither void nor credited', async () => {
    const { order, lines } = await ordered();
    await bill(order._id, { lines: lines(1, 0) }).expect(201);
    for (const body of [{ deliveryCharge: 9 }, { discount: 1 }]) {
      expect((await change(order._id, body).expect(409)).body.code).toBe('ORDER_INVOICED');
    }
    expect((await staff.http.delete(`/api/orders/${order._id}`).expect(409)).body.code).toBe('ORDER_INVOICED');
  });

  it('credits all of its invoices when it ends', async () => {
    const { order, lines } = await ordered();
    const first = (await bill(order._id, { lines: lines(3, 1) }).expect(201)).body;
    const second = (await bill(order._id, { lines: lines(1, 1) }).expect(201)).body;
    const { body } = await change(order._id, { status: 'Cancelled' }).expect(200);
    expect(body).toMatchObject({ status: 'Cancelled', invoices: [{ isCredited: true }, { isCredited: true }] });
    for (const { _id } of [first, second]) {
      expect((await staff.http.get(`/api/invoices/${_id}`).expect(200)).body.status).toBe('Credited');
    }
  });
});

describe('deliveries of an order', () => {
  const deliver = async (order: string, lines: object[]) =>
    (await staff.http.post(`/api/orders/${order}/deliveries`).send({ lines }).expect(201)).body;
  const deliveryOf = async (id: string) => (await staff.http.get(`/api/deliveries/${id}`).expect(200)).body;

  it('are invoiced by name, once, and again after the invoice is voided', async () => {
    const { order, lines } = await ordered();
    const first = await deliver(order._id, lines(3, 0));
    const second = await deliver(order._id, lines(2, 1));
    const { body: invoice } = await bill(order._id, { deliveries: [second._id, second._id] }).expect(201);
    expect(invoice).toMatchObject({
      lines: [{ qty: 2 }, { qty: 1 }],
      deliveries: [{ _id: second._id, number: second.number, deliveredOn: second.deliveredOn }],
      supplyDate: second.deliveredOn,
    });
    const named = { _id: invoice._id, number: invoice.invoiceNumber };
    expect([(await deliveryOf(first._id)).invoice, (await deliveryOf(second._id)).invoice]).toEqual([null, named]);
    expect((await bill(order._id, { deliveries: [second._id] }).expect(409)).body.code).toBe('DELIVERY_BILLED');
    const cancel = staff.http.post(`/api/deliveries/${second._id}/cancel`).send({ reason: 'Typed twice' });
    expect((await cancel.expect(409)).body.code).toBe('DELIVERY_BILLED');
    await staff.http.delete(`/api/invoices/${invoice._id}`).expect(200);
    expect((await deliveryOf(second._id)).invoice).toBeNull();
    await bill(order._id, { deliveries: [first._id, second._id] }).expect(201);
    expect(await seen(order._id)).toMatchObject({ orderItems: [{ invoicedQty: 5 }, { invoicedQty: 1 }] });
  });

  it('are not invoiced together with lines, for another order, or while they are planned', async () => {
    const [{ order, lines }, other] = [await ordered(), await ordered()];
    const delivery = await deliver(other.order._id, other.lines(1, 0));
    expect((await bill(order._id, { deliveries: [delivery._id] }).expect(404)).body.code).toBe('DELIVERY_NOT_FOUND');
    const both = await bill(other.order._id, { deliveries: [delivery._id], lines: other.lines(1, 0) }).expect(400);
    expect(Object.keys(both.body.errors)).toEqual(['deliveries']);
    const plan = { lines: lines(1, 0), status: 'Prepared' };
    const { body } = await staff.http.post(`/api/orders/${order._id}/deliveries`).send(plan).expect(201);
    expect((await bill(order._id, { deliveries: [body._id] }).expect(409)).body.code).toBe('DELIVERY_NOT_DONE');
  });

  it('set the supply date of the invoice for their goods, even if they are not named', async () => {
    shop.clock.stopAt('2026-06-30T19:59:00.000Z');
    try {
      const { order, lines } = await ordered();
      const june = await deliver(order._id, lines(3, 0));
      shop.clock.stopAt('2026-07-01T08:00:00.000Z');
      const july = await deliver(order._id, lines(4, 4));
      const { body: first } = await bill(order._id, { lines: lines(3, 0) }).expect(201);
      const { body: second } = await bill(order._id).expect(201);
      for (const [invoice, delivery] of [
        [first, june],
        [second, july],
      ]) {
        expect(invoice).toMatchObject({ supplyDate: delivery.deliveredOn, deliveries: [{ _id: delivery._id }] });
      }
    } finally {
      shop.clock.run();
    }
  });
});

describe('money received for an order before its invoices', () => {
  it('sets the supply date of its own invoice only', async () => {
    shop.clock.stopAt('2026-03-11T08:00:00.000Z');
    try {
      const { order, lines } = await ordered();
      const receipt = { order: order._id, amount: 10, paymentMethod: 'Cash', allocations: [] };
      await staff.http
        .post('/api/receipts')
        .send({ ...receipt, paymentDate: '2026-03-11' })
        .expect(201);
      shop.clock.stopAt('2026-04-02T08:00:00.000Z');
      const { body: first } = await bill(order._id, { lines: lines(1, 0) }).expect(201);
      const { body: second } = await bill(order._id).expect(201);
      const [used] = first.advances;
      const { body: advance } = await staff.http.get(`/api/invoices/${used._id}`).expect(200);
      const days = [advance, first, second].map(({ supplyDate }) => supplyDate.slice(0, 7));
      expect(days).toEqual(['2026-03', '2026-04', '2026-04']);
    } finally {
      shop.clock.run();
    }
  });
});

describe('a shop that is not registered for VAT', () => {
  it('bills an order in parts that add up to its total, even after a part was credited', async () => {
    await shop.given.settings({ vatRegisteredSince: '' });
    try {
      const { order, lines } = await ordered();
      const { body: first } = await bill(order._id, { lines: lines(2, 1) }).expect(201);
      const { body: last } = await bill(order._id).expect(201);
      expect([first.tax, last.tax]).toEqual([null, null]);
      expect(Math.round((first.amountDue + last.amountDue) * 100)).toBe(15_157);
      await credit(last._id, { reason: 'DL8.61.1.E', amount: last.amountDue }).expect(201);
      expect((await bill(order._id).expect(201)).body.amountDue).toBe(last.amountDue);
    } finally {
      await shop.given.settings({ vatRegisteredSince: '2018-01-01' });
    }
  });
});

describe('pieces of an invoice that are credited', () => {
  it.each([
    ['DL8.61.1.A', 5],
    ['DL8.61.1.C', 7],
  ])('credited for reason %s leave %i of seven billed, and nothing to bill', async (reason, left) => {
    const { order } = await ordered();
    const { body: invoice } = await bill(order._id).expect(201);
    await credit(invoice._id, { reason, lines: [{ line: invoice.lines[0]._id, qty: 2 }] }).expect(201);
    const after = await seen(order._id);
    expect(after).toMatchObject({ orderItems: [{ invoicedQty: left }, { invoicedQty: 4 }] });
    expect([after.billingState, after.billableTotal]).toEqual(['All', 0]);
  });

  it('are not billed again if they were returned; unbilled pieces are returned without a credit note', async () => {
    const { order, lines } = await ordered();
    await change(order._id, { status: 'Delivered' }).expect(200);
    const { body: invoice } = await bill(order._id, { lines: lines(5, 0) }).expect(201);
    const back = [{ line: invoice.lines[0]._id, qty: 2, restock: true }];
    await credit(invoice._id, { reason: 'DL8.61.1.D', lines: back }).expect(201);
    expect(await seen(order._id)).toMatchObject({ orderItems: [{ invoicedQty: 3, returnedQty: 2 }, {}] });
    const returns = (qty: number) => staff.http.post(`/api/orders/${order._id}/returns`).send({ lines: lines(qty) });
    expect((await returns(3).expect(409)).body.code).toBe('RETURN_BY_CREDIT_NOTE');
    await returns(2).expect(201);
    const { body: last } = await bill(order._id).expect(201);
    expect(last.lines).toMatchObject([{ qty: 4 }]);
    expect(await seen(order._id)).toMatchObject({ billingState: 'All' });
  });
});

describe('a partly delivered order of an account that is invoiced by order', () => {
  it('bills what was delivered unless the whole order is named', async () => {
    const { order, lines } = await ordered();
    expect(order).toMatchObject({ billing: 'order', billableNow: 151.57, billableTotal: 151.57 });
    await staff.http
      .post(`/api/orders/${order._id}/deliveries`)
      .send({ lines: lines(5, 0) })
      .expect(201);
    expect((await bill(order._id).expect(201)).body.lines).toMatchObject([{ qty: 5 }]);
    expect(await seen(order._id)).toMatchObject({ billableNow: 0, billingState: 'Partly' });
    expect((await bill(order._id).expect(409)).body.code).toBe('NOTHING_TO_BILL');
    expect((await bill(order._id, { basis: 'order' }).expect(201)).body.lines).toMatchObject([{ qty: 2 }, { qty: 4 }]);
  });

  it('is billed whole by invoiceGenerated', async () => {
    const { order, lines } = await ordered();
    await staff.http
      .post(`/api/orders/${order._id}/deliveries`)
      .send({ lines: lines(5, 0) })
      .expect(201);
    await change(order._id, { invoiceGenerated: true }).expect(200);
    expect(await seen(order._id)).toMatchObject({ billingState: 'All' });
  });
});

describe('an order of an account that is invoiced by delivery', () => {
  it('bills the delivered goods', async () => {
    const person = await shop.as.customer('Hind Saleh');
    await staff.http.put(`/api/users/${person.id}`).send({ billing: 'delivery' }).expect(200);
    const { order, lines } = await ordered(person.id);
    expect(order).toMatchObject({ billing: 'delivery', billableNow: 0, billableTotal: 151.57 });
    expect((await bill(order._id).expect(409)).body.code).toBe('NOTHING_TO_BILL');
    expect(await listed({ user: person.id, toBill: true })).toEqual([]);
    // Lines that staff name are billed before.
    await bill(order._id, { lines: lines(1, 0) }).expect(201);
    expect(await listed({ user: person.id, billingState: 'Partly' })).toEqual([order._id]);
    await change(order._id, { status: 'Delivered' }).expect(200);
    expect(await listed({ user: person.id, toBill: true })).toEqual([order._id]);
    expect((await bill(order._id).expect(201)).body.lines).toMatchObject([{ qty: 6 }, { qty: 4 }]);
    expect(await listed({ user: person.id, billingState: 'All', toBill: false })).toEqual([order._id]);
  });

  it('counts the whole unbilled amount against the credit limit', async () => {
    const { order, lines } = await ordered();
    const { body } = await bill(order._id, { lines: lines(3, 0) }).expect(201);
    const standing = (await staff.http.get('/api/credit-standing').query({ user: buyer.id }).expect(200)).body;
    expect([standing.open.amount, standing.used]).toEqual([body.amountDue, 151.57]);
  });
});
