import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { HistoryChangeResponse, HistoryEntryResponse } from '../../src/platform/history/dto/history.response.js';
import { HistoryWriter } from '../../src/platform/history/history-writer.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf } from '../support/calls.js';

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
const RESOURCES = ['quotes', 'orders', 'invoices', 'payments', 'users', 'products', 'categories'];
const ask = (resource: string, id: string, query: object = {}) =>
  staff.http.get(`/api/${resource}/${id}/history`).query(query);
const historyOf = async (resource: string, id: string, query?: object): Promise<HistoryEntryResponse[]> =>
  (await ask(resource, id, query).expect(200)).body;
const actionsOf = async (resource: string, id: string) => (await historyOf(resource, id)).map(({ action }) => action);
const latest = async (resource: string, id: string): Promise<HistoryEntryResponse> => {
  const [entry] = await historyOf(resource, id, { limit: 1 });
  return entry!;
};
const valuesOf = (changes: readonly HistoryChangeResponse[]) =>
  Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]]));
const put = (path: string, body: object) => staff.http.put(`/api/${path}`).send(body);
const remove = (path: string) => staff.http.delete(`/api/${path}`);
const payment = (amount: number) => ({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' });

describe('a history', () => {
  it('shows user, action and time, the latest first, with money in AED', async () => {
    const quote = await shop.given.requestedQuote(buyer);
    const { product, ...line } = quote.requestedItems[0]!;
    const requestedItems = [{ product, qty: 3, unitPrice: 19.99 }];
    shop.clock.stopAt('2026-11-20T08:00:00.000Z');
    try {
      await put(`quotes/${quote._id}`, { status: 'Quoted', requestedItems, deliveryCharge: 25.5 }).expect(200);
    } finally {
      shop.clock.run();
    }
    const entries = await historyOf('quotes', quote._id);
    expect(entries.map(({ action }) => action).sort()).toEqual(['requested', 'updated']);
    const updated = entries.find(({ action }) => action === 'updated');
    const stored = {
      ...{ _id: line._id, product, productName: line.productName, sku: line.sku, code: line.code, size: line.size },
      ...{ discount: 0, costPrice: null, taxCategory: 'S', taxRate: 5, taxReason: '' },
      ...{ productNameAr: '', hsCode: '', unitCode: 'XRO', priceSource: null, packSize: null, packUnit: '' },
    };
    expect(updated).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      action: 'updated',
      actor: { _id: staff.id, name: staff.name },
      at: '2026-11-20T08:00:00.000Z',
      changes: [
        { field: 'status', from: 'Requested', to: 'Quoted' },
        {
          field: 'requestedItems',
          from: [{ ...stored, unit: line.unit, qty: 2, unitPrice: 18.5, priceIsManual: false }],
          to: [{ ...stored, unit: line.unit, qty: 3, unitPrice: 19.99, priceIsManual: true }],
        },
        { field: 'deliveryCharge', from: 0, to: 25.5, isMoney: true },
        { field: 'totalPrice', from: 0, to: 85.47, isMoney: true },
        { field: 'validUntil', from: null, to: '2026-12-04' },
        { field: 'revision', from: 0, to: 1 },
      ],
    });
    const requested = entries.find(({ action }) => action === 'requested');
    expect(requested?.actor).toEqual({ _id: buyer.id, name: buyer.name });
    expect(valuesOf(requested?.changes ?? [])).toMatchObject({
      number: [null, quote.number],
      status: [null, 'Requested'],
    });
  });

  it('is read page by page', async () => {
    const order = await shop.given.order(buyer);
    for (const deliveredBy of ['a', 'b', 'c']) await put(`orders/${order._id}`, { deliveredBy }).expect(200);
    const firstValues = ({ changes }: HistoryEntryResponse) =>
      changes.find(({ field }) => ['deliveredBy', 'orderNumber'].includes(field))?.to;
    const part = async (query: object) => {
      const { headers, body } = await ask('orders', order._id, query).expect(200);
      return [headers['content-range'], ...body.map(firstValues)];
    };
    const number = order.orderNumber;
    expect(await part({})).toEqual(['history 0-3/4', 'c', 'b', 'a', number]);
    expect(await part({ range: '[1,2]' })).toEqual(['history 1-2/4', 'b', 'a']);
    expect(await part({ limit: 1 })).toEqual(['history 0-0/4', 'c']);
    expect(await part({ range: '[4,9]' })).toEqual(['history */4']);
  });

  it.each(RESOURCES)('exists only for existing or deleted records: %s', async (resource) => {
    const missing: Call[] = [MISSING, 'none'].map((id) => ['get', `/api/${resource}/${id}/history`]);
    const codes = await refusalsOf(staff.http, missing);
    expect(codes).toEqual(Array(2).fill(expect.stringMatching(/^404 [A-Z]+_NOT_FOUND$/)));
  });

  it('does not mix records of different kinds', async () => {
    const { _id } = await shop.given.order(buyer);
    await ask('invoices', _id).expect(404);
  });

  it('keeps the name of a deleted user', async () => {
    const leaver = await shop.as.staff('Sara Leaver');
    const order = await shop.given.order(buyer);
    await leaver.http.put(`/api/orders/${order._id}`).send({ deliveredBy: 'Aramex' }).expect(200);
    await remove(`users/${leaver.id}`).expect(200);
    expect((await latest('orders', order._id)).actor).toEqual({ _id: leaver.id, name: 'Sara Leaver' });
  });

  it('never holds a secret', async () => {
    await put(`users/${buyer.id}`, { name: 'Renamed' }).expect(200);
    const text = JSON.stringify(await historyOf('users', buyer.id));
    expect(text).toContain('Renamed');
    expect(text).not.toMatch(/argon2|passwordHash|sessions/);
  });
});

