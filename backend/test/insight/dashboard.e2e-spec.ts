import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { SalesResponse } from '../../src/insight/dashboard/dto/sales.response.js';
import type { AgeResponse, TodayResponse } from '../../src/insight/dashboard/dto/today.response.js';
import { Invoice } from '../../src/billing/invoices/invoice.schema.js';
import { issuedBetween } from '../../src/billing/invoices/invoice-sales-views.service.js';
import { OPEN_BY_DUE_DATE } from '../../src/billing/invoices/invoice-views.service.js';
import { MONEY_OF_PAYMENTS, MONEY_OF_RECEIPTS_ALONE, movedBetween } from '../../src/billing/movements/money-stages.js';
import { soldByMonth, soldByProduct } from '../../src/documents/lines/sales-stages.js';
import { Payment } from '../../src/money/payments/payment.schema.js';
import { Receipt } from '../../src/money/receipts/receipt.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { listQuery, refusalsOf } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let today: TodayResponse;
let sales: SalesResponse;

/** Invoices issued at these times are due thirty days later, at the end of the day in Dubai. */
const ISSUED = [
  ['2026-06-30T19:59:59Z', 100.1], // June in Dubai, due 30 July: 114 days ago
  ['2026-06-30T20:00:00Z', 200.2], // July in Dubai, due 31 July: 113 days ago
  ['2026-08-01T08:00:00Z', 0.3], // due 31 August: 82 days ago
  ['2026-09-10T08:00:00Z', 40], // due 10 October: 42 days ago
  ['2026-10-21T08:00:00Z', 50], // due 20 November: yesterday
  ['2026-10-22T08:00:00Z', 60], // due today
  ['2026-11-20T08:00:00Z', 70],
] as const;

const pay = (invoice: string, amount: number, paymentDate: string) =>
  staff.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate, paidTo: 'Omar' })
    .expect(201);

const read = async <T>(path: string): Promise<T> => (await staff.http.get(`/api/dashboard/${path}`).expect(200)).body;

const count = async (resource: string, filter: object) => {
  const { headers } = await staff.http.get(`/api/${resource}`).query(listQuery({ filter })).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
};

beforeAll(async () => {
  // Plans are made for what a table holds: one that others have used has the traces of theirs.
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const product = await shop.given.product({ stock: 20 });
  await shop.given.product({ stock: 21 });
  await shop.given.product({ stock: 0, isActive: false });
  const other = await shop.given.product();
  const invoices: string[] = [];
  for (const [issued, unitPrice] of ISSUED) {
    shop.clock.stopAt(issued);
    const options = { qty: 1, unitPrice, product: unitPrice === 60 ? other : product };
    invoices.push((await shop.given.invoice(buyer, options))._id);
  }
  shop.clock.stopAt('2026-11-21T06:00:00Z');
  await pay(invoices[6]!, 69.99, '2026-11-21');
  await pay(invoices[3]!, 40, '2026-10-31');
  const { body } = await pay(invoices[4]!, 50, '2026-11-01');
  await staff.http.put(`/api/payments/${body.payment._id}`).send({ status: 'Refunded' }).expect(200);
  await shop.given.requestedQuote(buyer);
  await shop.given.quote(buyer, { status: 'Quoted', validUntil: '2026-11-28' });
  await shop.given.confirmedQuote(buyer);
  [today, sales] = [await read('today'), await read('sales')];
});
afterAll(() => shop.close());

