import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery, statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

const TODAY = '2026-03-20';
const MISSING = '6920200f1c2d3e4f5a6b7c8d';

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const seen = (order: OrderResponse): Promise<OrderResponse> => read(`orders/${order._id}`);
const ask = (order: Pick<OrderResponse, '_id'>, body: object) =>
  staff.http.post(`/api/orders/${order._id}/advance-invoices`).send(body);
const requested = async (order: OrderResponse, body: object): Promise<InvoiceResponse> =>
  (await ask(order, body).expect(201)).body;
const bill = (order: OrderResponse, body: object = {}) =>
  staff.http.post('/api/invoices').send({ order: order._id, ...body });
const billed = async (order: OrderResponse, body: object = {}): Promise<InvoiceResponse> =>
  (await bill(order, body).expect(201)).body;
const money = (amount: number, paymentDate = TODAY) => ({
  ...{ amount, paymentMethod: 'Bank Transfer', paymentDate, allocations: [] },
});
const receive = (order: OrderResponse, body: object) =>
  staff.http.post('/api/receipts').send({ order: order._id, ...body });
const received = async (order: OrderResponse, body: object) => (await receive(order, body).expect(201)).body;
const deliver = (order: OrderResponse, qty: number) => {
  const lines = [{ line: order.orderItems[0]?._id, qty }];
  return staff.http.post(`/api/orders/${order._id}/deliveries`).send({ lines, status: 'Delivered' }).expect(201);
};
const credit = (invoice: Pick<InvoiceResponse, '_id'>, amount: number, reason = 'DL8.61.1.C') =>
  staff.http.post('/api/credit-notes').send({ invoice: invoice._id, amount, reason, words: 'Less' });
const invoicesOf = async (order: OrderResponse): Promise<InvoiceResponse[]> => {
  const query = listQuery({ filter: { order: order._id }, sort: ['createdAt', 'ASC'] });
  return (await staff.http.get('/api/invoices').query(query).expect(200)).body;
};
const balance = async () => (await read(`users/${buyer.id}/statement?from=2026-01-01&to=${TODAY}`)).closingBalance;

/** Ten boxes at 105.00 with VAT: 1,050.00 AED. */
const ordered = async (qty = 10, more: object = {}): Promise<OrderResponse> => {
  const product = await shop.given.product({ stock: 1000 });
  const orderItems = [{ product: product._id, qty, unitPrice: 105 }];
  return (
    await staff.http
      .post('/api/orders')
      .send({ user: buyer.id, orderItems, ...more })
      .expect(201)
  ).body;
};