describe('the history', () => {
  it('includes for a quote its order and the deletion of the order', async () => {
    const quote = await shop.given.confirmedQuote(buyer);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    expect(await latest('quotes', quote._id)).toMatchObject({
      action: 'ordered',
      changes: [{ field: 'createdOrderId', from: null, to: order._id }],
    });
    await remove(`orders/${order._id}`).expect(200);
    expect(await latest('quotes', quote._id)).toMatchObject({
      action: 'freed',
      changes: [{ field: 'createdOrderId', from: order._id, to: null }],
    });
    await remove(`quotes/${quote._id}`).expect(200);
    expect(await actionsOf('quotes', quote._id)).toEqual(['deleted', 'freed', 'ordered', 'updated', 'requested']);
  });

  it('includes for an order everything from its creation to its deletion', async () => {
    const order = await shop.given.order(buyer);
    const created = valuesOf((await latest('orders', order._id)).changes);
    expect(created).toMatchObject({ orderNumber: [null, order.orderNumber], totalPrice: [null, 100] });
    await put(`orders/${order._id}`, { status: 'Delivered', deliveryCharge: 10 }).expect(200);
    expect(valuesOf((await latest('orders', order._id)).changes)).toEqual({
      status: ['Processing', 'Delivered'],
      isDelivered: [false, true],
      deliveredAt: [null, expect.stringMatching(/Z$/)],
      stockUpdated: [false, true],
      deliveryCharge: [0, 10],
      totalPrice: [100, 110],
    });
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    const changes = [{ field: 'invoice', from: null, to: invoice.invoiceNumber }];
    expect(await latest('orders', order._id)).toMatchObject({ action: 'invoiced', changes });
    await remove(`invoices/${invoice._id}`).expect(200);
    await put(`orders/${order._id}`, { status: 'Returned' }).expect(200);
    await remove(`orders/${order._id}`).expect(200);
    const gone = await latest('orders', order._id);
    expect(valuesOf(gone.changes)).toMatchObject({ orderNumber: [order.orderNumber, null], totalPrice: [110, null] });
    const actions = ['deleted', 'updated', 'invoice voided', 'invoiced', 'updated', 'created'];
    expect(await actionsOf('orders', order._id)).toEqual(actions);
  });

  it('includes for an invoice its issue, each payment, each change, and its voiding', async () => {
    const { _id, invoiceNumber, order } = await shop.given.invoice(buyer);
    const issued = valuesOf((await latest('invoices', _id)).changes);
    expect(issued).toMatchObject({ invoiceNumber: [null, invoiceNumber], amountDue: [null, 100] });
    const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(payment(40)).expect(201);
    expect(await latest('invoices', _id)).toMatchObject({
      action: 'payment recorded',
      changes: [
        { field: 'amountPaid', from: 0, to: 40 },
        { field: 'remainingDue', from: 100, to: 60 },
      ],
    });
    await put(`payments/${body.payment._id}`, { note: 'no 18' }).expect(200);
    await remove(`payments/${body.payment._id}`).expect(200);
    await put(`invoices/${_id}`, { dueDate: '2031-01-01', adminToClientNote: 'thanks' }).expect(200);
    expect(valuesOf((await latest('invoices', _id)).changes)).toEqual({
      dueDate: [expect.any(String), '2031-01-01T19:59:59.999Z'],
      adminToClientNote: ['', 'thanks'],
    });
    await remove(`invoices/${_id}`).expect(200);
    expect((await staff.http.get(`/api/invoices/${_id}`).expect(200)).body).toMatchObject({ status: 'Void', order });
    expect(await latest('invoices', _id)).toMatchObject({
      ...{ action: 'voided', changes: [{ field: 'reason', from: null, to: null }] },
    });
    const payments = ['payment reversed', 'payment changed', 'payment recorded'];
    expect(await actionsOf('invoices', _id)).toEqual(['voided', 'updated', ...payments, 'issued']);
  });

  it('includes for a payment its recording, correction, refund and reversal', async () => {
    const { _id: invoice, invoiceNumber } = await shop.given.invoice(buyer);
    const { body } = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(payment(40)).expect(201);
    const id: string = body.payment._id;
    const recorded = valuesOf((await latest('payments', id)).changes);
    expect(recorded).toMatchObject({ amount: [null, 40], paidTo: [null, 'Omar'], invoice: [null, invoiceNumber] });
    await put(`payments/${id}`, { amount: 50.5 }).expect(200);
    expect((await latest('payments', id)).changes).toEqual([{ field: 'amount', from: 40, to: 50.5, isMoney: true }]);
    const away = [{ field: 'status', from: 'Received', to: 'Refunded' }];
    await put(`payments/${id}`, { status: 'Refunded' }).expect(200);
    expect((await latest('payments', id)).changes).toEqual(away);
    expect(await actionsOf('payments', id)).toEqual(['refunded', 'updated', 'recorded']);
    const other = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(payment(40)).expect(201);
    await remove(`payments/${other.body.payment._id}`).expect(200);
    const reversed = [...away, { field: 'reason', from: null, to: null }];
    expect(await latest('payments', other.body.payment._id)).toMatchObject({ action: 'reversed', changes: reversed });
  });

  it('includes for a user the creation, the changes and the deletion', async () => {
    await buyer.http.put('/api/users/profile').send({ address: 'Ajman' }).expect(200);
    expect(await latest('users', buyer.id)).toMatchObject({ actor: { _id: buyer.id }, changes: [{ to: 'Ajman' }] });
    await put(`users/${buyer.id}`, { phoneNumber: '+97141234567', isAdmin: true }).expect(200);
    const phoneNumber = ['+971500000000', '+97141234567'];
    const rights = { isAdmin: [false, true], staffRole: [null, 'Administrator'] };
    expect(valuesOf((await latest('users', buyer.id)).changes)).toEqual({ phoneNumber, ...rights });
    await remove(`users/${buyer.id}`).expect(200);
    expect(valuesOf((await latest('users', buyer.id)).changes)).toEqual({
      name: [buyer.name, null],
      email: [buyer.email, null],
      ...{ isAdmin: [true, null], staffRole: ['Administrator', null], billing: ['order', null] },
    });
    expect(await actionsOf('users', buyer.id)).toEqual(['deleted', 'updated', 'updated', 'registered']);
  });

  it('includes for a product prices, manual and order stock changes, and the deletion', async () => {
    const product = await shop.given.product({ price: 10, stock: 10 });
    await put(`products/${product._id}`, { price: 12.5, stock: 20 }).expect(200);
    expect(valuesOf((await latest('products', product._id)).changes)).toEqual({ price: [10, 12.5], stock: [10, 20] });
    const order = await shop.given.order(buyer, { product, qty: 4 });
    const { orderNumber } = order;
    const stock = async () => {
      const { action, actor, changes } = await latest('products', product._id);
      return [action, actor?.name, valuesOf(changes)];
    };
    await put(`orders/${order._id}`, { status: 'Delivered' }).expect(200);
    expect(await stock()).toEqual(['stock taken', staff.name, { stock: [20, 16], order: [null, orderNumber] }]);
    await put(`orders/${order._id}`, { status: 'Returned' }).expect(200);
    expect(await stock()).toEqual(['stock put back', staff.name, { stock: [16, 20], order: [null, orderNumber] }]);
    await remove(`products/${product._id}`).expect(200);
    const gone = valuesOf((await latest('products', product._id)).changes);
    expect(gone).toMatchObject({ name: [product.name, null], sku: [product.sku, null], price: [12.5, null] });
    const actions = ['deleted', 'stock put back', 'stock taken', 'updated', 'created'];
    expect(await actionsOf('products', product._id)).toEqual(actions);
  });

  it('includes for a category its creation, renaming and deletion', async () => {
    const { _id, displayName } = await shop.given.category();
    await put(`categories/${_id}`, { displayName: 'Gold Foil' }).expect(200);
    expect((await latest('categories', _id)).changes).toContainEqual({
      field: 'displayName',
      from: displayName,
      to: 'Gold Foil',
    });
    await remove(`categories/${_id}`).expect(200);
    expect(valuesOf((await latest('categories', _id)).changes)).toMatchObject({ displayName: ['Gold Foil', null] });
    expect(await actionsOf('categories', _id)).toEqual(['deleted', 'updated', 'created']);
  });
});

