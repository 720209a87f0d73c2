import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Product } from '../../src/goods/catalog/product.schema.js';
import { PRODUCT_LIST } from '../../src/goods/catalog/products.list.js';
import type { SalesResponse } from '../../src/insight/dashboard/dto/sales.response.js';
import type { TodayResponse } from '../../src/insight/dashboard/dto/today.response.js';
import { Invoice } from '../../src/billing/invoices/invoice.schema.js';
import { INVOICE_LIST } from '../../src/billing/invoices/invoices.list.js';
import { Order } from '../../src/sales/orders/order.schema.js';
import { ORDER_LIST } from '../../src/sales/orders/orders.list.js';
import { Payment } from '../../src/money/payments/payment.schema.js';
import { PAYMENT_LIST } from '../../src/money/payments/payments.list.js';
import { findPage } from '../../src/platform/lists/find-page.js';
import { parseListQuery } from '../../src/platform/lists/list-query.js';
import type { ListSpec } from '../../src/platform/lists/list-spec.js';
import { Quote } from '../../src/sales/quotes/quote.schema.js';
import { QUOTE_LIST } from '../../src/sales/quotes/quotes.list.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

const LISTS: { type: { readonly name: string }; spec: ListSpec<unknown>; path: string }[] = [
  { type: Quote, spec: QUOTE_LIST, path: 'quotes/admin' },
  { type: Order, spec: ORDER_LIST, path: 'orders' },
  { type: Invoice, spec: INVOICE_LIST, path: 'invoices' },
  { type: Payment, spec: PAYMENT_LIST, path: 'payments' },
  { type: Product, spec: PRODUCT_LIST, path: 'products/admin' },
];
const MANY = 1_000_000;

let shop: TestShop;
let other: TestShop;
let staff: TestActor;
let elsewhere: TestActor;
let buyer: TestActor;

const modelOf = (type: { readonly name: string }) => shop.app.get<Model<unknown>>(getModelToken(type.name));
const pay = (invoice: string, amount: number) =>
  staff.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate: '2026-11-20', paidTo: 'Omar' })
    .expect(201);

/** Two servers on one database. */
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({}, shop);
  [staff, elsewhere] = [await shop.as.staff(), await other.as.staff()];
  buyer = await shop.as.customer();
  const tape = await shop.given.product({ productType: 'Double Face Tape', stock: 3, color: '' });
  await shop.given.requestedQuote(buyer, 2, tape);
  await shop.given.quote(await shop.as.customer(), { status: 'Quoted', deliveryCharge: 12.5 });
  await shop.given.product({ isActive: false, stock: 0 });
  const orders = [await shop.given.order(buyer), await shop.given.order(buyer, { unitPrice: 19.99 })];
  await staff.http.put(`/api/orders/${orders[0]?._id}`).send({ status: 'Delivered' }).expect(200);
  const invoices = [await shop.given.invoiceOfQuote(buyer), await shop.given.invoiceOfQuote(buyer, { unitPrice: 10 })];
  await pay(invoices[0]?._id ?? '', 100);
  await pay(invoices[1]?._id ?? '', 5);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