describe('an advance requested by staff', () => {
  it('is a tax invoice due at once, with its own number, a line for each VAT category, and no VAT of its own beyond its part', async () => {
    const order = await ordered();
    shop.clock.stopAt(`${TODAY}T10:00:00.000Z`);
    const advance = await requested(order, { percent: 33.33, note: 'One third' });
    expect(advance.dueDate).toBe(`${TODAY}T19:59:59.999Z`);
    expect(advance).toMatchObject({
      ...{ kind: 'Advance', title: 'Simplified Tax Invoice', status: 'Unpaid', issuedTotal: 349.97, amountDue: 349.97 },
      tax: { net: 333.3, vat: 16.67, gross: 349.97, categories: [{ category: 'S', rate: 5, vat: 16.67 }] },
      lines: [{ productName: `Advance payment for ${order.orderNumber}`, qty: 1, unitPrice: 349.97, product: null }],
      ...{ adminToClientNote: 'One third', advances: [], advanced: 0, used: 0, deliveries: [] },
    });
    expect(advance.invoiceNumber).toMatch(/^INV-2026-\d{5}$/);
    expect(await seen(order)).toMatchObject({
      ...{ billingState: 'None', invoiceGenerated: false, invoices: [], billableTotal: 1050, comingTotal: 700.03 },
      advances: [{ _id: advance._id, invoiceNumber: advance.invoiceNumber, total: 349.97, unused: 349.97 }],
    });
  });

  it('is used by the invoices of the order, oldest first, each at most its own gross; the last one requests the rest', async () => {
    const order = await ordered();
    const [first, second] = [await requested(order, { amount: 150 }), await requested(order, { percent: 20 })];
    const line = order.orderItems[0]?._id;
    const part = await billed(order, { lines: [{ line, qty: 3 }] });
    expect(part).toMatchObject({
      ...{ issuedTotal: 315, advanced: 315, amountDue: 0, remainingDue: 0, status: 'Paid' },
      advances: [
        { _id: first._id, gross: 150 },
        { _id: second._id, gross: 165 },
      ],
    });
    const last = await billed(order);
    expect(last).toMatchObject({ issuedTotal: 735, advanced: 45, amountDue: 690, status: 'Unpaid' });
    expect(last.advances).toMatchObject([{ _id: second._id, number: second.invoiceNumber, gross: 45 }]);
    expect(await read(`invoices/${second._id}`)).toMatchObject({ used: 210, amountDue: 210, status: 'Unpaid' });
    expect(await balance()).toBe(1050);
    expect(await seen(order)).toMatchObject({ comingTotal: 0, invoiceGenerated: true });
  });

  it('regains its part when the invoice that used it is voided, and can then be voided itself', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 100 });
    const invoice = await billed(order);
    const refused = await staff.http.delete(`/api/invoices/${advance._id}`).expect(409);
    expect(refused.body.code).toBe('ADVANCE_USED');
    await staff.http.delete(`/api/invoices/${invoice._id}`).expect(200);
    expect(await seen(order)).toMatchObject({ advances: [{ unused: 100 }], comingTotal: 950 });
    expect(await balance()).toBe(100);
    await staff.http.delete(`/api/invoices/${advance._id}`).expect(200);
    expect(await seen(order)).toMatchObject({ advances: [], comingTotal: 1050 });
    expect((await billed(order)).amountDue).toBe(1050);
  });

  it('frees its share if credited, and can be credited up to its remaining part', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 400 });
    await billed(order, { lines: [{ line: order.orderItems[0]?._id, qty: 1 }] });
    const { body } = await credit(advance, 295.01).expect(409);
    expect(body).toMatchObject({ code: 'CREDIT_TOO_LARGE', message: expect.stringContaining('295.00') });
    await credit(advance, 200).expect(201);
    expect(await billed(order)).toMatchObject({ advanced: 95, amountDue: 850 });
    const { body: again } = await credit(advance, 1).expect(409);
    expect(again.code).toBe('ADVANCE_USED');
  });

  it('is written off if an invoice deducts it and it is never paid; that invoice then can’t be voided', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 300 });
    const writeOff = (amount: number) => {
      const body = { amount, reason: 'Insolvent', notifiedOn: TODAY, mail: false };
      return staff.http.post(`/api/invoices/${advance._id}/write-offs`).send(body);
    };
    expect((await writeOff(300).expect(409)).body.code).toBe('ADVANCE_NOT_WRITTEN_OFF');
    const invoice = await billed(order);
    expect((await credit(advance, 1).expect(409)).body.code).toBe('ADVANCE_USED');
    expect((await writeOff(300).expect(409)).body.code).toBe('TOO_EARLY_FOR_RELIEF');
    shop.clock.stopAt('2026-10-01T08:00:00.000Z');
    const { body: written } = await writeOff(300).expect(201);
    expect(written).toMatchObject({ status: 'Written Off', writtenOff: 300, remainingDue: 0 });
    expect((await staff.http.delete(`/api/invoices/${invoice._id}`).expect(409)).body).toMatchObject({
      code: 'INVOICE_WRITTEN_OFF',
      message: expect.stringContaining(advance.invoiceNumber),
    });
    await credit(invoice, 750).expect(201);
    expect((await credit(invoice, 1).expect(409)).body.code).toBe('INVOICE_WRITTEN_OFF');
    shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  });

  it('leaves its excess to a credit note for reason C when nothing is left to bill', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 630 });
    await deliver(order, 4);
    await staff.http.post(`/api/orders/${order._id}/close`).send({ reason: 'Sold out' }).expect(200);
    const invoice = await billed(order);
    expect(invoice).toMatchObject({ issuedTotal: 420, advanced: 420, amountDue: 0, status: 'Paid' });
    const query = listQuery({ filter: { invoice: advance._id } });
    const notes = (await staff.http.get('/api/credit-notes').query(query).expect(200)).body;
    expect(notes).toMatchObject([{ reason: 'DL8.61.1.C', total: 210, tax: { vat: 10 } }]);
    expect(await read(`invoices/${advance._id}`)).toMatchObject({ credited: 210, amountDue: 420, used: 420 });
    expect(await balance()).toBe(420);
  });

  it('is credited with its invoices if the order is cancelled, and both amounts become credit', async () => {
    const order = await ordered();
    const receipt = await received(order, money(500));
    const invoice = await billed(order, { lines: [{ line: order.orderItems[0]?._id, qty: 2 }] });
    expect(invoice).toMatchObject({ amountDue: 0, advanced: 210 });
    await staff.http.put(`/api/orders/${order._id}`).send({ status: 'Cancelled' }).expect(200);
    const [advance] = await invoicesOf(order);
    expect(advance).toMatchObject({ amountDue: 0, credited: 500, used: 0, amountPaid: 500 });
    expect(await read(`invoices/${invoice._id}`)).toMatchObject({ status: 'Credited', credited: 0 });
    expect(await balance()).toBe(-500);
    expect((await read(`receipts/open-invoices?user=${buyer.id}`)).creditBalance).toBe(500);
    expect(receipt.unallocated).toBe(0);
  });

  it('regains the amount that a credit note credits beyond the request', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 300 });
    const invoice = await billed(order);
    await credit(invoice, 900).expect(201);
    expect(await read(`invoices/${invoice._id}`)).toMatchObject({ amountDue: 0, credited: 750, status: 'Paid' });
    expect(await read(`invoices/${advance._id}`)).toMatchObject({ amountDue: 150, credited: 150, used: 150 });
    expect(await balance()).toBe(150);
  });

  it('is refused if it does not fit, or is not for this order', async () => {
    const order = await ordered();
    const code = async (body: object, of: Pick<OrderResponse, '_id'> = order) => {
      const answer = await ask(of, body);
      return `${answer.status} ${answer.body.code}`;
    };
    await deliver(order, 4);
    expect(await code({ amount: 630.01 })).toBe('409 ADVANCE_TOO_LARGE');
    await requested(order, { amount: 600 });
    expect(await code({ percent: 42.86 })).toBe('409 ADVANCE_TOO_LARGE');
    expect(await code({})).toBe('400 VALIDATION_FAILED');
    expect(await code({ amount: 10, percent: 10 })).toBe('400 VALIDATION_FAILED');
    expect(await code({ amount: 1, dueDate: '2026-03-19' })).toBe('400 VALIDATION_FAILED');
    expect(await code({ amount: 1 }, { _id: MISSING })).toBe('404 ORDER_NOT_FOUND');
    const free = await ordered(1, { discount: 105 });
    expect(await code({ percent: 10 }, free)).toBe('409 FREE_ORDER');
  });

  it('fixes the amounts of the order, and prevents its deletion', async () => {
    const order = await ordered();
    await requested(order, { amount: 100 });
    const changed = await staff.http.put(`/api/orders/${order._id}`).send({ deliveryCharge: 5 }).expect(409);
    expect(changed.body.code).toBe('ORDER_INVOICED');
    expect((await staff.http.delete(`/api/orders/${order._id}`).expect(409)).body.code).toBe('ORDER_INVOICED');
  });
});

