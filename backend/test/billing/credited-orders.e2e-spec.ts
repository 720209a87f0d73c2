import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

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

const WHY = { reason: 'DL8.61.1.D', words: 'Two rolls came back' };
const credit = (invoice: string, body: object) =>
  staff.http.post('/api/credit-notes').send({ invoice, ...WHY, ...body });
const invoiceOf = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;
const orderOf = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const change = (order: string, body: object) => staff.http.put(`/api/orders/${order}`).send(body);

/** An invoice of 12 rolls at 18.50 AED and 25 AED of delivery. */
const invoiced = async (customer = buyer) => {
  const invoice = await shop.given.invoice(customer, { qty: 12, unitPrice: 18.5, deliveryCharge: 25 });
  return { ...invoice, line: String(invoice.lines[0]?._id) };
};

describe('an order whose invoice is credited in full', () => {
  it('may be corrected and invoiced again', async () => {
    const { _id, order } = await invoiced();
    await credit(_id, { reason: 'DL8.61.1.E', amount: 247 }).expect(201);
    const other = await shop.as.customer('Hind Saleh');
    await change(order._id, { user: other.id }).expect(200);
    const { body } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(body).toMatchObject({ user: { _id: other.id }, amountDue: 247, credited: 0, creditNotes: [] });
    expect(await orderOf(order._id)).toMatchObject({ invoice: { _id: body._id }, invoiceCredited: false });
    const again = await staff.http.post('/api/invoices').send({ order: order._id }).expect(409);
    expect(again.body.code).toBe('INVOICE_EXISTS');
  });

  it.each([
    ['DL8.61.1.A', 0],
    ['DL8.61.1.B', 0],
    ['DL8.61.1.C', 0],
    ['DL8.61.1.D', 0],
    ['DL8.61.1.E', 247],
    ['VD', 0],
  ])('has, for reason %s, %i billed, and the same amount counts against the credit limit', async (reason, left) => {
    const owner = await shop.as.customer();
    const { _id, order } = await invoiced(owner);
    const lines = [{ line: (await invoiceOf(_id)).lines[0]?._id, qty: 12 }];
    await credit(_id, reason === 'DL8.61.1.D' ? { lines, deliveryCharge: 25 } : { reason, amount: 247 }).expect(201);
    const { billableTotal, allowedActions } = await orderOf(order._id);
    expect([billableTotal, allowedActions.includes('invoice')]).toEqual([left, left > 0]);
    const { body } = await staff.http.get('/api/credit-standing').query({ user: owner.id }).expect(200);
    expect(body).toMatchObject({ open: { amount: 0 }, unbilled: { amount: left } });
    const again = await staff.http.post('/api/invoices').send({ order: order._id });
    expect(again.body).toMatchObject(left > 0 ? { amountDue: left } : { code: 'ORDER_CLOSED_BY_CREDIT' });
  });

  it('is billed without cancelled goods if the rest was credited for another reason', async () => {
    const { _id, order, line } = await invoiced();
    const cancelled = { reason: 'DL8.61.1.A', lines: [{ line, qty: 5 }], deliveryCharge: 10 };
    await credit(_id, cancelled).expect(201);
    const { amountDue } = await invoiceOf(_id);
    await credit(_id, { reason: 'DL8.61.1.E', amount: amountDue }).expect(201);
    expect((await orderOf(order._id)).billableTotal).toBe(amountDue);
    const { body } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(body).toMatchObject({ amountDue, deliveryCharge: 15, lines: [{ qty: 7 }] });
  });

  it('is not invoiced again if its goods were returned or it was cancelled', async () => {
    const returned = await invoiced();
    const lines = [{ line: returned.line, qty: 12, restock: true }];
    await credit(returned._id, { lines, deliveryCharge: 25 }).expect(201);
    const cancelled = await invoiced();
    await change(cancelled.order._id, { status: 'Cancelled' }).expect(200);
    for (const [{ order }, code] of [
      [returned, 'ORDER_CLOSED_BY_CREDIT'],
      [cancelled, 'ORDER_CLOSED_BY_CREDIT'],
    ] as const) {
      const { body } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(409);
      expect(body.code).toBe(code);
    }
  });
});