describe('a change that failed', () => {
  it('leaves no entry: an entry belongs to the transaction of its change', async () => {
    const id = new Types.ObjectId();
    const actor = { id: staff.id, name: staff.name };
    const undone = shop.app.get(Transactions).run(null, async (session) => {
      await shop.app.get(HistoryWriter).writeHistory({ resource: 'orders', id, action: 'updated', actor }, session);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await ask('orders', id.toHexString()).expect(404);
  });

  it('leaves no entry of products, either, if an order can’t take all of its goods', async () => {
    const [enough, few] = [await shop.given.product({ stock: 50 }), await shop.given.product({ stock: 3 })];
    const orderItems = [enough, few].map(({ _id }) => ({ product: _id, qty: 4, unitPrice: 1 }));
    const { body: order } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    await put(`orders/${order._id}`, { status: 'Delivered' }).expect(409);
    expect(await actionsOf('orders', order._id)).toEqual(['created']);
    for (const { _id } of [enough, few]) expect(await actionsOf('products', _id)).toEqual(['created']);
  });

  it('leaves no entry if it lost a race', async () => {
    const order = await shop.given.order(buyer);
    await Promise.all(Array.from({ length: 5 }, () => staff.http.post('/api/invoices').send({ order: order._id })));
    expect(await actionsOf('orders', order._id)).toEqual(['invoiced', 'created']);
    const { body } = await staff.http.get(`/api/orders/${order._id}`).expect(200);
    expect(await actionsOf('invoices', body.invoice._id)).toEqual(['issued']);
  });

  it('leaves no entry if it was refused', async () => {
    const { _id, order } = await shop.given.invoice(buyer);
    await put(`orders/${order._id}`, { deliveryCharge: 5 }).expect(409);
    await put(`invoices/${_id}`, { amountDue: 5 }).expect(400);
    await remove(`orders/${order._id}`).expect(409);
    expect(await actionsOf('orders', order._id)).toEqual(['invoiced', 'created']);
    expect(await actionsOf('invoices', _id)).toEqual(['issued']);
  });
});