describe('a staff list', () => {
  const sorts = LISTS.flatMap((list) =>
    [...Object.keys(list.spec.sortable), 'id'].map((field) => [list.path, field, list] as const),
  );
  const idsOf = async (path: string, query: object) => {
    const { body } = await staff.http.get(`/api/${path}`).query(listQuery(query)).expect(200);
    return body.map(({ _id }: { _id: string }) => _id);
  };

  it.each(sorts)('%s is sorted by %s in both directions, page by page', async (path, field) => {
    const ascending = await idsOf(path, { sort: [field, 'ASC'] });
    expect(ascending.length).toBeGreaterThan(1);
    expect(await idsOf(path, { sort: [field, 'DESC'] })).toEqual(ascending.toReversed());
    expect(await idsOf(path, { sort: [field, 'ASC'], range: [1, 2] })).toEqual(ascending.slice(1, 3));
    expect(await idsOf(path, { sort: [field, 'ASC'], range: [400, 410] })).toEqual([]);
  });

  it.each(sorts)('%s sorted by %s has the same page if there are many records', async (_path, field, list) => {
    const request = parseListQuery(list.spec, { sort: JSON.stringify([field, 'DESC']), range: '[1,3]' });
    const few = await findPage(modelOf(list.type), request);
    const many = await findPage(modelOf(list.type), request, { total: MANY });
    expect(many.records).toEqual(few.records);
    expect(few.records.length).toBeGreaterThan(0);
  });

  it('is searched by the beginnings of words and of the parts of numbers', async () => {
    const customer = await shop.as.customer('أحمد Sørensen');
    const invoice = await shop.given.invoice(customer);
    const { invoiceNumber, order } = invoice;
    const [series, year, number] = invoiceNumber.split('-');
    for (const q of [invoiceNumber, `${year}-${number}`, `${series}-${year} ${number}`, order.orderNumber, 'احمد']) {
      expect(await idsOf('invoices', { filter: { q } })).toContain(invoice._id);
    }
    expect(await idsOf('orders', { filter: { q: invoiceNumber.toLowerCase() } })).toEqual([order._id]);
    expect(await idsOf('invoices', { filter: { q: 'ahmad' } })).toEqual([]);
    expect(await idsOf('users', { filter: { q: 'SØRE' } })).toEqual([customer.id]);
    expect(await idsOf('users', { filter: { q: 'ensen' } })).toEqual([]);
  });

  it('finds a record by its new text, and no longer by its old one', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const { body } = await pay(_id, 1);
    const id = body.payment._id;
    await staff.http.put(`/api/payments/${id}`).send({ note: 'Voucher 7' }).expect(200);
    expect(await idsOf('payments', { filter: { q: 'voucher' } })).toEqual([id]);
    await staff.http.put(`/api/payments/${id}`).send({ note: 'Cheque 004711' }).expect(200);
    expect(await idsOf('payments', { filter: { q: '004711 che' } })).toEqual([id]);
    expect(await idsOf('payments', { filter: { q: 'voucher' } })).toEqual([]);
  });

  it('returns all records whose ids a filter contains, without a range', async () => {
    const customers = await Promise.all(Array.from({ length: 26 }, () => shop.as.customer()));
    const wanted = customers.map(({ id }) => id);
    expect((await idsOf('users', { filter: { id: wanted } })).toSorted()).toEqual(wanted.toSorted());
    expect(await idsOf('users', { filter: { id: wanted }, range: [0, 1] })).toHaveLength(2);
    expect(await idsOf('users', {})).toHaveLength(25);
  });

  it('finds products by the new name of a renamed category', async () => {
    const category = await shop.given.category({ displayName: 'Vellums' });
    const product = await shop.given.product({ category: category._id });
    expect(await idsOf('products/admin', { filter: { q: 'vellums' } })).toEqual([product._id]);
    await staff.http.put(`/api/categories/${category._id}`).send({ displayName: 'Laminates' }).expect(200);
    expect(await idsOf('products/admin', { filter: { q: 'vellums' } })).toEqual([]);
    expect(await idsOf('products/admin', { filter: { q: `lamin ${product.sku}` } })).toEqual([product._id]);
  });

  it('finds the same products as the shop if none has all words: corrected, and without meaningless words', async () => {
    const { _id } = await shop.given.product({ productType: 'Ribbon', color: 'Burgundy', code: 'BG-1' });
    for (const q of ['burgundy', 'burgandy', 'heidelberg burgundy', 'burgundy for cheap printer']) {
      expect({ q, ids: await idsOf('products/admin', { filter: { q } }) }).toEqual({ q, ids: [_id] });
    }
    expect(await idsOf('products/admin', { filter: { q: 'heidelberg', color: 'Burgundy' } })).toEqual([_id]);
    expect(await idsOf('products/admin', { filter: { q: 'burgundy', productType: 'Rubber' } })).toEqual([]);
  });
});

