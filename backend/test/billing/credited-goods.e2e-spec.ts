import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
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

const get = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const post = async (path: string, body: object, status = 201) =>
  (await staff.http.post(`/api/${path}`).send(body).expect(status)).body;
const printed = async (path: string) =>
  pdfText((await staff.http.get(`/api/${path}`).query({ language: 'en' }).expect(200)).body as Buffer);

/** An order of ten boxes at 100.00 AED, of which some are delivered and billed. */
const traded = async ({ delivered = 0, billed = 0, qty = 10, unitPrice = 100 }) => {
  const product = await shop.given.product({ stock: 100 });
  const orderItems = [{ product: product._id, qty, unitPrice }];
  const order: OrderResponse = await post('orders', { user: buyer.id, orderItems });
  const line = String(order.orderItems[0]?._id);
  const path = `orders/${order._id}`;
  if (delivered > 0) await post(`${path}/deliveries`, { lines: [{ line, qty: delivered }] });
  const invoice = billed > 0 ? await post('invoices', { order: order._id, lines: [{ line, qty: billed }] }) : null;
  const credit = (body: object, status = 201) => {
    const { lines, ...more } = { lines: [], ...body } as { lines: object[] };
    const own = lines.map((one) => ({ line: invoice.lines[0]._id, ...one }));
    return post('credit-notes', { invoice: invoice._id, words: 'As agreed', ...more, lines: own }, status);
  };
  const deliver = (pieces: number, status = 201) =>
    post(`${path}/deliveries`, { lines: [{ line, qty: pieces }] }, status);
  const takeBack = (pieces: number, status = 201) =>
    post(`${path}/returns`, { lines: [{ line, qty: pieces }] }, status);
  const close = (status = 200) => post(`${path}/close`, { reason: 'Discontinued' }, status);
  return { id: order._id, path, line, product: product._id, seen: () => get(path), credit, deliver, takeBack, close };
};

describe('a credit note of pieces', () => {
  it('reduces what was billed for a changed price, so that the last invoice bills no piece twice', async () => {
    const { id, credit, seen, deliver } = await traded({ qty: 4, delivered: 3, billed: 3 });
    expect(await credit({ reason: 'DL8.61.1.C', lines: [{ qty: 1 }] })).toMatchObject({ rebill: false });
    expect(await seen()).toMatchObject({ billableTotal: 100, orderItems: [{ invoicedQty: 3 }] });
    await deliver(1);
    expect(await post('invoices', { order: id })).toMatchObject({ amountDue: 100, lines: [{ qty: 1 }] });
  });

  it('leaves whole lines to invoice that are corrected and billed again', async () => {
    const { id, credit, seen } = await traded({ qty: 4, delivered: 4, billed: 4 });
    const note = await credit({ reason: 'DL8.61.1.C', rebill: true, lines: [{ qty: 4 }] });
    expect(note).toMatchObject({ rebill: true });
    expect(await seen()).toMatchObject({ billableTotal: 400, openQty: 0 });
    expect(await post('invoices', { order: id })).toMatchObject({ lines: [{ qty: 4 }] });
  });

  it.each([{ amount: 50 }, { lines: [{ qty: 3 }] }])('can’t be billed again for a part of a line: %j', async (part) => {
    const { credit } = await traded({ billed: 4 });
    const { errors } = await credit({ reason: 'DL8.61.1.C', rebill: true, ...part }, 400);
    expect(Object.keys(errors)).toEqual(['rebill']);
  });

  it('cancels those that were never delivered, with and without a restock', async () => {
    for (const restock of [false, true]) {
      const { credit, seen } = await traded({ delivered: 4, billed: 10 });
      expect(await seen()).toMatchObject({ orderItems: [{ billedAheadQty: 6 }] });
      await credit({ reason: 'DL8.61.1.A', lines: [{ qty: 6, restock }] });
      expect(await seen()).toMatchObject({
        ...{ status: 'Delivered', openQty: 0, totalPrice: 400, billableTotal: 0 },
        orderItems: [{ qty: 10, deliveredQty: 4, cancelledQty: 6, returnedQty: 0, invoicedQty: 4, billedAheadQty: 0 }],
      });
    }
  });

  it('does not let staff close the order if it credits an amount for a changed price', async () => {
    const { credit, close } = await traded({ delivered: 4, billed: 10 });
    expect(await close(409)).toMatchObject({ code: 'CLOSE_BY_CREDIT_NOTE' });
    await credit({ reason: 'DL8.61.1.C', amount: 600 });
    expect(await close(409)).toMatchObject({ code: 'CLOSE_BY_CREDIT_NOTE' });
  });

  it('lets staff close the order if it credits the amount of the pieces that will not come', async () => {
    const { credit, close, seen } = await traded({ delivered: 4, billed: 10 });
    await credit({ reason: 'DL8.61.1.A', amount: 599 });
    expect(await close(409)).toMatchObject({ code: 'CLOSE_BY_CREDIT_NOTE' });
    await credit({ reason: 'DL8.61.1.A', amount: 1 });
    await close();
    expect(await seen()).toMatchObject({
      ...{ status: 'Delivered', openQty: 0, totalPrice: 400, billableTotal: 0 },
      orderItems: [{ cancelledQty: 6, invoicedQty: 4 }],
    });
  });

  it.each([
    ['by amount', { reason: 'DL8.61.1.A', amount: 1000 }],
    ['by pieces', { reason: 'DL8.61.1.C', lines: [{ qty: 10 }] }],
  ])('ends an order that it credits as a whole %s', async (_how, body) => {
    const { credit, deliver, seen, product } = await traded({ billed: 10 });
    await credit(body);
    expect(await seen()).toMatchObject({ status: 'Cancelled', openQty: 0, billableTotal: 0 });
    expect(await deliver(1, 409)).toMatchObject({ code: 'ORDER_NOT_DELIVERABLE' });
    expect(await get(`products/${product}`)).toMatchObject({ stock: 100 });
  });

  it('returns delivered pieces of a line that is partly billed, and no open ones', async () => {
    const { credit, seen } = await traded({ delivered: 4, billed: 4 });
    await credit({ reason: 'DL8.61.1.A', lines: [{ qty: 2, restock: true }] });
    expect(await seen()).toMatchObject({
      ...{ openQty: 6, billableNow: 0, billableTotal: 600 },
      orderItems: [{ returnedQty: 2, cancelledQty: 0, invoicedQty: 2 }],
    });
  });
});

