import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let counter = 0;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const freshEmail = () => `telephone-${(counter += 1)}@example.com`;
const write = (body: object) => staff.http.post('/api/quotes/admin').send(body);
const writeOrder = (body: object) => staff.http.post('/api/orders').send(body);
const lineOf = async (fields: object = {}) => ({
  product: (await shop.given.product())._id,
  qty: 2,
  unitPrice: 50,
  ...fields,
});
const seenByBuyer = async (path: string) => (await buyer.http.get(path).expect(200)).body;
const usersNamed = async (q: string) =>
  (
    await staff.http
      .get('/api/users')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200)
  ).body as { _id: string }[];

describe('a quote written by staff', () => {
  it('is a priced request, and sends no email', async () => {
    const requestedItems = [
      await lineOf({ qty: 3, unitPrice: 19.99 }),
      { productName: 'Setup', qty: 1, unitPrice: 30 },
    ];
    const { body } = await write({
      ...{ user: buyer.id, requestedItems, deliveryCharge: 25, discount: 5, discountReason: 'Telephone' },
      ...{ clientToAdminNote: 'Needed by Thursday', adminToAdminNote: 'rang at nine', poNumber: 'PO-7' },
    }).expect(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^QUO-\d{4}-\d{5}$/),
      user: { _id: buyer.id },
      status: 'Requested',
      totalPrice: 109.97,
      poNumber: 'PO-7',
      requestedItems: [
        { qty: 3, unitPrice: 19.99 },
        { product: null, productName: 'Setup', sku: '', qtyPrice: 30 },
      ],
    });
    expect(await seenByBuyer('/api/quotes/my')).toMatchObject([{ _id: body._id, totalPrice: 0, tax: null }]);
    const mails = await staff.http.get('/api/mail').query({ filter: JSON.stringify({ q: body.number }) });
    expect(mails.body).toEqual([]);
  });

  it('is sent to its customer immediately if it is Quoted', async () => {
    const { body } = await write({
      ...{ user: buyer.id, status: 'Quoted', validUntil: '2040-03-01', requestedItems: [await lineOf()] },
    }).expect(201);
    expect(body).toMatchObject({
      status: 'Quoted',
      totalPrice: 100,
      validUntil: '2040-03-01',
      revision: 1,
      quotedAt: expect.any(String),
    });
    expect(await awaitEmails(shop, buyer.email, `Your quote ${body.number} is ready`)).toHaveLength(1);
    expect(await seenByBuyer('/api/quotes/my')).toMatchObject([{ status: 'Quoted', totalPrice: 100 }]);
  });

  it.each([
    [{ user: undefined }, { user: 'Please choose the customer.' }],
    [{ user: MISSING }, { user: 'This customer does not exist.' }],
    [{ customer: { name: 'Huda' } }, { customer: 'Choose a customer or enter a new one, but not both.' }],
    [{ status: 'Confirmed' }, { status: 'Must be one of Requested, Quoted.' }],
    [{ requestedItems: [] }, { requestedItems: 'Please enter 1 to 500 items.' }],
    [
      { requestedItems: [{ qty: 1, unitPrice: 5 }] },
      { 'requestedItems.0.product': 'Choose a product, or describe the item in `productName`.' },
    ],
    [
      { requestedItems: [{ product: MISSING, qty: 1, unitPrice: 5 }] },
      { 'requestedItems.0.product': 'Product not found' },
    ],
  ])('is refused by field: %j', async (fields, errors) => {
    const { body } = await write({ user: buyer.id, requestedItems: [await lineOf()], ...fields }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });
});

