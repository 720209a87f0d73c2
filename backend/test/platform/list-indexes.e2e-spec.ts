import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { ACTIVITY_LIST } from '../../src/platform/history/activity.list.js';
import { HistoryEntry } from '../../src/platform/history/history-entry.schema.js';
import { parseListQuery } from '../../src/platform/lists/list-query.js';
import type { ListSpec } from '../../src/platform/lists/list-spec.js';
import { Invoice } from '../../src/billing/invoices/invoice.schema.js';
import { INVOICE_LIST } from '../../src/billing/invoices/invoices.list.js';
import { BankLine } from '../../src/money/bank/bank-line.schema.js';
import { BANK_LINE_LIST } from '../../src/money/bank/bank.lists.js';
import { Cheque } from '../../src/money/cheques/cheque.schema.js';
import { CHEQUE_LIST } from '../../src/money/cheques/cheques.list.js';
import { Order } from '../../src/sales/orders/order.schema.js';
import { ORDER_LIST } from '../../src/sales/orders/orders.list.js';
import { Payment } from '../../src/money/payments/payment.schema.js';
import { PAYMENT_LIST } from '../../src/money/payments/payments.list.js';
import { Product } from '../../src/goods/catalog/product.schema.js';
import { PRODUCT_LIST } from '../../src/goods/catalog/products.list.js';
import { Quote } from '../../src/sales/quotes/quote.schema.js';
import { QUOTE_LIST } from '../../src/sales/quotes/quotes.list.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { FollowUp } from '../../src/sales/follow-ups/follow-up.schema.js';
import { FOLLOW_UP_LIST } from '../../src/sales/follow-ups/follow-ups.list.js';

let shop: TestShop;
const modelOf = <T>(type: { readonly name: string }): Model<T> => shop.app.get<Model<T>>(getModelToken(type.name));

beforeAll(async () => {
  // Plans are made for what a table holds: one that others have used has the traces of theirs.
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  const buyer = await shop.as.customer();
  for (let count = 0; count < 5; count += 1) await shop.given.invoice(buyer);
});
afterAll(() => shop.close());

const ID = '6920200f1c2d3e4f5a6b7c8d';
const DAYS = { from: '2026-01-01', to: '2026-12-31' };

/** The database's plan as text: its form is each server's own, the names of indexes are the shop's. */
async function planOf<T>(model: Model<T>, filter: QueryFilter<T>, sort: Readonly<Record<string, 1 | -1>>) {
  const plan: unknown = await model
    .find(filter)
    .sort({ ...sort })
    .limit(25)
    .explain('queryPlanner');
  return JSON.stringify(plan);
}

async function planOfList<T>(type: { readonly name: string }, spec: ListSpec<T>, filter: object) {
  const request = parseListQuery(spec, { filter: JSON.stringify(filter) });
  return planOf(modelOf<T>(type), request.filter, request.sort);
}