describe('an order whose end was a mistake', () => {
  it('is billed again once it is open again', async () => {
    const { id, path, seen, deliver } = await traded({ billed: 10 });
    await staff.http.put(`/api/${path}`).send({ status: 'Cancelled' }).expect(200);
    await staff.http.put(`/api/${path}`).send({ status: 'Processing' }).expect(200);
    expect(await seen()).toMatchObject({ openQty: 10, billableTotal: 1000 });
    await deliver(10);
    expect(await post('invoices', { order: id })).toMatchObject({ amountDue: 1000 });
  });
});

describe('goods returned without a credit note', () => {
  it('are refused if they are billed, while others of the line are still open', async () => {
    const { takeBack, close, seen } = await traded({ delivered: 4, billed: 4 });
    expect(await takeBack(4, 409)).toMatchObject({ code: 'RETURN_BY_CREDIT_NOTE' });
    await close();
    expect(await seen()).toMatchObject({ orderItems: [{ deliveredQty: 4, returnedQty: 0, invoicedQty: 4 }] });
  });

  it('are taken as far as no invoice bills them', async () => {
    const { takeBack, seen } = await traded({ delivered: 6, billed: 4 });
    expect(await takeBack(3, 409)).toMatchObject({ code: 'RETURN_BY_CREDIT_NOTE' });
    expect(await takeBack(7, 409)).toMatchObject({ code: 'RETURN_QTY_TOO_LARGE', params: { left: '2' } });
    await takeBack(2);
    expect(await seen()).toMatchObject({ billableTotal: 400, orderItems: [{ returnedQty: 2, invoicedQty: 4 }] });
  });

  it('may be credited already, and then take nothing off what is left to bill', async () => {
    const { takeBack, credit, seen } = await traded({ delivered: 6, billed: 4 });
    await credit({ reason: 'DL8.61.1.A', lines: [{ qty: 4 }] });
    await takeBack(6);
    expect(await seen()).toMatchObject({ openQty: 4, billableTotal: 400, orderItems: [{ invoicedQty: 0 }] });
  });

  it('may be free pieces that are billed', async () => {
    const orderItems = [
      { productName: 'Box', qty: 1, unitPrice: 100 },
      { productName: 'Gift', qty: 2, unitPrice: 0 },
    ];
    const order = await post('orders', { user: buyer.id, orderItems });
    await staff.http.put(`/api/orders/${order._id}`).send({ status: 'Delivered' }).expect(200);
    await post('invoices', { order: order._id });
    const [box, gift] = order.orderItems;
    const path = `orders/${order._id}/returns`;
    expect(await post(path, { lines: [{ line: box._id, qty: 1 }] }, 409)).toMatchObject({
      code: 'RETURN_BY_CREDIT_NOTE',
    });
    expect(await post(path, { lines: [{ line: gift._id, qty: 2 }] })).toMatchObject({
      orderItems: [{ invoicedQty: 1 }, { returnedQty: 2, invoicedQty: 0 }],
      billableTotal: 0,
    });
  });
});

describe('an order that is closed at 4 of 10', () => {
  it('comes to 400 in its total, its confirmation and its limit, and its delivery note says 4', async () => {
    const { path, close, deliver, seen } = await traded({});
    expect(await printed(`${path}/delivery-note`)).toContain('10 ');
    await deliver(4);
    expect(await printed(`${path}/delivery-note`)).not.toMatch(/\b10 \S+/u);
    await close();
    expect(await seen()).toMatchObject({ totalPrice: 400, tax: { gross: 400 }, billableTotal: 400 });
    const own = (await buyer.http.get(`/api/${path}`).expect(200)).body;
    expect(own).toMatchObject({ totalPrice: 400, orderItems: [{ qty: 10, cancelledQty: 6, gross: 400 }] });
    const text = await printed(`${path}/pdf`);
    expect(text).toContain('400.00');
    expect(text).not.toContain('1,000.00');
  });
});

describe('goods that left before their order was typed', () => {
  it('are delivered on any past day with a reason, and a refused call takes no number', async () => {
    const { path, line } = await traded({});
    const deliveredOn = '2025-02-03';
    const lines = [{ line, qty: 1 }];
    const first = await post(`${path}/deliveries`, { lines });
    for (let round = 0; round < 3; round += 1) {
      const { errors } = await post(`${path}/deliveries`, { lines, deliveredOn }, 400);
      expect(Object.keys(errors)).toEqual(['deliveredOn']);
    }
    const second = await post(`${path}/deliveries`, { lines, deliveredOn, note: 'Typed after the fair' });
    expect(second).toMatchObject({ status: 'Delivered', deliveredOn: '2025-02-03T00:00:00.000Z' });
    expect(Number(second.number.slice(-5))).toBe(Number(first.number.slice(-5)) + 1);
  });
});