describe('a document for a new customer', () => {
  it('creates the customer with it, even without an email address', async () => {
    const name = `Rashid ${(counter += 1)}`;
    const customer = { name, phoneNumber: '050 765 4321' };
    const { body } = await write({ customer, requestedItems: [await lineOf()] }).expect(201);
    expect(body.user).toEqual({ _id: expect.any(String), name, email: '' });
    const { body: user } = await staff.http.get(`/api/users/${body.user._id}`).expect(200);
    expect(user).toMatchObject({ phoneNumber: '050 765 4321', isAdmin: false, isInvitable: false, invitedAt: null });
  });

  it('sends an invitation if staff request it, with which the customer sets a password once', async () => {
    const email = freshEmail();
    const customer = { name: 'Huda Saleh', email, invite: true };
    const { body } = await writeOrder({ customer, orderItems: [await lineOf()] }).expect(201);
    const path = `/api/users/${body.user._id}`;
    expect((await staff.http.get(path).expect(200)).body.invitedAt).toEqual(expect.any(String));
    const { body: again } = await staff.http.post(`${path}/invitation`).expect(201);
    expect(again).toMatchObject({ isInvitable: true });
    const sent = await awaitEmails(shop, email, 'Choose a password for your account', 2);
    const tokens = sent.map(({ text }) => /reset-password\?welcome#([\w-]+)/.exec(text)?.[1] ?? '');
    const choose = (token: string) => {
      const chosen = { token, password: 'a fine long phrase', confirmPassword: 'a fine long phrase' };
      return shop.as.visitor().post('/api/users/password-reset/confirm').send(chosen);
    };
    const statuses = [];
    for (const token of [...tokens, ...tokens]) statuses.push((await choose(token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await shop.as.visitor().post('/api/users/auth').send({ email, password: 'a fine long phrase' }).expect(200);
    expect((await staff.http.post(`${path}/invitation`).expect(409)).body.code).toBe('NOT_INVITABLE');
  });

  it('creates neither if one is refused', async () => {
    const name = `Nobody${(counter += 1)}`;
    await write({ customer: { name }, requestedItems: [await lineOf({ product: MISSING })] }).expect(400);
    const taken = { customer: { name, email: buyer.email.toUpperCase() }, requestedItems: [await lineOf()] };
    expect((await write(taken).expect(409)).body.code).toBe('CUSTOMER_KNOWN');
    const { body } = await write({ ...taken, anyway: true }).expect(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', errors: { 'customer.email': expect.any(String) } });
    const wrong = await write({
      customer: { name, invite: true, phoneNumber: '12' },
      requestedItems: [await lineOf()],
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['customer.phoneNumber']]);
    const uninvited = await write({ customer: { name, invite: true }, requestedItems: [await lineOf()] }).expect(400);
    expect(uninvited.body.errors).toEqual({ 'customer.invite': 'An invitation needs an email address.' });
    expect(await usersNamed(name)).toEqual([]);
  });

  it('is created once from two devices with one email address', async () => {
    const [email, requestedItems] = [freshEmail(), [await lineOf()]];
    const both = await Promise.all([1, 2].map(() => write({ customer: { name: 'Omar', email }, requestedItems })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await usersNamed(email)).toHaveLength(1);
  });

  it('finds customers with the same phone number in any notation', async () => {
    const customer = { name: 'Known', phoneNumber: '+971 55 204 7731' };
    const { body } = await write({ customer, requestedItems: [await lineOf()] }).expect(201);
    for (const phone of ['0552047731', '00971552047731', '+971 55 204', '٠٥٥٢٠٤٧٧٣١']) {
      const found = await staff.http
        .get('/api/users')
        .query({ filter: JSON.stringify({ phone }) })
        .expect(200);
      expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([body.user._id]);
    }
  });
});

describe('a document created from an earlier one', () => {
  const changedPrice = (id: string) => staff.http.put(`/api/products/${id}`).send({ price: 63 }).expect(200);
  const lines = async () => {
    const [present, gone] = [await shop.given.product({ costPrice: 20 }), await shop.given.product()];
    const goods = [present, gone].map(({ _id }, index) => ({
      product: _id,
      qty: 2 + index,
      unitPrice: 50,
      discount: 4,
    }));
    return { present, gone, goods: [...goods, { productName: 'Setup', qty: 1, unitPrice: 30 }] };
  };

  it('has the same prices, the current products, and a custom item for a deleted product', async () => {
    const { present, gone, goods } = await lines();
    const { body } = await write({ user: buyer.id, requestedItems: goods, deliveryCharge: 9, adminToClientNote: 'x' });
    await staff.http.put(`/api/quotes/${body._id}`).send({ status: 'Rejected' }).expect(200);
    await staff.http.put(`/api/products/${present._id}`).send({ color: 'Gold', costPrice: 25 }).expect(200);
    await staff.http.delete(`/api/products/${gone._id}`).expect(200);
    const path = `/api/quotes/${body._id}`;
    const { body: copied } = await staff.http.get(`${path}/copied-lines`).expect(200);
    expect(copied.gone).toEqual([gone.name]);
    const { body: made } = await staff.http.post(`${path}/duplicate`).send({}).expect(201);
    expect(made).toMatchObject({
      ...{ user: { _id: buyer.id }, status: 'Requested', deliveryCharge: 9, adminToClientNote: '', totalPrice: 281 },
      requestedItems: [
        {
          product: present._id,
          productName: expect.stringContaining('Gold'),
          unitPrice: 50,
          discount: 4,
          costPrice: 25,
        },
        { product: null, productName: gone.name, sku: '', qty: 3, unitPrice: 50, discount: 4, costPrice: null },
        { product: null, productName: 'Setup', unitPrice: 30 },
      ],
    });
    expect(made.number).not.toBe(body.number);
    expect(made.requestedItems).toMatchObject(
      copied.lines.map(({ productName, unitPrice }: Record<string, unknown>) => ({ productName, unitPrice })),
    );
  });

  it('has current list prices if staff choose them, even for another customer', async () => {
    const { present, goods } = await lines();
    const { body } = await writeOrder({ user: buyer.id, orderItems: goods, discount: 10, shippingAddress: 'Ajman' });
    await changedPrice(present._id);
    const other = await shop.as.customer();
    const again = { prices: 'list', user: other.id };
    const { body: made } = await staff.http.post(`/api/orders/${body._id}/duplicate`).send(again).expect(201);
    expect(made).toMatchObject({
      ...{ user: { _id: other.id }, status: 'Processing', discount: 0, quote: null, shippingAddress: 'Al Quoz, Dubai' },
      orderItems: [{ unitPrice: 63, discount: 0 }, { unitPrice: 18.5 }, { productName: 'Setup', unitPrice: 30 }],
    });
    expect(await awaitEmails(shop, other.email, `Your order ${made.orderNumber}`)).toHaveLength(1);
    const { body: same } = await staff.http.post(`/api/orders/${body._id}/duplicate`).send({}).expect(201);
    expect(same).toMatchObject({ user: { _id: buyer.id }, totalPrice: body.totalPrice, shippingAddress: 'Ajman' });
  });

  it('follows the current price basis', async () => {
    const product = await shop.given.product({ price: 21 });
    const requestedItems = [{ product: product._id, qty: 1, unitPrice: 10.5 }];
    const { body } = await write({ user: buyer.id, requestedItems }).expect(201);
    const { priceBasis } = (await staff.http.get('/api/settings').expect(200)).body;
    await shop.given.settings({ priceBasis: 'exclusive' });
    const copied = async (prices: string) =>
      (await staff.http.get(`/api/quotes/${body._id}/copied-lines`).query({ prices }).expect(200)).body.lines;
    expect(await copied('same')).toMatchObject([{ unitPrice: 10 }]);
    expect(await copied('list')).toMatchObject([{ unitPrice: 20 }]);
    await shop.given.settings({ priceBasis });
  });
});

describe('the margin', () => {
  const costed = async () => {
    const product = await shop.given.product({ costPrice: 30 });
    return [
      { product: product._id, qty: 2, unitPrice: 52.5 },
      await lineOf({ qty: 1, unitPrice: 105 }),
      { productName: 'Setup', qty: 1, unitPrice: 21 },
    ];
  };
  const NAMES = /"(costPrice|margin)"/;

  it('is shown to staff: by line, and for lines with a known cost', async () => {
    const { body } = await write({ user: buyer.id, requestedItems: await costed() }).expect(201);
    expect(body.requestedItems).toMatchObject([
      { net: 100, costPrice: 30, margin: { amount: 40, percent: 40 } },
      { costPrice: null, margin: null },
      { costPrice: null, margin: null },
    ]);
    expect(body.margin).toEqual({ amount: 40, percent: 40, knownLines: 1, lines: 3 });
    const { body: cheaper } = await staff.http
      .put(`/api/quotes/${body._id}`)
      .send({ ...body, discount: 100 })
      .expect(200);
    expect(cheaper.margin).toMatchObject({ amount: expect.any(Number), knownLines: 1 });
    expect(cheaper.margin.amount).toBeLessThan(0);
  });

  it('uses the cost of the day on which the line was written, from the quote to the order', async () => {
    const requestedItems = await costed();
    const { body } = await write({ user: buyer.id, requestedItems }).expect(201);
    await staff.http.put(`/api/products/${body.requestedItems[0].product}`).send({ costPrice: 45 }).expect(200);
    await staff.http
      .put(`/api/quotes/${body._id}`)
      .send({ ...body, status: 'Confirmed' })
      .expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${body._id}`).expect(201);
    expect(order).toMatchObject({ orderItems: [{ costPrice: 30 }, {}, {}], margin: { amount: 40, knownLines: 1 } });
  });

  it('is neither visible to the Store role nor changed by it', async () => {
    const store = await shop.as.staff('Sami Store', 'Store');
    const { body: quote } = await write({ user: buyer.id, requestedItems: await costed() }).expect(201);
    await staff.http.put(`/api/quotes/${quote._id}`).send({ status: 'Confirmed' }).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    const product = `products/${quote.requestedItems[0].product as string}`;
    await staff.http.put(`/api/${product}`).send({ costPrice: 31 }).expect(200);
    const records = [product, `orders/${order._id}`];
    const lists = ['orders', 'products/admin', 'products/admin?range=[0,9]', `products?q=${order.orderItems[0].sku}`];
    for (const path of [...records, ...records.map((record) => `${record}/history`), ...lists]) {
      const { text, status } = await store.http.get(`/api/${path}`);
      expect([path, status, text.includes('costPrice'), text.includes('"margin"')]).toEqual([path, 200, false, false]);
    }
    const { body } = await store.http.put(`/api/${product}`).send({ costPrice: 1 }).expect(403);
    expect(body.code).toBe('STAFF_ROLE_REFUSED');
    await store.http.post('/api/products/import').send({ csv: `sku,costPrice\nRIB-00001,1` }).expect(403);
    const { body: renamed } = await store.http.put(`/api/${product}`).send({ storageLocation: 'B-1' }).expect(200);
    expect(Object.keys(renamed)).not.toContain('costPrice');
  });

  it('is never returned to a buyer or a visitor', async () => {
    const requestedItems = await costed();
    const { body } = await write({ user: buyer.id, status: 'Quoted', requestedItems }).expect(201);
    await staff.http.put(`/api/quotes/${body._id}`).send({ status: 'Confirmed' }).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${body._id}`).expect(201);
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    const product = body.requestedItems[0].product as string;
    const own = [`quotes/${body._id}`, `orders/${order._id}`, `invoices/${invoice._id}`, 'quotes/my', 'orders/my'];
    const others = ['invoices/my', 'purchases', `products/${product}`, `products?q=${order.orderItems[0].sku}`];
    for (const path of [...own, ...others]) {
      const { text, status } = await buyer.http.get(`/api/${path}`);
      expect([path, status, NAMES.test(text)]).toEqual([path, 200, false]);
    }
    expect((await staff.http.get(`/api/products/${product}`).expect(200)).body.costPrice).toBe(30);
  });
});