describe('today', () => {
  it('lists open tasks with their age', () => {
    const since = '2026-11-21T06:00:00.000Z';
    expect(today).toMatchObject({
      requests: { count: 1, oldest: since },
      quoted: { count: 1, oldest: since },
      confirmed: { count: 1, oldest: since },
      expiring: { count: 1, oldest: since },
      held: { count: 0, oldest: null },
      toDeliver: { count: 7, oldest: '2026-06-30T19:59:59.000Z' },
      lowStock: { count: 1, atMost: 20 },
    });
  });

  it('shows amounts due and overdue by age, to the fils', () => {
    expect(today.due).toEqual({ count: 6, amount: 410.61 });
    expect(today.overdue).toEqual({ count: 4, amount: 350.6 });
    expect(today.ages.map((age) => [age.from, age.to, age.count, age.amount])).toEqual([
      [1, 30, 1, 50],
      [31, 60, 0, 0],
      [61, 90, 1, 0.3],
      [91, null, 2, 300.3],
    ]);
  });

  it('shows expected payments by week, which with overdue amounts add up to the total due', async () => {
    expect(today.expected.map(({ count, amount }) => [count, amount])).toEqual([
      [1, 60],
      ...[0, 0, 0].map(() => [0, 0]),
      [1, 0.01],
      ...[0, 0].map(() => [0, 0]),
    ]);
    const listed = today.expected.map(({ firstDueDay, lastDueDay }) =>
      count('invoices', {
        remainingDue_gte: 0.01,
        dueDate_gte: firstDueDay,
        ...(lastDueDay !== null && { dueDate_lte: lastDueDay }),
      }),
    );
    expect(await Promise.all(listed)).toEqual(today.expected.map((week) => week.count));
    expect(today.overdue.count + today.expected.reduce((sum, week) => sum + week.count, 0)).toBe(today.due.count);
  });

  it('counts as many records as the linked lists contain', async () => {
    expect(await count('quotes/admin', { status: 'Confirmed', isOrderCreated: false })).toBe(today.confirmed.count);
    expect(await count('orders', { status: 'Processing' })).toBe(today.toDeliver.count);
    const ending = { status: 'Quoted', validUntil_gte: '2026-11-21', validUntil_lte: '2026-11-28' };
    expect(await count('quotes/admin', ending)).toBe(today.expiring.count);
    expect(await count('orders', { isHeld: true })).toBe(today.held.count);
    expect(await count('invoices', { remainingDue_gte: 0.01 })).toBe(today.due.count);
    expect(await count('invoices', { status: 'Overdue' })).toBe(today.overdue.count);
    expect(await count('products/admin', { isActive: true, stock_lte: 20 })).toBe(today.lowStock.count);
    const listed = await Promise.all(today.ages.map((age) => count('invoices', filterOf(age))));
    expect(listed).toEqual(today.ages.map((age) => age.count));
  });
});

describe('sales', () => {
  it('have the last twelve months in Dubai, with invoiced and received amounts', () => {
    expect(sales.months).toHaveLength(12);
    const rows = sales.months.map(({ month, ...sums }) => [month, ...Object.values(sums)]);
    expect(rows[0]).toEqual(['2025-12', 0, 0, 0, 0]);
    expect(rows.slice(6)).toEqual([
      ['2026-06', 100.1, 1, 0, 0],
      ['2026-07', 200.2, 1, 0, 0],
      ['2026-08', 0.3, 1, 0, 0],
      ['2026-09', 40, 1, 0, 0],
      ['2026-10', 110, 2, 40, 1],
      ['2026-11', 70, 1, 69.99, 2],
    ]);
  });

  it('compares the current month to date with the same days of the previous one', () => {
    expect(sales.thisMonth).toEqual({
      ...{ month: '2026-11', from: '2026-11-01', to: '2026-11-21' },
      ...{ invoiced: 70, invoices: 1, received: 69.99, payments: 2 },
    });
    expect(sales.lastMonth).toEqual({
      ...{ month: '2026-10', from: '2026-10-01', to: '2026-10-21' },
      ...{ invoiced: 50, invoices: 1, received: 0, payments: 0 },
    });
  });

  it('names the products with the highest sales, with their invoices', async () => {
    expect(sales.topSince).toBe('2026-09-01');
    const [best, second] = sales.topProducts;
    expect(best).toMatchObject({ qty: 3, amount: 160, invoices: 3 });
    expect(second).toMatchObject({ qty: 1, amount: 60, invoices: 1 });
    const filter = { product: best!.product, createdAt_gte: sales.topSince };
    expect(await count('invoices', filter)).toBe(best!.invoices);
  });
});

