import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { pdfText } from '../support/pdf-text.js';

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

const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
const issue = (order: string) => staff.http.post('/api/invoices').send({ order });
const stockOf = async ({ _id }: ProductResponse) =>
  (await staff.http.get(`/api/products/${_id}`).expect(200)).body.stock;
const lineOf = ({ orderItems }: OrderResponse, index = 0) => String(orderItems[index]?._id);
const takeBack = ({ _id }: { _id: string }, lines: object[], more: object = {}) =>
  staff.http.post(`/api/orders/${_id}/returns`).send({ lines, ...more });

/** 12 rolls at 10.00 AED less 6.00, 5 boxes at 8.00, 25.00 of delivery, 16.00 off: 163.00 AED. */
const ordered = async (status = 'Delivered') => {
  const rolls = await shop.given.product({ stock: 100 });
  const boxes = await shop.given.product({ stock: 100 });
  const orderItems = [
    { product: rolls._id, qty: 12, unitPrice: 10, discount: 6 },
    { product: boxes._id, qty: 5, unitPrice: 8 },
  ];
  const body = { user: buyer.id, orderItems, deliveryCharge: 25, discount: 16 };
  const { body: order } = await staff.http.post('/api/orders').send(body).expect(201);
  if (status !== 'Processing') await change(order._id, { status }).expect(200);
  return { order: (await seen(order._id)) as OrderResponse, rolls, boxes };
};

describe('goods returned before the invoice', () => {
  it('are in stock again and deducted from their line, and the invoice bills the other goods', async () => {
    const { order, rolls, boxes } = await ordered();
    expect(order).toMatchObject({ totalPrice: 163, billableTotal: 163 });
    const { body } = await takeBack(order, [{ line: lineOf(order), qty: 4 }], { reason: 'Wrong colour' }).expect(201);
    expect(body).toMatchObject({
      ...{ status: 'Delivered', hasReturns: true, totalPrice: 163, invoice: null },
      orderItems: [
        { qty: 12, returnedQty: 4 },
        { qty: 5, returnedQty: 0 },
      ],
    });
    expect([await stockOf(rolls), await stockOf(boxes)]).toEqual([92, 95]);
    // 8 rolls: 80 less 4; 5 boxes: 40; less 12.05 of 16; 25 of delivery.
    expect(body.billableTotal).toBe(128.95);
    const { body: invoice } = await issue(order._id).expect(201);
    expect(invoice).toMatchObject({
      ...{ issuedTotal: 128.95, amountDue: 128.95, discount: 12.05, deliveryCharge: 25 },
      lines: [
        { qty: 8, discount: 4 },
        { qty: 5, discount: 0 },
      ],
    });
    const gross = invoice.lines.reduce((sum: number, line: { gross: number }) => sum + line.gross, 0);
    expect(gross + 25).toBeCloseTo(128.95, 9);
    const history = (await staff.http.get(`/api/orders/${order._id}/history`).expect(200)).body;
    const entry = history.find(({ action }: { action: string }) => action === 'goods returned');
    expect(JSON.stringify(entry.changes)).toContain('Wrong colour');
  });

  it('make the order Returned if all are returned, line by line, and nothing is left to invoice', async () => {
    const { order, rolls, boxes } = await ordered();
    await takeBack(order, [{ line: lineOf(order), qty: 12 }]).expect(201);
    const { body: invoice } = await issue(order._id).expect(201);
    await staff.http.delete(`/api/invoices/${invoice._id}`).expect(200);
    const { body } = await takeBack(order, [{ line: lineOf(order, 1), qty: 5 }]).expect(201);
    expect(body).toMatchObject({
      status: 'Returned',
      isDelivered: true,
      stockUpdated: false,
      allowedActions: ['edit', 'editMoney', 'delete'],
    });
    expect([await stockOf(rolls), await stockOf(boxes)]).toEqual([100, 100]);
    expect((await issue(order._id).expect(409)).body.code).toBe('GOODS_RETURNED');
    const again = await takeBack(order, [{ line: lineOf(order), qty: 1 }]).expect(409);
    expect(again.body.code).toBe('GOODS_RETURNED');
  });

  it('are not counted again when the remaining ones are returned', async () => {
    const { order, rolls } = await ordered();
    await takeBack(order, [{ line: lineOf(order), qty: 4 }]).expect(201);
    await change(order._id, { status: 'Returned' }).expect(200);
    expect(await stockOf(rolls)).toBe(100);
  });

  it('end the order, too, if all of them are returned with credit notes of its invoice', async () => {
    const { order, rolls, boxes } = await ordered();
    const { body: invoice } = await issue(order._id).expect(201);
    for (const [index, { _id: line, qty }] of invoice.lines.entries()) {
      expect(await seen(order._id)).toMatchObject({ status: 'Delivered', hasReturns: index > 0 });
      const note = { invoice: invoice._id, reason: 'DL8.61.1.D', words: 'Came back' };
      await staff.http
        .post('/api/credit-notes')
        .send({ ...note, lines: [{ line, qty, restock: true }] })
        .expect(201);
    }
    expect(await seen(order._id)).toMatchObject({ status: 'Returned', stockUpdated: false, invoiceCredited: false });
    expect([await stockOf(rolls), await stockOf(boxes)]).toEqual([100, 100]);
  });

  it('are not billed by the proforma invoice', async () => {
    const { order } = await ordered();
    await takeBack(order, [{ line: lineOf(order), qty: 4 }]).expect(201);
    const { body } = await staff.http.get(`/api/orders/${order._id}/proforma`).query({ language: 'en' }).expect(200);
    expect(await pdfText(body as Buffer)).toContain('128.95');
  });
});

