import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
  product = await shop.given.product();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.run();
});
afterAll(() => shop.close());

const requestQuote = () => buyer.http.post('/api/quotes').send({ requestedItems: [{ product: product._id, qty: 1 }] });
const writeOrder = () =>
  staff.http.post('/api/orders').send({ user: buyer.id, orderItems: [{ product: product._id, qty: 1, unitPrice: 5 }] });
const issueInvoice = (order: string) => staff.http.post('/api/invoices').send({ order });

/** One new document of each kind. @returns their numbers */
async function oneOfEach(): Promise<string[]> {
  const { body: quote } = await requestQuote().expect(201);
  const { body: order } = await writeOrder().expect(201);
  const { body: invoice } = await issueInvoice(order._id).expect(201);
  return [quote.number, order.orderNumber, invoice.invoiceNumber];
}

describe('the number of a document', () => {
  it('contains the Dubai year, which ends at 20:00 UTC, and restarts from 1 each year', async () => {
    const numbers: Record<string, string[]> = {};
    for (const now of [
      '2021-12-31T19:59:59.999Z',
      '2021-12-31T20:00:00.000Z',
      '2021-12-31T23:59:59.999Z',
      '2022-01-01T00:00:00.000Z',
      '2022-12-31T19:59:59.999Z',
      '2022-12-31T20:00:00.000Z',
    ]) {
      shop.clock.stopAt(now);
      numbers[now] = await oneOfEach();
    }
    const each = (rest: string) => [`QUO-${rest}`, `ORD-${rest}`, `INV-${rest}`];
    expect(numbers).toEqual({
      '2021-12-31T19:59:59.999Z': each('2021-00001'),
      '2021-12-31T20:00:00.000Z': each('2022-00001'),
      '2021-12-31T23:59:59.999Z': each('2022-00002'),
      '2022-01-01T00:00:00.000Z': each('2022-00003'),
      '2022-12-31T19:59:59.999Z': each('2022-00004'),
      '2022-12-31T20:00:00.000Z': each('2023-00001'),
    });
  });

  it('is unique at the turn of the year, and invoice numbers have no gap', async () => {
    const midnight = new Date('2024-12-31T20:00:00Z').getTime();
    const orders: string[] = [];
    for (let index = 0; index < 10; index += 1) orders.push((await writeOrder().expect(201)).body._id);
    let looks = 0;
    // Half of the clock readings are in the new year, for any number of readings per document.
    const isOver = () => ((looks += 1) * GOLDEN_RATIO) % 1 < 0.5;
    jest.spyOn(shop.clock, 'now').mockImplementation(() => new Date(midnight + (isOver() ? 1 : -1)));
    const quotes = await Promise.all(orders.map(() => requestQuote()));
    const written = await Promise.all(orders.map(() => writeOrder()));
    const invoices = await Promise.all(orders.map((order) => issueInvoice(order)));
    for (const [answers, field] of [
      [quotes, 'number'],
      [written, 'orderNumber'],
      [invoices, 'invoiceNumber'],
    ] as const) {
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const years: Record<string, number[]> = { 2024: [], 2025: [] };
      for (const { body } of answers) years[String(body[field]).slice(4, 8)]?.push(Number(body[field].slice(9)));
      for (const [year, serials] of Object.entries(years)) {
        const sorted = serials.sort((a, b) => a - b);
        expect([field, year, new Set(sorted).size]).toEqual([field, year, sorted.length]);
        if (field === 'invoiceNumber') expect([year, sorted]).toEqual([year, sorted.map((_, index) => 1 + index)]);
        expect(sorted.length).toBeGreaterThan(0);
      }
      expect(Object.values(years).flat()).toHaveLength(10);
    }
  });

  it('grows past 99,999, and lists sort it by its value', async () => {
    shop.clock.stopAt('2020-06-01T08:00:00.000Z');
    const counters = shop.app
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string; value: number }>('counters');
    await counters.insertMany(['QUO', 'ORD', 'INV'].map((series) => ({ _id: `${series}-2020`, value: 99_998 })));
    const made = [await oneOfEach(), await oneOfEach(), await oneOfEach()];
    expect(made.map(([quote]) => quote)).toEqual(['QUO-2020-99999', 'QUO-2020-100000', 'QUO-2020-100001']);
    const lists = [
      ['quotes/admin', 'number'],
      ['orders', 'orderNumber'],
      ['invoices', 'invoiceNumber'],
    ] as const;
    for (const [index, [path, field]] of lists.entries()) {
      const rising = made.map((numbers) => numbers[index]);
      for (const [order, wanted] of [
        ['ASC', rising],
        ['DESC', rising.toReversed()],
      ] as const) {
        const query = listQuery({ filter: { createdAt_lte: '2020-12-31' }, sort: [field, order], range: [0, 9] });
        const { body } = await staff.http.get(`/api/${path}`).query(query).expect(200);
        expect(body.map((row: Record<string, unknown>) => row[field])).toEqual(wanted);
      }
      const found = await staff.http
        .get(`/api/${path}`)
        .query(listQuery({ filter: { q: '2020-1000' } }))
        .expect(200);
      expect(found.body).toHaveLength(2);
    }
  });
});