describe('the figures of the dashboard', () => {
  it('are only for staff', async () => {
    const calls = [
      ['get', '/api/dashboard/today'],
      ['get', '/api/dashboard/sales'],
    ] as const;
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(['401 SIGNED_OUT', '401 SIGNED_OUT']);
    expect(await refusalsOf(buyer.http, calls)).toEqual(['403 STAFF_ONLY', '403 STAFF_ONLY']);
  });

  const since = new Date('2026-01-01');
  it.each([
    ['amounts due', Invoice, OPEN_BY_DUE_DATE, 'remainingDue_1_'],
    ['revenue', Invoice, [...issuedBetween(since, new Date()), ...soldByMonth('$issuedTotal')], 'createdAt_-1__id_-1'],
    ['top products', Invoice, [...issuedBetween(since, new Date()), ...soldByProduct()], 'createdAt_-1__id_-1'],
    ['payments', Payment, movedBetween(MONEY_OF_PAYMENTS, since, new Date()), 'updatedAt_1'],
    ['receipts', Receipt, movedBetween(MONEY_OF_RECEIPTS_ALONE, since, new Date()), 'updatedAt_1'],
  ])('are read through an index: %s', async (_name, type, stages, index) => {
    expect(await planOf(type, stages)).toContain(`"${index}`);
  });

  it('include each unbilled delivery, the oldest first, until it is billed', async () => {
    const { _id, orderItems } = await shop.given.order(buyer, { product: await shop.given.product(), qty: 10 });
    const line = orderItems[0]?._id;
    const deliver = async (qty: number, hour: number) => {
      shop.clock.stopAt(`2026-11-21T0${hour}:00:00Z`);
      const body = { lines: [{ line, qty }] };
      return (await staff.http.post(`/api/orders/${_id}/deliveries`).send(body).expect(201)).body._id;
    };
    const bill = (body: object) => staff.http.post('/api/invoices').send({ order: _id, ...body });
    const unbilled = async () => {
      const { body } = await staff.http.get('/api/deliveries/unbilled').expect(200);
      const own = body.deliveries.filter(({ order }: { order: { _id: string } }) => order._id === _id);
      return own.map((delivery: { _id: string; unbilledQty: number }) => [delivery._id, delivery.unbilledQty]);
    };
    const [first, second, third] = [await deliver(4, 7), await deliver(3, 8), await deliver(2, 9)];
    expect(await unbilled()).toEqual([
      [first, 4],
      [second, 3],
      [third, 2],
    ]);
    await bill({ lines: [{ line, qty: 5 }] }).expect(201);
    expect(await unbilled()).toEqual([
      [second, 2],
      [third, 2],
    ]);
    await bill({ deliveries: [third] }).expect(201);
    expect(await unbilled()).toEqual([[second, 2]]);
    await bill({}).expect(201);
    expect(await unbilled()).toEqual([]);
  });

  it('are backed by indexes for low stock and for the invoices of a product', async () => {
    const keysOf = async (type: { readonly name: string }) =>
      (await modelOf(type).listIndexes()).map(({ key }) => Object.keys(key as object).join());
    expect(await keysOf({ name: 'Product' })).toContain('isActive,stock,_id');
    expect(await keysOf(Invoice)).toContain('lines.product,createdAt,_id');
  });
});

const modelOf = (type: { readonly name: string }) => shop.app.get<Model<unknown>>(getModelToken(type.name));

async function planOf(type: { readonly name: string }, stages: PipelineStage[]): Promise<string> {
  return JSON.stringify(await modelOf(type).aggregate(stages).explain('queryPlanner'));
}

const filterOf = ({ firstDueDay, lastDueDay }: AgeResponse) => ({
  status: 'Overdue',
  ...(firstDueDay !== null && { dueDate_gte: firstDueDay }),
  dueDate_lte: lastDueDay,
});
