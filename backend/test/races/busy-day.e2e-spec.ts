import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import {
  actionsOn,
  expectUnique,
  inTurn,
  outcome,
  outcomes,
  race,
  serials,
  type ShopPair,
  startPair,
  stored,
} from './races.js';

let pair: ShopPair;
let buyers: TestActor[];

beforeAll(async () => {
  pair = await startPair();
  buyers = [await pair.here.as.customer(), await pair.there.as.customer(), await pair.there.as.customer()];
});
afterAll(() => pair.close());

const CHAINS = 6;
const STOCK = 8;

/** One request's whole way, with each step tried by both administrators at once. @returns true if it was delivered */
async function fromCartToPaid(buyer: TestActor, product: ProductResponse): Promise<boolean> {
  const [omar, sara] = pair.staff;
  const twice = async (call: (by: TestActor) => Test) => {
    const answers = await race(call(omar), call(sara));
    return answers.find(({ status }) => status < 300) ?? answers[0];
  };
  const body = { requestedItems: [{ product: product._id, qty: 2 }] };
  const [requested] = await race(buyer.http.post('/api/quotes').send(body));
  expect(outcome(requested)).toBe('201');
  const { _id: quote, version } = requested.body;
  const requestedItems = [{ product: product._id, qty: 2, unitPrice: 25 }];
  await twice((by) => by.http.put(`/api/quotes/${quote}`).send({ requestedItems, status: 'Confirmed', version }));
  const order = (await twice((by) => by.http.post(`/api/orders/from-quote/${quote}`))).body._id;
  const invoice = (await twice((by) => by.http.post('/api/invoices').send({ order }))).body._id;
  const delivered = await twice((by) => by.http.put(`/api/orders/${order}`).send({ status: 'Delivered', version: 2 }));
  const payment = { amount: 30, paymentMethod: 'Cheque', paymentDate: new Date().toISOString(), paidTo: 'Omar' };
  await twice((by) => by.http.post(`/api/payments/from-invoice/${invoice}`).send(payment));
  expect(['200', '409 INSUFFICIENT_STOCK', '409 STALE_VERSION']).toContain(outcome(delivered));
  return delivered.status === 200;
}

describe('a busy day', () => {
  it('ends with consistent ledgers after many concurrent requests, orders, invoices and payments', async () => {
    const product = await pair.here.given.product({ stock: STOCK, price: 10 });
    const elsewhere = inTurn(pair.staff, 6, (by, index) =>
      by.http.put(`/api/products/${product._id}`).send({ price: 10 + index, description: `edition ${index}` }),
    );
    const chains = Array.from({ length: CHAINS }, (_, index) => fromCartToPaid(buyers[index % 3]!, product));
    const [delivered, edits] = await Promise.all([Promise.all(chains), race(...elsewhere)]);
    expect(outcomes(edits)).toEqual({ 200: 6 });

    const orders = await stored(pair.here, 'orders');
    expect(orders).toHaveLength(CHAINS);
    expectUnique((await stored(pair.here, 'quotes')).map(({ number }) => String(number)));
    expectUnique(orders.map(({ orderNumber }) => String(orderNumber)));
    const taken = orders.filter(({ stockUpdated, status }) => stockUpdated === true && status === 'Delivered');
    expect(taken).toHaveLength(delivered.filter((is) => is).length);
    expect(taken).toHaveLength(STOCK / 2);
    const [shelf] = await stored(pair.here, 'products');
    expect(shelf?.['stock']).toBe(STOCK - taken.length * 2);

    const invoices = await stored(pair.here, 'invoices');
    expect(serials(invoices.map(({ invoiceNumber }) => String(invoiceNumber)))).toEqual(
      Array.from({ length: CHAINS }, (_, index) => index + 1),
    );
    const payments = await stored(pair.here, 'payments');
    expect(payments).toHaveLength(CHAINS);
    for (const { _id, amountDue, amountPaid, remainingDue } of invoices) {
      expect([amountDue, amountPaid, remainingDue]).toEqual([5000, 3000, 2000]);
      const actions = await actionsOn(pair.here, 'invoices', _id.toHexString());
      expect(actions).toEqual(['issued', 'payment recorded']);
    }
  });
});

describe('a burst of contact messages', () => {
  it('is stored completely', async () => {
    const visitors = [pair.here.as.visitor(), pair.there.as.visitor()];
    const send = (index: number) => ({ name: 'Hind', phone: '+971500000000', message: `message ${index}` });
    const answers = await race(...inTurn(visitors, 60, (http, index) => http.post('/api/contact').send(send(index))));
    expect(outcomes(answers)).toEqual({ 201: 60 });
    const messages = (await stored(pair.here, 'contactMessages')).map(({ message }) => String(message));
    expect(messages.sort()).toEqual(answers.map((_, index) => send(index).message).sort());
  });
});
