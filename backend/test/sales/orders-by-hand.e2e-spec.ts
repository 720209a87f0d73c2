import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_LINES } from '@shop/contract/limits';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { NO_QUANTITIES, NOT_BILLED } from '../support/order-lines.js';
import { refusalsOf, without } from '../support/calls.js';

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
const write = (body: object) => staff.http.post('/api/orders').send(body);
const own = async () => (await buyer.http.get('/api/orders/my').expect(200)).body;
const lineOf = async (fields: object = {}) => ({
  product: (await shop.given.product())._id,
  qty: 2,
  unitPrice: 50,
  ...fields,
});
const numberOf = (text: string) => Number(text.slice(-5));

it.each(['/api/quotes/admin', '/api/orders'])(
  'a document of the most lines is saved as it was read: %s',
  async (path) => {
    const line = await lineOf();
    const [field, lines] = [path === '/api/orders' ? 'orderItems' : 'requestedItems', Array(MAX_LINES).fill(line)];
    const { body } = await staff.http
      .post(path)
      .send({ user: buyer.id, [field]: lines })
      .expect(201);
    const own = `${path.replace('/admin', '')}/${body._id}`;
    const { body: read } = await staff.http.get(own).expect(200);
    expect((await staff.http.put(own).send(read).expect(200)).body.totalPrice).toBe(read.totalPrice);
  },
);

describe('an order written by staff', () => {
  it('has the entered values, in lines that refer to their products', async () => {
    const product = await shop.given.product({ code: 'FC3', price: 18.5 });
    const { body } = await write({
      user: buyer.id,
      orderItems: [{ product: product._id, qty: 3, unitPrice: 19.99, qtyPrice: 1, productName: 'forged' }],
      deliveryCharge: 25,
      extraFee: 0.5,
      totalPrice: 1,
      shippingAddress: ' Shop 9, Ajman ',
      adminToAdminNote: 'by telephone',
      adminToClientNote: 'two days',
    }).expect(201);
    const { _id, name: productName, sku, code, size, unit } = product;
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderNumber: expect.stringMatching(/^ORD-\d{4}-\d{5}$/),
      user: { _id: buyer.id, name: buyer.name, email: buyer.email },
      company: null,
      quote: null,
      paidAt: null,
      ...{ advances: [], comingTotal: 85.47, mostInAdvance: 85.47 },
      status: 'Processing',
      orderItems: [
        {
          ...{ _id: expect.stringMatching(/^[0-9a-f]{24}$/), product: _id, productName, productNameAr: '', sku },
          ...{ code, size, unit },
          ...{ qty: 3, unitPrice: 19.99, qtyPrice: 59.97, discount: 0 },
          ...{ taxCategory: 'S', taxReason: '', taxRate: 5, net: 57.11, vat: 2.86, gross: 59.97 },
          ...{ costPrice: null, margin: null, priceIsManual: true, priceSource: null },
          ...NO_QUANTITIES,
        },
      ],
      ...{ hasReturns: false, hold: null, released: null },
      ...{ deliveryState: 'None', openQty: 3, lastDeliveredAt: null },
      margin: { amount: null, percent: null, knownLines: 0, lines: 1 },
      shippingAddress: 'Shop 9, Ajman',
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
      adminToAdminNote: 'by telephone',
      adminToClientNote: 'two days',
      clientToAdminNote: '',
      nextStatuses: ['Delivered', 'Returned', 'Cancelled'],
      allowedActions: ['edit', 'editMoney', 'delete', 'deliver', 'close', 'invoice', 'askAdvance'],
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await own()).toEqual([
      {
        ...without(
          body,
          'adminToAdminNote',
          'nextStatuses',
          'released',
          'margin',
          'supply',
          'warnings',
          'company',
          'salesperson',
        ),
        orderItems: [without(body.orderItems[0], 'costPrice', 'margin', 'priceIsManual', 'priceSource')],
        allowedActions: [],
      },
    ]);
  });

  it.each([[undefined], [''], [null]])('goes to the customer’s address if the one given is %j', async (address) => {
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf()], shippingAddress: address }).expect(
      201,
    );
    expect(body).toMatchObject({ shippingAddress: 'Al Quoz, Dubai', deliveryCharge: 0, extraFee: 0, totalPrice: 100 });
  });

  it('is numbered together with orders created from quotes', async () => {
    const fromQuote = await shop.given.order(buyer);
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf()] }).expect(201);
    expect(numberOf(body.orderNumber)).toBe(numberOf(fromQuote.orderNumber) + 1);
  });

  it('may contain products that buyers can’t request, below their minimum', async () => {
    const hidden = await shop.given.product({ isActive: false, moq: 10 });
    const unavailable = await shop.given.product({ isAvailable: false, moq: 10 });
    const orderItems = [
      await lineOf({ product: hidden._id }),
      await lineOf({ product: unavailable._id, unitPrice: 0 }),
    ];
    const { body } = await write({ user: buyer.id, orderItems }).expect(201);
    expect(body.orderItems).toMatchObject([{ sku: hidden.sku }, { sku: unavailable.sku }]);
  });

  it('is free if it contains only gifts', async () => {
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf({ unitPrice: 0 })] }).expect(201);
    expect(body).toMatchObject({ totalPrice: 0, allowedActions: ['edit', 'editMoney', 'delete', 'deliver', 'close'] });
    const refused = await staff.http.post('/api/invoices').send({ order: body._id }).expect(409);
    expect(refused.body.code).toBe('FREE_ORDER');
  });

  it('is delivered, invoiced and deleted like any other', async () => {
    const product = await shop.given.product({ stock: 10 });
    const stock = async () => (await staff.http.get(`/api/products/${product._id}`).expect(200)).body.stock;
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf({ product: product._id })] }).expect(201);
    await staff.http.put(`/api/orders/${body._id}`).send({ status: 'Delivered' }).expect(200);
    expect(await stock()).toBe(8);
    const invoice = await staff.http.post('/api/invoices').send({ order: body._id }).expect(201);
    expect(invoice.body).toMatchObject({ amountDue: 100, user: { _id: buyer.id } });
    await staff.http.delete(`/api/invoices/${invoice.body._id}`).expect(200);
    expect((await staff.http.delete(`/api/orders/${body._id}`).expect(409)).body.code).toBe('ORDER_DELIVERED');
    await staff.http.put(`/api/orders/${body._id}`).send({ status: 'Returned' }).expect(200);
    expect(await stock()).toBe(10);
    await staff.http.delete(`/api/orders/${body._id}`).expect(200);
    expect(await stock()).toBe(10);
  });
});

