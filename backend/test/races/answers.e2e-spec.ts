import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'supertest';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { TestActor } from '../support/actors.js';
import { outcome, type ShopPair, startPair } from './races.js';

let pair: ShopPair;
let omar: TestActor;
let sara: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => pair.close());

/** Lets Sara, at the other server, delete what Omar's call has just stored, before that call is answered. */
function deletedBeforeTheAnswer(addressOf: () => string | Promise<string>): void {
  const transactions = pair.here.app.get(Transactions);
  const run = transactions.run.bind(transactions);
  jest.spyOn(transactions, 'run').mockImplementationOnce(async (...call) => {
    const result = await run(...call);
    await sara.http.delete(await addressOf()).expect(200);
    return result;
  });
}

const newest = async (list: string) => {
  const { body } = await sara.http.get(list).query({ sort: '["createdAt","DESC"]', range: '[0,0]' }).expect(200);
  return String(body[0]._id);
};
const payment = () => ({ amount: 40, paymentMethod: 'Cash', paymentDate: new Date().toISOString(), paidTo: 'Omar' });

async function pricedQuote(): Promise<Response> {
  const { _id } = await pair.here.given.requestedQuote(buyer);
  deletedBeforeTheAnswer(() => `/api/quotes/${_id}`);
  return omar.http.put(`/api/quotes/${_id}`).send({ status: 'Quoted', deliveryCharge: 3 });
}

async function newOrder(): Promise<Response> {
  const { _id } = await pair.here.given.confirmedQuote(buyer);
  deletedBeforeTheAnswer(async () => `/api/orders/${await newest('/api/orders')}`);
  return omar.http.post(`/api/orders/from-quote/${_id}`);
}

async function changedOrder(): Promise<Response> {
  const { _id } = await pair.here.given.order(buyer);
  deletedBeforeTheAnswer(() => `/api/orders/${_id}`);
  return omar.http.put(`/api/orders/${_id}`).send({ deliveredBy: 'Aramex' });
}

async function newInvoice(): Promise<Response> {
  const { _id } = await pair.here.given.order(buyer);
  deletedBeforeTheAnswer(async () => `/api/invoices/${await newest('/api/invoices')}`);
  return omar.http.post('/api/invoices').send({ order: _id });
}

async function newPayment(): Promise<Response> {
  const { _id } = await pair.here.given.invoice(buyer);
  deletedBeforeTheAnswer(async () => `/api/payments/${await newest('/api/payments')}`);
  return omar.http.post(`/api/payments/from-invoice/${_id}`).send(payment());
}

async function correctedPayment(): Promise<Response> {
  const { _id } = await pair.here.given.invoice(buyer);
  const { body } = await omar.http.post(`/api/payments/from-invoice/${_id}`).send(payment()).expect(201);
  deletedBeforeTheAnswer(() => `/api/payments/${body.payment._id}`);
  return omar.http.put(`/api/payments/${body.payment._id}`).send({ amount: 30 });
}

async function ownProfile(): Promise<Response> {
  deletedBeforeTheAnswer(() => `/api/users/${buyer.id}`);
  return buyer.http.put('/api/users/profile').send({ address: 'Al Quoz 4, Dubai' });
}

describe('a response describes its own change even if a concurrent change reverts it', () => {
  it.each([
    ['a priced quote', pricedQuote, '200', { status: 'Quoted', deliveryCharge: 3, version: 2 }],
    ['a new order', newOrder, '201', { status: 'Processing', totalPrice: 100, version: 1 }],
    ['a changed order', changedOrder, '200', { deliveredBy: 'Aramex', version: 2 }],
    ['a new invoice', newInvoice, '201', { amountDue: 100, remainingDue: 100, status: 'Unpaid' }],
    ['a new payment', newPayment, '201', { payment: { amount: 40 }, invoice: { amountPaid: 40, version: 2 } }],
    ['the caller’s profile', ownProfile, '200', { address: 'Al Quoz 4, Dubai', version: 2 }],
    ['a corrected payment', correctedPayment, '200', { amount: 30, version: 2 }],
  ])('%s', async (_what, change, expected, facts) => {
    const answer = await change();
    expect(outcome(answer)).toBe(expected);
    expect(answer.body).toMatchObject(facts);
  });
});
