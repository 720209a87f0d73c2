import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';

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

const remove = (path: string) => staff.http.delete(`/api/${path}`);
const removeProduct = ({ _id }: ProductResponse) => remove(`products/${_id}`);
const changeOrder = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
const seen = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;

describe('a product', () => {
  it('can’t be deleted while a Processing order needs it', async () => {
    const product = await shop.given.product();
    const order = await shop.given.order(buyer, { product });
    const documents = order.orderNumber;
    expect((await removeProduct(product).expect(409)).body).toEqual({
      statusCode: 409,
      code: 'PRODUCT_IN_ORDERS',
      message: `This product is in orders that are Processing (${documents}). Deliver or cancel them first, or hide the product.`,
      params: { documents },
    });
    expect(await seen(`products/${product._id}`)).toEqual(product);
    await changeOrder(order._id, { status: 'Cancelled' }).expect(200);
    await removeProduct(product).expect(200);
  });

  it.each(['Requested', 'Quoted', 'Confirmed'] as const)(
    'can’t be deleted while a %s quote contains it',
    async (status) => {
      const product = await shop.given.product();
      const { _id, number: documents } = await shop.given.quote(buyer, { status }, 2, product);
      const { body } = await removeProduct(product).expect(409);
      expect(body).toMatchObject({ code: 'PRODUCT_IN_QUOTES', params: { documents } });
      expect(body.message).toContain('Hide it instead');
      await staff.http.put(`/api/products/${product._id}`).send({ isActive: false }).expect(200);
      await staff.http.put(`/api/quotes/${_id}`).send({ status: 'Rejected' }).expect(200);
      await removeProduct(product).expect(200);
    },
  );

  it.each(['Delivered', 'Cancelled', 'Returned'])(
    'can be deleted once its order is %s; the order keeps its lines',
    async (status) => {
      const product = await shop.given.product();
      const { _id, orderItems } = await shop.given.order(buyer, { product });
      await changeOrder(_id, { status }).expect(200);
      await removeProduct(product).expect(200);
      const [line] = (await seen(`orders/${_id}`)).orderItems;
      expect(line).toEqual({ ...orderItems[0], deliveredQty: expect.any(Number) });
    },
  );

  it('can be deleted while its quote is rejected, which then can’t be ordered', async () => {
    const product = await shop.given.product();
    const { _id } = await shop.given.confirmedQuote(buyer, { product });
    const change = (status: string) => staff.http.put(`/api/quotes/${_id}`).send({ status }).expect(200);
    await change('Rejected');
    await removeProduct(product).expect(200);
    const { body: quote } = await change('Confirmed');
    const { body } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(409);
    const message = `${product.name} was deleted from the catalogue and can’t be ordered.`;
    const params = { product: product.name };
    expect(body).toEqual({ statusCode: 409, code: 'PRODUCT_DELETED', message, params });
    expect(await seen(`quotes/${quote._id}`)).toEqual(quote);
  });

  it('can’t be deleted while an order is created from its quote: both are stored, or neither is', async () => {
    for (let round = 0; round < 4; round += 1) {
      const product = await shop.given.product();
      const quote = await shop.given.confirmedQuote(buyer, { product });
      const convert = staff.http.post(`/api/orders/from-quote/${quote._id}`);
      const [converted, removed] = await Promise.all([convert, removeProduct(product)]);
      expect(['201 409', '409 200']).toContain(`${converted.status} ${removed.status}`);
    }
  });
});

describe('the goods of an order whose product was deleted', () => {
  /** Two products of which an order has taken 4 pieces each; the first is deleted since. */
  const halfGone = async () => {
    const [gone, remaining] = [await shop.given.product({ stock: 10 }), await shop.given.product({ stock: 10 })];
    const orderItems = [gone, remaining].map(({ _id }) => ({ product: _id, qty: 4, unitPrice: 1 }));
    const { body } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    await changeOrder(body._id, { status: 'Delivered' }).expect(200);
    await removeProduct(gone).expect(200);
    return { id: body._id as string, gone, remaining };
  };
  const stockOf = async ({ _id }: ProductResponse) => (await seen(`products/${_id}`)).stock;

  it('are returned for products that still exist', async () => {
    const { id, remaining } = await halfGone();
    await changeOrder(id, { status: 'Returned' }).expect(200);
    expect(await stockOf(remaining)).toBe(10);
  });

  it('are returned for products that still exist when the order is deleted', async () => {
    const { id, remaining } = await halfGone();
    await changeOrder(id, { status: 'Processing' }).expect(200);
    await remove(`orders/${id}`).expect(200);
    expect(await stockOf(remaining)).toBe(10);
  });

  it('can’t be deducted again: the product is named, and nothing changes', async () => {
    const { id, gone, remaining } = await halfGone();
    await changeOrder(id, { status: 'Returned' }).expect(200);
    await changeOrder(id, { status: 'Processing' }).expect(200);
    const before = await seen(`orders/${id}`);
    for (const body of [{ status: 'Delivered' }, { stockUpdated: true }]) {
      const refused = await changeOrder(id, body).expect(409);
      expect(refused.body.message).toBe(`Not enough stock of ${gone.name}: 4 requested, 0 available.`);
    }
    expect(await seen(`orders/${id}`)).toEqual(before);
    expect(await stockOf(remaining)).toBe(10);
  });
});