describe('an invalid return', () => {
  it.each([
    ['without a known line', () => ({ lines: [{ line: MISSING, qty: 1 }] }), 'lines.0.line'],
    [
      'with a repeated line',
      (line: string) => ({
        lines: [
          { line, qty: 1 },
          { line, qty: 1 },
        ],
      }),
      'lines.1.line',
    ],
  ] as const)('is refused %s', async (_how, bodyOf, field) => {
    const { order } = await ordered();
    const answer = await staff.http
      .post(`/api/orders/${order._id}/returns`)
      .send(bodyOf(lineOf(order)))
      .expect(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await seen(order._id)).toEqual(order);
  });

  it('is refused if its order is not delivered, or has an invoice that credits the goods instead', async () => {
    for (const status of ['Processing', 'Cancelled', 'Returned']) {
      const { order } = await ordered(status);
      const { body } = await takeBack(order, [{ line: lineOf(order), qty: 1 }]).expect(409);
      expect(body).toMatchObject({ code: 'ORDER_NOT_DELIVERED', message: expect.stringContaining(status) });
    }
    const { order } = await ordered();
    await issue(order._id).expect(201);
    const { body } = await takeBack(order, [{ line: lineOf(order), qty: 1 }]).expect(409);
    expect(body).toMatchObject({ code: 'RETURN_BY_CREDIT_NOTE', message: expect.stringContaining('credit note') });
  });

  it('is refused for too many pieces, for a missing order, and from an older version', async () => {
    const { order } = await ordered();
    const lines = [{ line: lineOf(order), qty: 13 }];
    const { body } = await takeBack(order, lines).expect(409);
    expect(body).toMatchObject({ code: 'RETURN_QTY_TOO_LARGE', params: { left: '12', asked: '13' } });
    expect(Object.keys(body.errors)).toEqual(['lines.0.qty']);
    const one = { lines: [{ line: lineOf(order), qty: 1 }] };
    await staff.http.post(`/api/orders/${MISSING}/returns`).send(one).expect(404);
    expect((await takeBack(order, one.lines, { version: 1 }).expect(409)).body.code).toBe('STALE_VERSION');
    expect(await seen(order._id)).toEqual(order);
  });
});

describe('concurrent returns', () => {
  it('return the goods once', async () => {
    const { order, rolls } = await ordered();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => takeBack(order, [{ line: lineOf(order), qty: 5 }])),
    );
    expect(statusCounts(answers)).toEqual({ 201: 2, 409: 4 });
    expect(await stockOf(rolls)).toBe(98);
    expect(await seen(order._id)).toMatchObject({ orderItems: [{ returnedQty: 10 }, { returnedQty: 0 }] });
  });

  it('are not billed by an invoice issued at the same time', async () => {
    const { order } = await ordered();
    const [back, invoiced] = await Promise.all([takeBack(order, [{ line: lineOf(order), qty: 4 }]), issue(order._id)]);
    expect(invoiced.status).toBe(201);
    expect([201, 409]).toContain(back.status);
    expect(invoiced.body.issuedTotal).toBe(back.status === 201 ? 128.95 : 163);
  });
});