describe('money for an order', () => {
  it('creates an advance invoice with its date, and settles it', async () => {
    const order = await ordered();
    const receipt = await received(order, money(105, '2026-03-11'));
    const [advance] = await invoicesOf(order);
    expect(advance).toMatchObject({ kind: 'Advance', issuedTotal: 105, status: 'Paid', tax: { vat: 5 } });
    expect(advance?.supplyDate?.slice(0, 10)).toBe('2026-03-11');
    expect(receipt).toMatchObject({ unallocated: 0, allocations: [{ invoice: advance?._id, amount: 105 }] });
    const invoice = await billed(order);
    expect(invoice).toMatchObject({ advanced: 105, amountDue: 945 });
    expect(invoice.supplyDate).toBe(invoice.createdAt);
  });

  it('settles a requested advance before it creates another', async () => {
    const order = await ordered();
    const advance = await requested(order, { amount: 200 });
    await received(order, money(305));
    const [paid, made] = await invoicesOf(order);
    expect(paid).toMatchObject({ _id: advance._id, status: 'Paid' });
    expect(made).toMatchObject({ kind: 'Advance', issuedTotal: 105, status: 'Paid' });
  });

  it('waits for the invoice if its goods are delivered, and pays it automatically', async () => {
    const order = await ordered();
    await deliver(order, 4);
    const receipt = await received(order, money(300));
    expect(receipt).toMatchObject({ unallocated: 300, allocations: [] });
    expect(await invoicesOf(order)).toEqual([]);
    await received(order, money(225));
    const [advance] = await invoicesOf(order);
    expect(advance).toMatchObject({ kind: 'Advance', issuedTotal: 105 });
    const invoice = await billed(order, { lines: [{ line: order.orderItems[0]?._id, qty: 4 }] });
    expect(invoice).toMatchObject({ issuedTotal: 420, advanced: 105, amountDue: 315, amountPaid: 315, status: 'Paid' });
    expect((await read(`receipts/open-invoices?user=${buyer.id}`)).creditBalance).toBe(105);
    expect((await seen(order)).paidAt).not.toBeNull();
  });

  it('creates the invoice instead if it pays the whole remaining amount', async () => {
    const order = await ordered();
    await received(order, money(50));
    const receipt = await received(order, money(1000, '2026-03-18'));
    const invoices = await invoicesOf(order);
    expect(invoices.map(({ kind, status }) => [kind, status])).toEqual([
      ['Advance', 'Paid'],
      ['Standard', 'Paid'],
    ]);
    expect(invoices[1]).toMatchObject({ issuedTotal: 1050, advanced: 50, amountPaid: 1000 });
    expect(receipt.allocations).toMatchObject([{ invoice: invoices[1]?._id, amount: 1000 }]);
    expect(await balance()).toBe(0);
  });

  it('is refused above the value of the order, unless the excess is put on account explicitly', async () => {
    const order = await ordered();
    const { body } = await receive(order, money(1050.01)).expect(409);
    expect(body).toMatchObject({
      code: 'ADVANCE_TOO_LARGE',
      errors: { amount: expect.stringContaining('AED 1,050.00') },
    });
    const receipt = await received(order, { ...money(1200), onAccount: 150 });
    expect(receipt).toMatchObject({ unallocated: 150 });
    const other = await ordered();
    expect((await receive(other, { ...money(10), onAccount: 10.01 }).expect(400)).body.errors.onAccount).toBeDefined();
  });

  it('creates and pays nothing automatically if it is explicitly a deposit', async () => {
    const order = await ordered();
    await received(order, { ...money(80), onAccount: 80 });
    expect(await invoicesOf(order)).toEqual([]);
    expect((await seen(order)).paidAt).toBeNull();
    expect(await billed(order)).toMatchObject({ amountPaid: 0, amountDue: 1050 });
  });

  it('voids its advance invoice if it was never received', async () => {
    const order = await ordered();
    const receipt = await received(order, money(105));
    await staff.http.delete(`/api/receipts/${receipt._id}?reason=Typed%20twice`).expect(200);
    const [advance] = await invoicesOf(order);
    expect(advance).toMatchObject({ status: 'Void', amountPaid: 0 });
    expect(await seen(order)).toMatchObject({ advances: [], comingTotal: 1050 });
    expect(await balance()).toBe(0);
  });

  it('credits the unused part of its advance if it was never received, and leaves the used part open', async () => {
    const order = await ordered();
    const receipt = await received(order, money(300));
    await billed(order, { lines: [{ line: order.orderItems[0]?._id, qty: 1 }] });
    await staff.http.delete(`/api/receipts/${receipt._id}?reason=Wrong`).expect(200);
    const [advance] = await invoicesOf(order);
    expect(advance).toMatchObject({ credited: 195, used: 105, amountDue: 105, amountPaid: 0, status: 'Unpaid' });
    expect(await balance()).toBe(105);
  });

  it('never exceeds the order, even if it is entered twice at the same time', async () => {
    const order = await ordered();
    const answers = await Promise.all([receive(order, money(700)), receive(order, money(700))]);
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 1 });
    const invoices = await invoicesOf(order);
    expect(invoices).toMatchObject([{ kind: 'Advance', issuedTotal: 700, status: 'Paid' }]);
    expect((await seen(order)).comingTotal).toBe(350);
  });
});
