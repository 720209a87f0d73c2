import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

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

const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const list = async (path: string, filter: object) =>
  idsOf((await staff.http.get(`/api/${path}`).query(listQuery({ filter })).expect(200)).body);
const pay = (invoice: string, amount: number, paymentDate = '2024-11-21') =>
  staff.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate, paidTo: 'Omar' })
    .expect(201);

describe('amounts in filters are AED', () => {
  it('apply to quotes', async () => {
    const user = buyer.id;
    const { _id: cheap } = await shop.given.confirmedQuote(buyer, { qty: 1, unitPrice: 19.99 });
    const { _id: dear } = await shop.given.confirmedQuote(buyer, { qty: 1, unitPrice: 20 });
    expect(await list('quotes/admin', { user, totalPrice_gte: 20 })).toEqual([dear]);
    expect(await list('quotes/admin', { user, totalPrice_lte: 19.99 })).toEqual([cheap]);
    expect(await list('quotes/admin', { user, totalPrice_gte: 0, totalPrice_lte: 20 })).toEqual([dear, cheap]);
  });

  it('apply to invoices', async () => {
    const user = buyer.id;
    const { _id: cheap } = await shop.given.invoice(buyer, { qty: 1, unitPrice: 19.99 });
    const { _id: dear } = await shop.given.invoice(buyer, { qty: 1, unitPrice: 20 });
    await pay(dear, 15);
    expect(await list('invoices', { user, amountDue_gte: 20 })).toEqual([dear]);
    expect(await list('invoices', { user, amountDue_lte: 19.99 })).toEqual([cheap]);
    expect(await list('invoices', { user, remainingDue_lte: 5 })).toEqual([dear]);
    expect(await list('invoices', { user, remainingDue_gte: 5.01 })).toEqual([cheap]);
  });

  it.each([
    ['quotes/admin', 'totalPrice_gte'],
    ['orders', 'totalPrice_lte'],
    ['invoices', 'amountDue_gte'],
    ['invoices', 'remainingDue_lte'],
    ['payments', 'amount_gte'],
  ])('must be amounts: %s by %s', async (path, field) => {
    for (const value of ['20', null, -1, 0.001, 1e300, { $gt: 0 }]) {
      const query = listQuery({ filter: { [field]: value } });
      const { body } = await staff.http.get(`/api/${path}`).query(query).expect(400);
      const message = 'Must be an amount in AED.';
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [`filter.${field}`]: message } });
    }
  });
});

describe('a user’s own lists', () => {
  it('are complete, newest first', async () => {
    const product = await shop.given.product();
    const made: string[] = [];
    for (let count = 0; count < 27; count += 1) {
      made.unshift((await shop.given.requestedQuote(buyer, 1, product))._id);
    }
    expect(idsOf((await buyer.http.get('/api/quotes/my').expect(200)).body)).toEqual(made);
  });

  it('are newest first for orders, invoices and payments', async () => {
    const invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
    const [older, newer] = invoices.map(({ _id }) => _id);
    const mine = async (path: string) => idsOf((await buyer.http.get(`/api/${path}/my`).expect(200)).body);
    expect(await mine('invoices')).toEqual([newer, older]);
    expect(await mine('orders')).toEqual(invoices.map(({ order }) => order._id).reverse());
    const { body: late } = await pay(String(older), 10, '2024-11-22');
    const { body: early } = await pay(String(newer), 10, '2024-11-20');
    expect(await mine('payments')).toEqual([late.payment._id, early.payment._id]);
  });
});
