import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from '../support/once.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { NO_QUANTITIES, NOT_BILLED } from '../support/order-lines.js';
import { type Call, listQuery, refusalsOf, without } from '../support/calls.js';

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
const convert = (quoteId: string) => staff.http.post(`/api/orders/from-quote/${quoteId}`);
const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const own = async () => (await buyer.http.get('/api/orders/my').expect(200)).body;

describe('an order', () => {
  it('copies the values of its quote', async () => {
    const product = await shop.given.product({ code: 'FC3' });
    const quote = await shop.given.quote(
      buyer,
      {
        status: 'Confirmed',
        requestedItems: [{ product: product._id, qty: 3, unitPrice: 19.99 }],
        deliveryCharge: 25,
        extraFee: 0.5,
        adminToAdminNote: 'thin margin',
        adminToClientNote: 'two days',
      },
      3,
      product,
    );
    const { body } = await convert(quote._id).expect(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      company: null,
      orderNumber: expect.stringMatching(/^ORD-\d{4}-\d{5}$/),
      user: { _id: buyer.id, name: buyer.name, email: buyer.email },
      quote: { _id: quote._id, number: quote.number },
      paidAt: null,
      ...{ advances: [], comingTotal: 85.47, mostInAdvance: 85.47 },
      status: 'Processing',
      orderItems: quote.requestedItems.map((line) => ({ ...line, ...NO_QUANTITIES })),
      hasReturns: false,
      ...{ deliveryState: 'None', openQty: 3, lastDeliveredAt: null },
      ...{ hold: null, released: null, margin: { amount: null, percent: null, knownLines: 0, lines: 1 } },
      shippingAddress: 'Al Quoz, Dubai',
      deliveryCharge: 25,
      extraFee: 0.5,
      discount: 0,
      discountReason: '',
      ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
      warnings: [],
      tax: {
        ...{ basis: 'inclusive', net: 81.4, vat: 4.07, gross: 85.47 },
        categories: [{ category: 'S', rate: 5, net: 81.4, vat: 4.07 }],
      },
      totalPrice: 85.47,
      ...{ billableTotal: 85.47, billableNow: 85.47, ...NOT_BILLED },
      isDelivered: false,
      deliveredAt: null,
      deliveredBy: '',
      salesperson: null,
      stockUpdated: false,
      supply: { isExport: false, freeZoneBeneficiary: '' },
      adminToAdminNote: 'thin margin',
      adminToClientNote: '',
      clientToAdminNote: '',
      allowedActions: ['edit', 'editMoney', 'delete', 'deliver', 'close', 'invoice', 'askAdvance'],
      nextStatuses: ['Delivered', 'Returned', 'Cancelled'],
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const shown = {
      ...without(body, 'adminToAdminNote', 'nextStatuses', 'released', 'margin', 'supply', 'company', 'salesperson'),
      orderItems: [without(body.orderItems[0], 'costPrice', 'margin', 'priceSource', 'priceIsManual')],
      allowedActions: [],
    };
    expect(await own()).toEqual([without(shown, 'warnings')]);
    expect((await buyer.http.get(`/api/orders/${body._id}`).expect(200)).body).toEqual(shown);
  });

  it.each(['Requested', 'Quoted', 'Rejected'] as const)('is not created from a %s quote', async (status) => {
    const { _id } = await shop.given.quote(buyer, { status });
    const { body } = await convert(_id).expect(409);
    const message = 'Quote must be Confirmed to create an order.';
    expect(body).toEqual({ statusCode: 409, code: 'QUOTE_NOT_CONFIRMED', message });
    expect(await own()).toEqual([]);
    const quote = await staff.http.get(`/api/quotes/${_id}`).expect(200);
    expect(quote.body).toMatchObject({ isOrderCreated: false, createdOrderId: null });
  });

  it('is created only once from a quote, and may be free', async () => {
    const { _id } = await shop.given.confirmedQuote(buyer, { unitPrice: 0 });
    const { body } = await convert(_id).expect(201);
    expect(body).toMatchObject({ totalPrice: 0, allowedActions: ['edit', 'editMoney', 'delete', 'deliver', 'close'] });
    expect((await convert(_id).expect(409)).body.code).toBe('ORDER_EXISTS');
    expect(await own()).toHaveLength(1);
  });

  it('is not created from a missing quote', async () => {
    expect((await convert(MISSING).expect(404)).body.code).toBe('QUOTE_NOT_FOUND');
    expect((await convert('none').expect(404)).body.code).toBe('QUOTE_NOT_FOUND');
  });
});

describe('access', () => {
  it('is limited to owners of orders and staff', async () => {
    const order = await shop.given.order(buyer);
    const stranger = await shop.as.customer('Lina Haddad');
    const missing: Call[] = [
      ['get', `/api/orders/${order._id}`],
      ['get', `/api/orders/${MISSING}`],
      ['get', '/api/orders/none'],
    ];
    expect(await refusalsOf(stranger.http, missing)).toEqual(Array(3).fill('404 ORDER_NOT_FOUND'));
    expect((await stranger.http.get('/api/orders/my').expect(200)).body).toEqual([]);
  });
});

describe('a change', () => {
  it('updates the total with delivery charge and extra fee', async () => {
    const { _id } = await shop.given.order(buyer);
    const { body } = await change(_id, { deliveryCharge: 0.1, extraFee: 0.2, totalPrice: 1 }).expect(200);
    expect(body).toMatchObject({ totalPrice: 100.3, version: 2 });
  });

  it('accepts the whole record, and changes the fields that staff can change', async () => {
    const { _id } = await shop.given.order(buyer);
    const before = await seen(_id);
    const invoice = { _id: MISSING, invoiceNumber: 'INV-1' };
    const forged = {
      orderNumber: 'ORD-1',
      totalPrice: 1,
      invoice,
      quote: null,
    };
    const { body } = await change(_id, { ...before, ...forged, deliveredBy: 'Aramex' }).expect(200);
    expect(body).toEqual({ ...before, deliveredBy: 'Aramex', version: 2, updatedAt: expect.any(String) });
  });

  const untouched = once(() => shop.given.order(buyer));
  const AMOUNT = 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.';
  it.each([
    [{ status: 'Lost' }, { status: 'Must be one of Processing, Delivered, Returned, Cancelled.' }],
    [{ deliveryCharge: -1 }, { deliveryCharge: AMOUNT }],
    [{ extraFee: 0.001 }, { extraFee: AMOUNT }],
    [{ user: { $gt: '' } }, { user: 'Must be a record ID.' }],
    [{ user: null }, { user: 'Must be a record ID.' }],
    [{ user: MISSING }, { user: 'This customer does not exist.' }],
    [{ isDelivered: 'yes' }, { isDelivered: 'Must be true or false.' }],
    [{ stockUpdated: 1 }, { stockUpdated: 'Must be true or false.' }],
    [{ deliveredAt: 'tomorrow' }, { deliveredAt: 'Must be a date.' }],
    [{ shippingAddress: 'x'.repeat(501) }, { shippingAddress: 'Must be at most 500 characters.' }],
    [{ adminToAdminNote: ['x'] }, { adminToAdminNote: 'Must be text.' }],
  ])('is refused: %j', async (fields, errors) => {
    const { _id } = await untouched();
    const before = await seen(_id);
    const { body } = await change(_id, fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect(await seen(_id)).toEqual(before);
  });

  it('is refused from an old version, and changes nothing', async () => {
    const { _id } = await shop.given.order(buyer);
    await change(_id, { extraFee: 10, version: 1 }).expect(200);
    const before = await seen(_id);
    const { body } = await change(_id, { status: 'Delivered', version: 1 }).expect(409);
    expect(body.code).toBe('STALE_VERSION');
    expect(await seen(_id)).toEqual(before);
  });

  it('returns 404 for a missing order', async () => {
    expect((await change(MISSING, {}).expect(404)).body.code).toBe('ORDER_NOT_FOUND');
    await staff.http.delete(`/api/orders/${MISSING}`).expect(404);
  });
});

describe('an invoiced order', () => {
  it('keeps its amounts and its user, and can’t be deleted', async () => {
    const other = await shop.as.customer();
    const { order } = await shop.given.invoice(buyer);
    const before = await seen(order._id);
    expect(before).toMatchObject({ invoiceGenerated: true, allowedActions: ['edit', 'deliver'] });
    for (const fields of [
      { deliveryCharge: 5 },
      { extraFee: 5 },
      { user: other.id },
      { user: other.id, status: 'Delivered' },
    ]) {
      expect((await change(order._id, fields).expect(409)).body.code).toBe('ORDER_INVOICED');
    }
    const { body } = await staff.http.delete(`/api/orders/${order._id}`).expect(409);
    expect(body).toMatchObject({ code: 'ORDER_INVOICED', message: expect.stringContaining('has an invoice') });
    expect(await seen(order._id)).toEqual(before);
    await change(order._id, { ...before, status: 'Delivered', adminToClientNote: 'on its way' }).expect(200);
    const after = await seen(order._id);
    expect(after).toMatchObject({ status: 'Delivered', totalPrice: 100, orderItems: [{ deliveredQty: 2 }] });
  });
});

describe('the staff’s list', () => {
  it('sorts, pages and filters', async () => {
    const customer = await shop.as.customer('Zubaida Printworks');
    const user = customer.id;
    const cheap = await shop.given.order(customer, { unitPrice: 1 });
    const { order: dear } = await shop.given.invoice(customer, { unitPrice: 9 });
    await change(dear._id, { status: 'Delivered' }).expect(200);
    const list = async (query: Parameters<typeof listQuery>[0]) => {
      const { body, headers } = await staff.http.get('/api/orders').query(listQuery(query)).expect(200);
      return [headers['content-range'], ...body.map(({ _id }: { _id: string }) => _id)];
    };
    expect(await list({ filter: { user } })).toEqual(['orders 0-1/2', dear._id, cheap._id]);
    const sorted = await list({ filter: { user }, sort: ['totalPrice', 'ASC'], range: [0, 0] });
    expect(sorted).toEqual(['orders 0-0/2', cheap._id]);
    expect(await list({ filter: { q: 'zubaida', status: ['Processing'] } })).toEqual(['orders 0-0/1', cheap._id]);
    expect(await list({ filter: { q: dear.orderNumber } })).toEqual(['orders 0-0/1', dear._id]);
    for (const filter of [{ isDelivered: true }, { stockUpdated: true }, { invoiceGenerated: true }]) {
      expect(await list({ filter: { user, ...filter } })).toEqual(['orders 0-0/1', dear._id]);
    }
    expect(await list({ filter: { user, invoiceGenerated: false } })).toEqual(['orders 0-0/1', cheap._id]);
    expect(await list({ filter: { id: [cheap._id] } })).toEqual(['orders 0-0/1', cheap._id]);
    expect(await list({ filter: { user, createdAt_lte: cheap.createdAt } })).toEqual(['orders 0-0/1', cheap._id]);
  });
});
