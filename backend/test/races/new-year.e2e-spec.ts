import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'supertest';
import { dubaiYear } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { inTurn, made, outcomes, race, serials, type ShopPair, startPair } from './races.js';

let pair: ShopPair;
let both: readonly TestShop[];

beforeAll(async () => {
  pair = await startPair();
  both = [pair.here, pair.there];
});
afterEach(() => {
  jest.restoreAllMocks();
  both.forEach(({ clock }) => clock.run());
});
afterAll(() => pair.close());

const AT_ONCE = 20;
const FROM_ONE = Array.from({ length: AT_ONCE }, (_, index) => index + 1);

/** The answers are the documents 1 to 20 of that year. */
function expectFirsts(answers: readonly Response[], field: string, series: string): void {
  expect(outcomes(answers)).toEqual({ 201: AT_ONCE });
  const numbers = answers.map(({ body }) => String(body[field]));
  expect(numbers.filter((number) => !number.startsWith(series))).toEqual([]);
  expect(serials(numbers)).toEqual(FROM_ONE);
}

describe('the first documents of a new year', () => {
  it('created by twenty concurrent calls on two servers are numbered from 1', async () => {
    both.forEach(({ clock }) => clock.stopAt('2031-12-31T19:59:00Z'));
    const staff = [await pair.here.as.staff(), await pair.there.as.staff()];
    const buyers = await made(6, (index) => both[index % 2]!.as.customer());
    const product = await pair.here.given.product();
    both.forEach(({ clock }) => clock.stopAt('2031-12-31T20:00:00Z'));
    const body = { requestedItems: [{ product: product._id, qty: 2 }] };
    const requested = await race(...inTurn(buyers, AT_ONCE, ({ http }) => http.post('/api/quotes').send(body)));
    expectFirsts(requested, 'number', 'QUO-2032-');
    const orderItems = [{ product: product._id, qty: 2, unitPrice: 5 }];
    const write = (by: TestActor, index: number) =>
      by.http.post('/api/orders').send({ user: buyers[index % 6]?.id, orderItems });
    const orders = await race(...inTurn(staff, AT_ONCE, write));
    expectFirsts(orders, 'orderNumber', 'ORD-2032-');
    const issue = (by: TestActor, index: number) =>
      by.http.post('/api/invoices').send({ order: orders[index]?.body._id });
    expectFirsts(await race(...inTurn(staff, AT_ONCE, issue)), 'invoiceNumber', 'INV-2032-');
  });
});

describe('a document created at the turn of the year', () => {
  it('has the year of its date in its number', async () => {
    const midnight = new Date('2033-12-31T20:00:00Z').getTime();
    pair.here.clock.stopAt('2033-12-31T19:59:00Z');
    const [staff, buyer] = [await pair.here.as.staff(), await pair.here.as.customer()];
    const product = await pair.here.given.product();
    let instant = 0;
    // Every look at the clock finds it a millisecond on.
    jest.spyOn(pair.here.clock, 'now').mockImplementation(() => new Date((instant += 1)));
    for (let early = 1; early <= 8; early += 1) {
      instant = midnight - early;
      const body = { requestedItems: [{ product: product._id, qty: 2 }] };
      const quote = (await buyer.http.post('/api/quotes').send(body).expect(201)).body;
      await staff.http.put(`/api/quotes/${quote._id}`).send({ status: 'Confirmed' }).expect(200);
      instant = midnight - early;
      const order = (await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201)).body;
      instant = midnight - early;
      const invoice = (await staff.http.post('/api/invoices').send({ order: order._id }).expect(201)).body;
      const named = [quote.number, order.orderNumber, invoice.invoiceNumber].map((number) =>
        Number(number.slice(4, 8)),
      );
      const dated = [quote, order, invoice].map(({ createdAt }) => dubaiYear(new Date(createdAt)));
      expect(named).toEqual(dated);
    }
  });
});