const day = '2024-11-21';
const receive = (account: object) => {
  const money = { amount: 40, paymentMethod: 'Bank Transfer', paymentDate: day, allocations: [] };
  return staff.http
    .post('/api/receipts')
    .send({ ...account, ...money })
    .expect(201);
};
const takeCheque = (account: object) => {
  const sheet = { bank: 'Mashreq', chequeNumber: '1', chequeDate: day, receivedOn: day, amount: 40 };
  return staff.http
    .post('/api/cheques')
    .send({ ...account, drawer: JSON.stringify(account), ...sheet })
    .expect(201);
};

describe('a user', () => {
  it.each([
    ['a quote', (customer: TestActor) => shop.given.requestedQuote(customer)],
    ['an order', (customer: TestActor) => shop.given.order(customer)],
    ['an invoice', (customer: TestActor) => shop.given.invoice(customer)],
    ['a receipt', ({ id: user }: TestActor) => receive({ user })],
    ['a cheque', ({ id: user }: TestActor) => takeCheque({ user })],
  ])('can’t be deleted with %s', async (_what, give) => {
    const customer = await shop.as.customer();
    await give(customer);
    const { body } = await remove(`users/${customer.id}`).expect(409);
    expect(body.code).toBe('USER_HAS_DOCUMENTS');
    await seen(`users/${customer.id}`);
  });

  it('can’t be deleted with an order that staff wrote until the order is assigned to another user', async () => {
    const other = await shop.as.customer();
    const orderItems = [{ product: (await shop.given.product())._id, qty: 1, unitPrice: 1 }];
    const { body } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    await remove(`users/${buyer.id}`).expect(409);
    await changeOrder(body._id, { user: other.id }).expect(200);
    await remove(`users/${buyer.id}`).expect(200);
    await remove(`users/${other.id}`).expect(409);
  });
});

describe('a company', () => {
  it.each([
    ['a receipt', async (company: string) => (await receive({ company })).body.receiptNumber],
    ['a cheque', async (company: string) => (await takeCheque({ company })).body.number],
    [
      'an order of a former user',
      async (company: string) => {
        const member = await shop.as.customer();
        const change = (to: string | null) =>
          staff.http.put(`/api/users/${member.id}`).send({ company: to }).expect(200);
        await change(company);
        const { orderNumber } = await shop.given.order(member);
        await change(null);
        return orderNumber;
      },
    ],
  ])('can’t be deleted with %s', async (_what, give) => {
    const { _id } = await shop.given.company();
    const documents: string = await give(_id);
    const { body } = await remove(`companies/${_id}`).expect(409);
    expect(body.code).toBe('COMPANY_IN_USE');
    expect(body.params.documents).toContain(documents);
    await seen(`companies/${_id}`);
  });

  it('can’t be deleted during a concurrent receipt: both are stored, or neither is', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id: company } = await shop.given.company();
      const money = { amount: 40, paymentMethod: 'Bank Transfer', paymentDate: day, allocations: [] };
      const record = staff.http.post('/api/receipts').send({ company, ...money });
      const [recorded, removed] = await Promise.all([record, remove(`companies/${company}`)]);
      expect(['201 409', '400 200', '404 200']).toContain(`${recorded.status} ${removed.status}`);
    }
  });
});

describe('a quote with an order', () => {
  it('can’t be deleted until the order is deleted', async () => {
    const { _id, quote } = await shop.given.order(buyer);
    const path = `quotes/${String(quote?._id)}`;
    expect((await remove(path).expect(409)).body.code).toBe('QUOTE_HAS_ORDER');
    await remove(`orders/${_id}`).expect(200);
    await remove(path).expect(200);
  });
});

describe('a chain of documents', () => {
  it('is deleted from its end, each document once', async () => {
    const { _id: invoice, order } = await shop.given.invoiceOfQuote(buyer);
    const payment = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
    const { body } = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(payment).expect(201);
    const { quote } = await seen(`orders/${order._id}`);
    const payments = `payments/${body.payment._id}`;
    const others = [`invoices/${invoice}`, `orders/${order._id}`, `quotes/${quote._id}`];
    for (const path of [...others, `users/${buyer.id}`]) await remove(path).expect(409);
    // A reversed payment stays visible, and so does its customer.
    const again = { [payments]: 409, [`invoices/${invoice}`]: 409 };
    for (const path of [payments, ...others]) {
      const answers = await Promise.all([remove(path), remove(path), remove(path)]);
      expect(statusCounts(answers)).toEqual({ 200: 1, [again[path] ?? 404]: 2 });
    }
    await seen(payments);
    await seen(`invoices/${invoice}`);
    await remove(`users/${buyer.id}`).expect(409);
  });
});