describe('a user’s own list', () => {
  const PATHS = ['quotes', 'orders', 'invoices', 'payments'] as const;
  let owner: TestActor;
  beforeAll(async () => {
    owner = await shop.as.customer();
    for (let count = 0; count < 3; count += 1) await pay((await shop.given.invoiceOfQuote(owner))._id, 1);
  });
  const own = async (path: string, query: object = {}) => {
    const { headers, body } = await owner.http.get(`/api/${path}/my`).query(listQuery(query)).expect(200);
    return { range: headers['content-range'], ids: body.map(({ _id }: { _id: string }) => _id) };
  };

  it.each(PATHS)('returns all rows of %s, or the requested range', async (path) => {
    const { range, ids } = await own(path);
    expect([range, ids.length]).toEqual([`${path} 0-2/3`, 3]);
    expect(await own(path, { range: [1, 1] })).toEqual({ range: `${path} 1-1/3`, ids: [ids[1]] });
    expect(await own(path, { range: [3, 9] })).toEqual({ range: `${path} */3`, ids: [] });
  });

  it.each(PATHS)('refuses a range of more than 500 rows of %s', async (path) => {
    const { body } = await owner.http.get(`/api/${path}/my`).query({ range: '[0,500]' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['range']);
  });
});

describe('an unknown query parameter', () => {
  it.each(['quotes/my', 'dashboard/today', 'health', 'shop', 'users/account/profile', 'orders'])(
    'is refused by GET /api/%s, which names it',
    async (path) => {
      const { body } = await staff.http.get(`/api/${path}?page=2&colour=red`).expect(400);
      expect(Object.keys(body.errors).toSorted()).toEqual(['colour', 'page']);
    },
  );

  it('is accepted by the pages of the frontends', async () => {
    await shop.as.visitor().get('/?utm_source=newsletter').expect(200);
  });
});

describe('the next response of every server', () => {
  const total = async (path: string, filter: object, who = elsewhere) => {
    const { headers } = await who.http.get(`/api/${path}`).query(listQuery({ filter })).expect(200);
    return Number(headers['content-range']?.split('/')[1]);
  };
  let user: string;
  beforeEach(async () => {
    buyer = await shop.as.customer();
    user = buyer.id;
  });

  it('contains a changed quote and its order', async () => {
    const { _id } = await shop.given.confirmedQuote(buyer);
    expect(await total('quotes/admin', { user, status: 'Confirmed', isOrderCreated: false })).toBe(1);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    expect(await total('quotes/admin', { user, isOrderCreated: true })).toBe(1);
    expect(await total('orders', { quote: _id })).toBe(1);
    expect(await total('orders', { user, invoiceGenerated: false })).toBe(1);
    await elsewhere.http.delete(`/api/orders/${order._id}`).expect(200);
    expect(await total('orders', { user }, staff)).toBe(0);
    expect(await total('quotes/admin', { user, isOrderCreated: false }, staff)).toBe(1);
  });

  it('contains a changed invoice and its payments', async () => {
    const { _id, order } = await shop.given.invoice(buyer);
    expect(await total('invoices', { user, status: 'Unpaid' })).toBe(1);
    expect(await total('orders', { user, invoiceGenerated: true })).toBe(1);
    expect(await total('invoices', { order: order._id })).toBe(1);
    const { body } = await pay(_id, 40);
    expect(await total('invoices', { user, remainingDue_lte: 60 })).toBe(1);
    expect(await total('payments', { invoice: _id })).toBe(1);
    await elsewhere.http.delete(`/api/payments/${body.payment._id}`).expect(200);
    expect(await total('payments', { user, status: 'Received' }, staff)).toBe(0);
    expect(await total('invoices', { user, status: 'Unpaid' }, staff)).toBe(1);
    await staff.http.delete(`/api/invoices/${_id}`).expect(200);
    expect(await total('invoices', { order: order._id, status: 'Unpaid' })).toBe(0);
    expect(await total('invoices', { order: order._id, status: 'Void' })).toBe(1);
  });

  it('contains a changed product, its stock and its category', async () => {
    const category = await shop.given.category({ displayName: 'Before' });
    const product = await shop.given.product({ category: category._id, stock: 7, price: 1 });
    expect(await total('products/admin', { category: category._id, stock_lte: 7 })).toBe(1);
    const order = await shop.given.order(buyer, { product, qty: 2 });
    await staff.http.put(`/api/orders/${order._id}`).send({ stockUpdated: true }).expect(200);
    expect(await total('products/admin', { category: category._id, stock_lte: 5 })).toBe(1);
    await staff.http.put(`/api/categories/${category._id}`).send({ displayName: '!First of all' }).expect(200);
    const sorted = await elsewhere.http.get('/api/products/admin').query(listQuery({ sort: ['category', 'ASC'] }));
    expect(sorted.body[0]._id).toBe(product._id);
  });

  it('contains payments that many users record concurrently', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const seen = Array.from({ length: 10 }, async (_, count) => {
      await pay(_id, 1);
      return total('payments', { user }, count % 2 === 0 ? staff : elsewhere);
    });
    for (const count of await Promise.all(seen)) expect(count).toBeGreaterThan(0);
    expect(await total('payments', { user })).toBe(10);
    expect(await total('invoices', { user, remainingDue_lte: 90 })).toBe(1);
  });
});