describe('the indexes of filtered lists', () => {
  it.each([
    [{ user: ID }, 'user_1_createdAt_-1__id_-1'],
    [{ status: 'Processing' }, 'status_1_createdAt_-1__id_-1'],
    [{ quote: ID }, 'quote._id_1'],
    [{ totalPrice_gte: 100, totalPrice_lte: 200 }, 'totalPrice_1__id_1'],
    [{ deliveredAt_gte: DAYS.from, deliveredAt_lte: DAYS.to }, 'deliveredAt_1__id_1'],
    [{ createdAt_gte: DAYS.from, createdAt_lte: DAYS.to }, 'createdAt_-1__id_-1'],
  ])('orders filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(Order, ORDER_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ user: ID }, 'user_1_createdAt_-1__id_-1'],
    [{ order: ID }, 'order._id_1'],
    [{ status: 'Overdue' }, 'remainingDue_1_dueDate_1__id_1'],
    [{ overdue: true }, 'remainingDue_1_dueDate_1__id_1'],
    [{ status: 'Paid' }, 'remainingDue_1_'],
    [{ dueDate_gte: DAYS.from, dueDate_lte: DAYS.to }, 'dueDate_1__id_1'],
    [{ amountDue_gte: 100 }, 'amountDue_1__id_1'],
    [{ createdAt_gte: DAYS.from }, 'createdAt_-1__id_-1'],
  ])('invoices filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(Invoice, INVOICE_LIST, filter)).toContain(`"${index}`);
  });

  it.each([
    [{ invoice: ID }, 'invoice._id_1_paymentDate_1'],
    [{ user: ID }, 'user_1_paymentDate_-1__id_-1'],
    [{ status: 'Refunded' }, 'status_1_paymentDate_-1__id_-1'],
    [{ amount_lte: 100 }, 'amount_1__id_1'],
    [{ paymentDate_gte: DAYS.from }, 'paymentDate_-1__id_-1'],
    [{ createdAt_gte: DAYS.from }, 'createdAt_-1__id_-1'],
  ])('payments filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(Payment, PAYMENT_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ user: ID }, 'user_1_createdAt_-1__id_-1'],
    [{ salesperson: ID }, 'salesperson._id_1_createdAt_-1__id_-1'],
    [{ isUnassigned: true }, 'salesperson._id_1_createdAt_-1__id_-1'],
    [{ status: ['Requested', 'Quoted'] }, 'status_1_createdAt_-1__id_-1'],
    [{ totalPrice_gte: 100 }, 'totalPrice_1__id_1'],
    [{ createdAt_gte: DAYS.from }, 'createdAt_-1__id_-1'],
  ])('quotes filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(Quote, QUOTE_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ status: 'Deposited', kind: 'Payment' }, 'status_1_kind_1_chequeDate_1__id_1'],
    [{ isDue: true }, 'status_1_kind_1_chequeDate_1__id_1'],
    [{ company: ID }, 'company_1_chequeDate_1__id_1'],
    [{ invoice: ID }, 'allocations.invoice_1'],
    [{ chequeDate_lte: DAYS.to }, 'chequeDate_1__id_1'],
  ])('cheques filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(Cheque, CHEQUE_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ status: 'Open' }, 'status_1_bookedOn_-1__id_-1'],
    [{ bankAccount: ID }, 'bankAccount_1_bookedOn_-1__id_-1'],
    [{ statement: ID }, 'statement_1_status_1'],
    [{ record: ID }, 'matches.record_1'],
    [{ updatedAt_gte: DAYS.from }, 'updatedAt_1'],
  ])('bank lines filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(BankLine, BANK_LINE_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ isDone: false, day_lte: DAYS.to }, 'doneAt_1_day_1__id_1'],
    [{ record: ID }, 'about.record_1_day_1__id_1'],
    [{ day_gte: DAYS.from }, 'day_1__id_1'],
  ])('follow-ups filtered by %j use an index', async (filter, index) => {
    expect(await planOfList(FollowUp, FOLLOW_UP_LIST, filter)).toContain(`"${index}"`);
  });

  it.each([
    [{ actor: ID }, 'actorId_1_at_-1__id_-1'],
    [{ resource: 'settings' }, 'resource_1_'],
    [{ action: 'deleted' }, 'action_1_at_-1__id_-1'],
    [{ field: 'price' }, 'changes.field_1_at_-1__id_-1'],
    [{ at_gte: DAYS.from, at_lte: DAYS.to }, 'at_-1__id_-1'],
  ])('the activity filtered by %j uses an index', async (filter, index) => {
    expect(await planOfList(HistoryEntry, ACTIVITY_LIST, filter)).toContain(`"${index}`);
  });

  it('a history of one record uses an index', async () => {
    const model = modelOf<HistoryEntry>(HistoryEntry);
    const plan = await planOf(model, { resource: 'orders', resourceId: ID }, { at: -1, _id: -1 });
    expect(plan).toContain('"resource_1_resourceId_1_at_-1__id_-1"');
  });

  it('recent changes, and the records of a page by their ids, use an index', async () => {
    const since = { _id: { $gte: Types.ObjectId.createFromTime(Date.now() / 1000) } };
    expect(await planOf(modelOf<HistoryEntry>(HistoryEntry), since, {})).toContain('"_id_"');
    const page = { _id: { $in: [new Types.ObjectId(), new Types.ObjectId()] } };
    expect(await planOf(modelOf<Order>(Order), page, {})).toContain('"_id_"');
  });

  it.each([Order, Invoice, Quote, Payment, Product])(
    'a search for the beginning of a word uses an index for the $name',
    async (type) => {
      const { filter } = parseListQuery(PRODUCT_LIST, { filter: '{"q":"2026-000"}' });
      const plan = await modelOf(type)
        .collection.aggregate([{ $match: filter }, { $count: 'n' }])
        .explain();
      expect(JSON.stringify(plan)).toContain('"searchTokens_1"');
    },
  );
});

describe('the indexes of sorted lists', () => {
  const LISTS = [
    { type: Order, spec: ORDER_LIST as ListSpec<unknown> },
    { type: Invoice, spec: INVOICE_LIST as ListSpec<unknown> },
    { type: Payment, spec: PAYMENT_LIST as ListSpec<unknown> },
    { type: Quote, spec: QUOTE_LIST as ListSpec<unknown> },
    { type: Product, spec: PRODUCT_LIST as ListSpec<unknown> },
    { type: FollowUp, spec: FOLLOW_UP_LIST as ListSpec<unknown> },
  ];
  const sorts = LISTS.flatMap(({ type, spec }) =>
    Object.keys(spec.sortable).map((field) => [type.name, field, { type, spec }] as const),
  );

  it.each(sorts)('%s sorted by %s use an index', async (_name, field, { type, spec }) => {
    const { sort } = parseListQuery(spec, { sort: JSON.stringify([field, 'ASC']) });
    const ends = [1, -1].map((way) => Object.entries(sort).map(([path, direction]) => [path, direction * way]));
    const indexes = await modelOf(type).listIndexes();
    const keys = indexes.map(({ key }) => JSON.stringify(Object.entries(key as object)));
    expect(ends.map((end) => keys.includes(JSON.stringify(end)))).toContain(true);
  });

  it.each(LISTS.slice(0, 4))('$type.name records of one buyer use an index', async ({ type, spec }) => {
    const indexes = await modelOf(type).listIndexes();
    const keys = indexes.map(({ key }) => Object.entries(key as object));
    expect(keys).toContainEqual([['user', 1], ...Object.entries(spec.defaultSort), ['_id', -1]]);
    expect(keys).toContainEqual([...Object.entries(spec.defaultSort), ['_id', -1]]);
  });
});
