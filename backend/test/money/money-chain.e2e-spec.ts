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

const payment = (amount: number) => ({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' });
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status);

describe('a purchase from cart to payment', () => {
  it('runs end to end', async () => {
    const product = await shop.given.product({ price: 12.35, moq: 5 });
    const request = {
      requestedItems: [{ product: product._id, qty: 10, unitPrice: 0.01 }],
      clientToAdminNote: ' soon ',
      totalPrice: 0,
    };
    const requested = await buyer.http.post('/api/quotes').send(request).expect(201);
    expect(requested.body).toMatchObject({ status: 'Requested', totalPrice: 0, clientToAdminNote: 'soon' });
    expect(requested.body.requestedItems[0]).toMatchObject({ qty: 10, unitPrice: null, qtyPrice: null });

    const quote = `/api/quotes/${requested.body._id}`;
    const seen = await staff.http.get(quote).expect(200);
    expect(seen.body.requestedItems[0].unitPrice).toBe(12.35);
    const items = [{ product: product._id, qty: 10, unitPrice: 11.99, qtyPrice: 1 }];
    const changes = {
      ...seen.body,
      requestedItems: items,
      deliveryCharge: 25,
      extraFee: 0.1,
      status: 'Quoted',
      totalPrice: 1,
    };
    const priced = await staff.http
      .put(quote)
      .send({ ...changes, adminToAdminNote: 'margin is thin' })
      .expect(200);
    expect(priced.body).toMatchObject({ status: 'Quoted', totalPrice: 145, version: 2 });
    const offered = await buyer.http.get(quote).expect(200);
    expect(offered.body).toMatchObject({ totalPrice: 145, allowedActions: ['pdf', 'accept', 'decline'] });
    expect(offered.body.adminToAdminNote).toBeUndefined();
    await staff.http.put(quote).send({ status: 'Confirmed', version: 2 }).expect(200);

    const order = await staff.http.post(`/api/orders/from-quote/${requested.body._id}`).expect(201);
    expect(order.body).toMatchObject({
      status: 'Processing',
      totalPrice: 145,
      invoiceGenerated: false,
      shippingAddress: 'Al Quoz, Dubai',
    });
    const body = { order: order.body._id, user: buyer.id, amountDue: 1 };
    const invoice = await staff.http.post('/api/invoices').send(body).expect(201);
    expect(invoice.body).toMatchObject({ status: 'Unpaid', amountDue: 145, amountPaid: 0, remainingDue: 145 });

    const pay = `/api/payments/from-invoice/${invoice.body._id}`;
    const first = await staff.http.post(pay).send(payment(45.05)).expect(201);
    expect(first.body).toMatchObject({
      message: 'Payment recorded and invoice updated.',
      invoice: { status: 'Partially Paid' },
    });
    await staff.http.post(pay).send(payment(99.95)).expect(201);
    const mine = await buyer.http.get('/api/invoices/my').expect(200);
    expect(mine.body).toHaveLength(1);
    expect(mine.body[0]).toMatchObject({ status: 'Paid', amountPaid: 145, remainingDue: 0 });
    expect(mine.body[0].payments).toHaveLength(2);
    const orders = await buyer.http.get('/api/orders/my').expect(200);
    expect(orders.body[0].invoice.invoiceNumber).toBe(invoice.body.invoiceNumber);
  });
});

describe('concurrent calls', () => {
  it('create one order from a quote for any number of conversions', async () => {
    const quote = await shop.given.confirmedQuote(buyer);
    const calls = Array.from({ length: 20 }, () => staff.http.post(`/api/orders/from-quote/${quote._id}`));
    const answers = await Promise.all(calls);
    expect(statuses(answers, 201)).toHaveLength(1);
    expect(statuses(answers, 409)).toHaveLength(19);
    const orders = await buyer.http.get('/api/orders/my').expect(200);
    expect(orders.body).toHaveLength(1);
    const after = await staff.http.get(`/api/quotes/${quote._id}`).expect(200);
    expect(after.body).toMatchObject({ isOrderCreated: true, createdOrderId: orders.body[0]._id });
  });

  it('record one of ten full payments', async () => {
    const invoice = await shop.given.invoice(buyer);
    const calls = Array.from({ length: 10 }, () =>
      staff.http.post(`/api/payments/from-invoice/${invoice._id}`).send(payment(100)),
    );
    const answers = await Promise.all(calls);
    expect(statuses(answers, 201)).toHaveLength(1);
    expect(statuses(answers, 409)).toHaveLength(9);
    const after = await staff.http.get(`/api/invoices/${invoice._id}`).expect(200);
    expect(after.body).toMatchObject({ amountPaid: 100, remainingDue: 0, status: 'Paid' });
    expect(after.body.payments).toHaveLength(1);
  });

  it('record those part payments that fit', async () => {
    const invoice = await shop.given.invoice(buyer);
    const calls = Array.from({ length: 8 }, () =>
      staff.http.post(`/api/payments/from-invoice/${invoice._id}`).send(payment(30)),
    );
    expect(statuses(await Promise.all(calls), 201)).toHaveLength(3);
    const list = await staff.http.get('/api/payments').query({ invoice: invoice._id }).expect(200);
    expect(list.headers['content-range']).toBe('payments 0-2/3');
  });

  it('number 25 parallel invoices without gaps or duplicates', async () => {
    const product = await shop.given.product();
    const orders = [];
    for (let index = 0; index < 25; index += 1) orders.push(await shop.given.order(buyer, { product }));
    const answers = await Promise.all(orders.map(({ _id }) => staff.http.post('/api/invoices').send({ order: _id })));
    expect(statuses(answers, 201)).toHaveLength(25);
    const numbers = answers.map(({ body }) => Number(body.invoiceNumber.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
  });

  it('invoice an order once', async () => {
    const order = await shop.given.order(buyer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.http.post('/api/invoices').send({ order: order._id })),
    );
    expect(statuses(answers, 201)).toHaveLength(1);
    expect(statuses(answers, 409)).toHaveLength(7);
  });

  it('let one of two users change a quote from the same version', async () => {
    const quote = await shop.given.requestedQuote(buyer);
    const edit = (deliveryCharge: number) =>
      staff.http.put(`/api/quotes/${quote._id}`).send({ deliveryCharge, version: quote.version });
    const answers = await Promise.all([edit(10), edit(20)]);
    expect(statuses(answers, 200)).toHaveLength(1);
    expect(statuses(answers, 409)[0]).toMatchObject({ body: { code: 'STALE_VERSION' } });
  });

  it('never take more from stock than available', async () => {
    const product = await shop.given.product({ stock: 5 });
    const orders = [];
    for (let index = 0; index < 4; index += 1) orders.push(await shop.given.order(buyer, { qty: 2, product }));
    const deliver = (id: string) => staff.http.put(`/api/orders/${id}`).send({ status: 'Delivered' });
    const answers = await Promise.all(orders.map(({ _id }) => deliver(_id)));
    expect(statuses(answers, 200)).toHaveLength(2);
    expect(statuses(answers, 409)[0]).toMatchObject({ body: { code: 'INSUFFICIENT_STOCK' } });
    const after = await staff.http.get(`/api/products/${product._id}`).expect(200);
    expect(after.body.stock).toBe(1);
  });
});