describe('the figures of the dashboard', () => {
  const figures = async ({ http }: TestActor): Promise<{ today: TodayResponse; sales: SalesResponse }> => {
    const [today, sales] = await Promise.all(['today', 'sales'].map((path) => http.get(`/api/dashboard/${path}`)));
    return { today: today?.body as TodayResponse, sales: sales?.body as SalesResponse };
  };

  it('change immediately after a change of a record, on every server', async () => {
    const before = (await Promise.all([figures(staff), figures(elsewhere)]))[1];
    const { _id } = await shop.given.invoice(buyer, { unitPrice: 31, qty: 1 });
    const { body } = await pay(_id, 5.5);
    await shop.given.product({ stock: 1 });
    await shop.given.requestedQuote(buyer);
    const after = await figures(elsewhere);
    expect(after).toEqual(await figures(staff));
    expect(after.today.due.count - before.today.due.count).toBe(1);
    expect(after.today.due.amount - before.today.due.amount).toBeCloseTo(25.5);
    expect(after.today.requests.count - before.today.requests.count).toBe(1);
    expect(after.today.toDeliver.count - before.today.toDeliver.count).toBe(1);
    expect(after.today.lowStock.count - before.today.lowStock.count).toBe(1);
    const [monthBefore, month] = [before, after].map(({ sales }) => sales.months.at(-1));
    expect(Number(month?.invoiced) - Number(monthBefore?.invoiced)).toBeCloseTo(31);
    await elsewhere.http.delete(`/api/payments/${body.payment._id}`).expect(200);
    const unpaid = await figures(staff);
    expect(unpaid.today.due.amount - after.today.due.amount).toBeCloseTo(5.5);
    expect(receivedIn(after.sales) - receivedIn(unpaid.sales)).toBeCloseTo(5.5);
  });

  it('are correct in the end if payments are recorded while they are requested', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const before = receivedIn((await figures(elsewhere)).sales);
    const paid = Array.from({ length: 8 }, async () => {
      await pay(_id, 1);
      return receivedIn((await figures(elsewhere)).sales);
    });
    for (const received of await Promise.all(paid)) expect(received).toBeGreaterThan(before);
    expect(receivedIn((await figures(elsewhere)).sales) - before).toBeCloseTo(8);
  });
});

const receivedIn = ({ months }: SalesResponse) => months.reduce((sum, { received }) => sum + received, 0);

describe('the totals of a list', () => {
  const LISTED = [
    ['quotes', 'quotes/admin', 'totalPrice', { status: 'Quoted' }],
    ['orders', 'orders', 'totalPrice', { totalPrice_gte: 1 }],
    ['invoices', 'invoices', 'amountDue', { q: 'INV' }],
    ['payments', 'payments', 'amount', {}],
  ] as const;

  it.each(LISTED)('are the sums of all rows of %s, on every page', async (resource, path, field, filter) => {
    const rows = (
      await staff.http
        .get(`/api/${path}`)
        .query(listQuery({ filter, range: [0, 499] }))
        .expect(200)
    ).body;
    const { body } = await staff.http.get(`/api/${resource}/totals`).query(listQuery({ filter })).expect(200);
    const counted = rows.filter(({ status, reversal }: Record<string, unknown>) => status !== 'Void' && !reversal);
    const sum = counted.reduce(
      (all: number, row: Record<string, number>) => all + Math.round((row[field] ?? 0) * 100),
      0,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(body).toMatchObject({ count: rows.length, amount: sum / 100 });
  });

  it('count unpriced requests with their list prices, as their list shows them', async () => {
    const filter = { status: 'Requested' };
    const totals = async () => (await staff.http.get('/api/quotes/totals').query(listQuery({ filter }))).body.amount;
    const before = await totals();
    const { _id } = await shop.given.requestedQuote(buyer);
    const { body } = await staff.http.get('/api/quotes/admin').query(listQuery({ filter: { id: [_id] } }));
    expect(body[0]).toMatchObject({ totalPrice: 0, listTotal: expect.any(Number) });
    expect(await totals()).toBeCloseTo(before + body[0].listTotal);
  });

  it('include the open amount, without Void invoices, on every server immediately', async () => {
    const totals = async (of: TestActor) => (await of.http.get('/api/invoices/totals').expect(200)).body;
    const before = await totals(elsewhere);
    const { _id } = await shop.given.invoice(buyer, { unitPrice: 10 });
    expect(await totals(elsewhere)).toEqual({
      ...{ count: before.count + 1, amount: before.amount + 20, open: before.open + 20 },
    });
    await staff.http.delete(`/api/invoices/${_id}`).expect(200);
    expect(await totals(elsewhere)).toEqual({ ...before, count: before.count + 1 });
  });
});
