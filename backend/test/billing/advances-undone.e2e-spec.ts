import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { EInvoiceCalls } from '../support/e-invoice-calls.js';
import { awaitEmails, emailsTo } from '../support/emails.js';

let shop: TestShop;
let calls: EInvoiceCalls;
let staff: TestActor;
let buyer: TestActor;
let bankAccount: string;
let sheets = 0;

const TODAY = '2026-07-20';
const JULY = '2026-07-06';
const JUNE = '2026-06-22';

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  const sending = { eInvoiceConnector: 'manual', eInvoicesSince: '2020-01-01' } as const;
  bankAccount = (await shop.given.settings({ bankAccounts: [account], ...sending })).bankAccounts[0]?._id ?? '';
  calls = await EInvoiceCalls.at(shop);
  ({ staff, buyer } = calls);
});
beforeEach(() => shop.clock.stopAt(`${TODAY}T08:00:00.000Z`));
afterAll(() => shop.close());

const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const post = async (path: string, body: object, status = 201) =>
  (await staff.http.post(`/api/${path}`).send(body).expect(status)).body;
const seen = (order: OrderResponse): Promise<OrderResponse> => read(`orders/${order._id}`);
const listed = async (path: string, filter: object) =>
  (await staff.http.get(`/api/${path}`).query(listQuery({ filter })).expect(200)).body;
const advanceOf = async (order: OrderResponse): Promise<InvoiceResponse> =>
  (await listed('invoices', { order: order._id, kind: 'Advance' }))[0];
const deliver = (order: OrderResponse, qty: number) =>
  post(`orders/${order._id}/deliveries`, { lines: [{ line: order.orderItems[0]?._id, qty }] });
const receive = (order: OrderResponse, amount: number, paymentDate = TODAY, more: object = {}) =>
  post('receipts', { order: order._id, amount, paymentMethod: 'Bank Transfer', paymentDate, allocations: [], ...more });

/** Ten boxes at 105.00 with VAT on 1 June: 1,050.00 AED. */
async function ordered(user = buyer.id): Promise<OrderResponse> {
  const product = await shop.given.product({ stock: 1000 });
  shop.clock.stopAt('2026-06-01T08:00:00.000Z');
  const order = await post('orders', { user, orderItems: [{ product: product._id, qty: 10, unitPrice: 105 }] });
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  return order;
}

/** While the shop is not registered for VAT. */
async function unregistered<T>(work: () => Promise<T>): Promise<T> {
  await shop.given.settings({ vatRegisteredSince: '' });
  try {
    return await work();
  } finally {
    await shop.given.settings({ vatRegisteredSince: '2018-01-01' });
  }
}

/** A cheque of 500 AED for the order that its bank paid on this day. */
async function cleared(order: OrderResponse, day: string): Promise<{ _id: string }> {
  sheets += 1;
  const { company } = await read(`orders/${order._id}`);
  const sheet = { bank: 'Mashreq', chequeNumber: `B${sheets}`, chequeDate: day, receivedOn: day, amount: 500 };
  const cheque = await post('cheques', { company: company._id, order: order._id, ...sheet, allocations: [] });
  await post('cheque-deposits', { bankAccount, depositedOn: day, cheques: [cheque._id] });
  await post(`cheques/${cheque._id}/clear`, { clearedOn: day }, 200);
  return cheque;
}

describe('a seller who is not registered for VAT', () => {
  it('issues no advance invoice: the money settles the invoice of the order automatically', async () => {
    const order = await ordered();
    await unregistered(async () => {
      expect((await post(`orders/${order._id}/advance-invoices`, { amount: 10 }, 409)).code).toBe(
        'ADVANCE_WITHOUT_VAT',
      );
      const { allowedActions, mostInAdvance } = await seen(order);
      expect([allowedActions.includes('askAdvance'), mostInAdvance]).toEqual([false, 0]);
      expect((await buyer.http.get('/api/orders/my').expect(200)).body[0]).toMatchObject({ mostInAdvance: 0 });
      expect(await receive(order, 500)).toMatchObject({ unallocated: 500, waiting: 500, allocations: [] });
      const invoice = await post('invoices', { order: order._id });
      expect(invoice).toMatchObject({ tax: null, amountPaid: 500, status: 'Partially Paid', advanced: 0 });
    });
    expect((await seen(order)).paidAt).toBeNull();
  });
});

