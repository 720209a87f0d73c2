import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let order: { _id: string; orderNumber: string; totalPrice: number };

const TODAY = '2026-03-20';
const money = (amount: number, paymentDate: string) => ({
  ...{ amount, paymentMethod: 'Bank Transfer', paymentDate, allocations: [] },
});

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
});
beforeEach(async () => {
  buyer = await shop.as.customer();
  order = await shop.given.order(buyer);
});
afterAll(() => shop.close());

const record = (body: object) => staff.http.post('/api/receipts').send({ order: order._id, ...body });
const recorded = async (body: object) => (await record(body).expect(201)).body;
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
/** The Dubai date of an API timestamp. */
const dayOf = (instant: string) => dubaiDay(new Date(instant));
const paidAt = async () => {
  const { paidAt: at } = await read(`/api/orders/${order._id}`);
  return at && dayOf(at);
};
const issue = () =>
  staff.http.post('/api/invoices').send({ order: order._id, user: buyer.id, amountDue: order.totalPrice });
const waiting = async () => {
  const filter = { invoiceGenerated: false, isPaidInAdvance: true, user: buyer.id };
  const { body } = await staff.http.get('/api/orders').query(listQuery({ filter })).expect(200);
  return body.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
};

describe('money received for an order before its invoice', () => {
  it('is an advance of the owner of the order, and does not change the supply date of the invoice', async () => {
    const receipt = await recorded(money(40, '2026-03-11'));
    expect(receipt).toMatchObject({
      ...{ unallocated: 0, allocated: 40, user: { _id: buyer.id }, company: null },
      order: { _id: order._id, orderNumber: order.orderNumber },
    });
    expect(await paidAt()).toBeNull();
    const { body: invoice } = await issue().expect(201);
    expect(invoice).toMatchObject({ supplyDate: invoice.createdAt, advanced: 40, amountDue: order.totalPrice - 40 });
  });

  it('waits for the invoice if the goods are delivered, since the day of the earliest valid payment', async () => {
    await staff.http.put(`/api/orders/${order._id}`).send({ status: 'Delivered' }).expect(200);
    const first = await recorded(money(10, '2026-03-05'));
    const second = await recorded(money(20, '2026-03-09'));
    await recorded(money(30, '2026-03-15'));
    expect(await paidAt()).toBe('2026-03-05');
    await staff.http.delete(`/api/receipts/${first._id}`).query({ reason: 'Typed twice' }).expect(200);
    expect(await paidAt()).toBe('2026-03-09');
    const back = { paymentMethod: 'Bank Transfer', paymentDate: TODAY };
    const refund = (amount: number) =>
      staff.http
        .post(`/api/receipts/${second._id}/refunds`)
        .send({ ...back, amount })
        .expect(201);
    await refund(5);
    expect(await paidAt()).toBe('2026-03-09');
    await refund(15);
    expect(await paidAt()).toBe('2026-03-15');
    expect(await waiting()).toEqual([order.orderNumber]);
    expect((await issue().expect(201)).body).toMatchObject({ amountPaid: 30, status: 'Partially Paid' });
    expect([await waiting(), await paidAt()]).toEqual([[], null]);
  });

  it('doesn’t date the supply of goods that were delivered earlier', async () => {
    await staff.http
      .put(`/api/orders/${order._id}`)
      .send({ status: 'Delivered', deliveredAt: '2026-03-02' })
      .expect(200);
    await recorded(money(40, '2026-03-11'));
    const { body: invoice } = await issue().expect(201);
    expect(dayOf(invoice.supplyDate)).toBe('2026-03-02');
  });

  it('belongs to the company if its payer is a member', async () => {
    const company = await shop.given.company();
    await staff.http.put(`/api/users/${buyer.id}`).send({ company: company._id, companyRole: 'buyer' }).expect(200);
    order = await shop.given.order(buyer);
    expect(await recorded(money(40, TODAY))).toMatchObject({ company: { _id: company._id } });
    const { body } = await record({ ...money(40, TODAY), user: buyer.id }).expect(400);
    expect(body.errors.order).toBe(`Order ${order.orderNumber} belongs to another account.`);
  });

  it('prints the order on its receipt', async () => {
    const { _id } = await recorded(money(40, TODAY));
    const text = await pdfText((await staff.http.get(`/api/receipts/${_id}/pdf`).expect(200)).body);
    expect(text).toContain(`Advance payment for order ${order.orderNumber}`);
  });

  it('is refused for an order that has its invoice, for a cancelled one, and for none', async () => {
    const refusal = async (body: object = {}) => {
      const answer = await record({ ...money(40, TODAY), ...body });
      return `${answer.status} ${answer.body.code}`;
    };
    expect(await refusal({ order: '64b000000000000000000000' })).toBe('404 ORDER_NOT_FOUND');
    expect(await refusal({ order: 'ORD-1' })).toBe('400 VALIDATION_FAILED');
    const { body: invoice } = await issue().expect(201);
    expect(await refusal()).toBe('409 INVOICE_EXISTS');
    await staff.http.delete(`/api/invoices/${invoice._id}`).expect(200);
    await staff.http.put(`/api/orders/${order._id}`).send({ status: 'Cancelled' }).expect(200);
    expect(await refusal()).toBe('409 ORDER_NOT_INVOICEABLE');
    expect(await paidAt()).toBeNull();
  });

  it('settles the open advance of an order that is billed completely, and no more than that', async () => {
    const { _id } = (
      await staff.http.post(`/api/orders/${order._id}/advance-invoices`).send({ amount: 40 }).expect(201)
    ).body;
    await issue().expect(201);
    expect((await record(money(40.01, TODAY)).expect(409)).body.code).toBe('ADVANCE_TOO_LARGE');
    const receipt = await recorded(money(40, TODAY));
    expect(receipt).toMatchObject({ unallocated: 0, allocations: [{ invoice: _id, amount: 40 }] });
    expect((await record(money(1, TODAY)).expect(409)).body.code).toBe('INVOICE_EXISTS');
  });

  it('is in time for a concurrent invoice, or too late for it', async () => {
    const [receipt, invoice] = await Promise.all([record(money(40, '2026-03-11')), issue()]);
    expect([201, 409]).toContain(receipt.status);
    const issued = await (invoice.status === 201 ? invoice : issue().expect(201));
    expect(dayOf(issued.body.supplyDate)).toBe(TODAY);
    expect(issued.body.advanced).toBe(receipt.status === 201 ? 40 : 0);
    expect(await paidAt()).toBeNull();
  });
});