describe('an invalid order written by staff', () => {
  const ITEMS = 'Please enter 1 to 500 items.';
  const AMOUNT = 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.';
  it.each([
    [{ user: undefined }, { user: 'Please choose the customer.' }],
    [{ user: null }, { user: 'Please choose the customer.' }],
    [{ user: { $gt: '' } }, { user: 'Please choose the customer.' }],
    [{ user: MISSING }, { user: 'This customer does not exist.' }],
    [{ orderItems: undefined }, { orderItems: ITEMS }],
    [{ orderItems: [] }, { orderItems: ITEMS }],
    [{ orderItems: {} }, { orderItems: ITEMS }],
    [{ orderItems: [null] }, { orderItems: 'Must be an object.' }],
    [{ deliveryCharge: -1 }, { deliveryCharge: AMOUNT }],
    [{ extraFee: 0.001 }, { extraFee: AMOUNT }],
    [{ shippingAddress: 'x'.repeat(501) }, { shippingAddress: 'Must be at most 500 characters.' }],
    [{ adminToClientNote: ['x'] }, { adminToClientNote: 'Must be text.' }],
  ])('is refused by field: %j', async (fields, errors) => {
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf()], ...fields }).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect(await own()).toEqual([]);
  });

  it.each([
    [{ product: MISSING }, { 'orderItems.1.product': 'This product does not exist.' }],
    [{ product: 'none' }, { 'orderItems.1.product': 'Must be a record ID.' }],
    [{ qty: 0 }, { 'orderItems.1.qty': 'Must be a whole number from 1 to 100,000.' }],
    [{ qty: 1.5 }, { 'orderItems.1.qty': 'Must be a whole number from 1 to 100,000.' }],
    [{ unitPrice: undefined }, { 'orderItems.1.unitPrice': AMOUNT }],
    [{ unitPrice: -1 }, { 'orderItems.1.unitPrice': AMOUNT }],
  ])('is refused by line: %j', async (fields, errors) => {
    const orderItems = [await lineOf(), await lineOf(fields)];
    const { body } = await write({ user: buyer.id, orderItems }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    expect(await own()).toEqual([]);
  });

  it.each([
    [[5_000_000, 5_000_001], {}, { orderItems: 'The total must be at most AED 10,000,000.00.' }],
    [[10_000_000], { extraFee: 0.01 }, { extraFee: 'The total must be at most AED 10,000,000.00.' }],
  ])('is refused for a total above the maximum of a document: %j and %j', async (prices, charges, errors) => {
    const orderItems = await Promise.all(prices.map((unitPrice) => lineOf({ qty: 1, unitPrice })));
    const { body } = await write({ user: buyer.id, orderItems, ...charges }).expect(400);
    expect(body.errors).toEqual(errors);
  });

  it('is refused for a line that comes to more than a document may', async () => {
    const orderItems = [await lineOf(), await lineOf({ qty: 2, unitPrice: 10_000_000 })];
    const { body } = await write({ user: buyer.id, orderItems }).expect(400);
    expect(body.errors).toEqual({ 'orderItems.1.unitPrice': 'The line amount must be at most AED 10,000,000.00.' });
  });

  it('may leave a gap in the numbers, but never reuses a number', async () => {
    const before = await shop.given.order(buyer);
    await write({ user: buyer.id, orderItems: [await lineOf(), await lineOf({ product: MISSING })] }).expect(400);
    const { body } = await write({ user: buyer.id, orderItems: [await lineOf()] }).expect(201);
    expect(numberOf(body.orderNumber)).toBeGreaterThan(numberOf(before.orderNumber));
  });
});

describe('the permission to write orders', () => {
  it('is refused to all callers except staff', async () => {
    expect(await refusalsOf(buyer.http, [['post', '/api/orders']])).toEqual(['403 STAFF_ONLY']);
    expect(await refusalsOf(shop.as.visitor(), [['post', '/api/orders']])).toEqual(['401 SIGNED_OUT']);
  });
});

describe('the deletion of a customer or product', () => {
  it('leaves the customer and a concurrent order, or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const customer = await shop.as.customer();
      const orderItems = [await lineOf()];
      const remove = staff.http.delete(`/api/users/${customer.id}`);
      const [written, removed] = await Promise.all([write({ user: customer.id, orderItems }), remove]);
      expect(['201 409', '400 200']).toContain(`${written.status} ${removed.status}`);
      if (written.status === 400) expect(written.body.errors).toEqual({ user: 'This customer does not exist.' });
    }
  });

  it('leaves the product and a concurrent order, or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const line = await lineOf();
      const remove = staff.http.delete(`/api/products/${line.product}`);
      const [written, removed] = await Promise.all([write({ user: buyer.id, orderItems: [line] }), remove]);
      expect(['201 409', '400 200']).toContain(`${written.status} ${removed.status}`);
    }
  });
});