describe('money that creates an advance invoice', () => {
  it('is reported by one email, which names the invoice and its VAT', async () => {
    const person = await shop.as.customer();
    const order = await ordered(person.id);
    const receipt = await receive(order, 105);
    const [email] = await awaitEmails(shop, person.email, `Payment received, receipt ${receipt.receiptNumber}`);
    const { invoiceNumber } = await advanceOf(order);
    for (const text of [invoiceNumber, 'advance payment', 'AED 5.00']) expect(email?.text).toContain(text);
    const subjects = (await emailsTo(shop, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(invoiceNumber))).toEqual([]);
  });

  it('no longer waits for its order once staff allocate it to another invoice', async () => {
    const [order, other] = [await ordered(), await ordered()];
    await deliver(order, 5);
    await receive(order, 300);
    expect((await seen(order)).paidAt).not.toBeNull();
    const invoice = await post('invoices', { order: other._id });
    await post(`invoices/${invoice._id}/apply-credit`, { amount: 300 }, 200);
    expect((await seen(order)).paidAt).toBeNull();
  });
});

describe('an advance whose cheque is returned', () => {
  const closeJune = () => post('vat-periods', { to: '2026-06-30' });
  it.each([
    ['is void', JULY, () => Promise.resolve(), { status: 'Void', credited: 0 }],
    [
      'is credited if it was sent',
      JULY,
      (_id: string) => calls.act(_id, 'mark-sent').expect(200),
      { status: 'Credited', credited: 500 },
    ],
    ['is credited if its period is closed', JUNE, closeJune, { status: 'Credited', credited: 500 }],
  ])('%s', async (_what, day, meanwhile, expected) => {
    const order = await ordered();
    const cheque = await cleared(order, day);
    const advance = await advanceOf(order);
    expect(advance).toMatchObject({ issuedTotal: 500, status: 'Paid' });
    expect(advance.supplyDate?.slice(0, 10)).toBe(day);
    await meanwhile(advance._id);
    await post(`cheques/${cheque._id}/bounce`, { bouncedOn: TODAY, reason: 'INSUFFICIENT_FUNDS' }, 200);
    expect(await read(`invoices/${advance._id}`)).toMatchObject({ ...expected, amountPaid: 0, remainingDue: 0 });
    expect(await seen(order)).toMatchObject({ comingTotal: 1050, mostInAdvance: 1050 });
  });
});

describe('an advance that was sent', () => {
  it('is credited, never void, and the next invoice deducts the remaining part', async () => {
    const order = await ordered();
    const advance = await post(`orders/${order._id}/advance-invoices`, { percent: 40 });
    await calls.act(advance._id, 'mark-sent').expect(200);
    expect((await staff.http.delete(`/api/invoices/${advance._id}`).expect(409)).body.code).toBe('E_INVOICE_SENT');
    const note = { invoice: advance._id, amount: 105, reason: 'DL8.61.1.C', words: 'Less is needed' };
    expect(await post('credit-notes', note)).toMatchObject({ total: 105, tax: { vat: 5 } });
    expect(await post('invoices', { order: order._id })).toMatchObject({ advanced: 315, amountDue: 735 });
  });
});

describe('money that was recorded before advances were invoiced', () => {
  it('is listed, and becomes a backdated advance invoice if staff choose so', async () => {
    const order = await ordered();
    const receipt = await unregistered(() => receive(order, 600, JULY, { onAccount: 100 }));
    const waiting = await listed('receipts', { waits: true, order: order._id });
    expect(waiting).toMatchObject([{ _id: receipt._id, waiting: 500, isAdvanceable: true }]);
    expect(await post(`receipts/${receipt._id}/advance-invoice`, {})).toMatchObject({ waiting: 0, unallocated: 100 });
    const advance = await advanceOf(order);
    expect(advance).toMatchObject({ issuedTotal: 500, status: 'Paid', tax: { vat: 23.81 } });
    expect(advance.supplyDate?.slice(0, 10)).toBe(JULY);
    expect(await seen(order)).toMatchObject({ paidAt: null, comingTotal: 550 });
    expect(await listed('receipts', { waits: true, order: order._id })).toEqual([]);
    expect((await post(`receipts/${receipt._id}/advance-invoice`, {}, 409)).code).toBe('NOTHING_IN_ADVANCE');
    await staff.http.delete(`/api/receipts/${receipt._id}?reason=Wrong`).expect(200);
    expect(await advanceOf(order)).toMatchObject({ status: 'Void' });
  });

  it('is not invoiced as an advance if its period is closed or its goods are delivered', async () => {
    const [late, delivered] = [await ordered(), await ordered()];
    const receipts = await unregistered(async () => [await receive(late, 500, JUNE), await receive(delivered, 500)]);
    await deliver(delivered, 5);
    const refusals = [];
    for (const { _id } of receipts) refusals.push((await post(`receipts/${_id}/advance-invoice`, {}, 409)).code);
    expect(refusals).toEqual(['PERIOD_CLOSED', 'NOTHING_IN_ADVANCE']);
    expect(await read(`receipts/${receipts[1]?._id}`)).toMatchObject({ waiting: 500, isAdvanceable: false });
  });
});
