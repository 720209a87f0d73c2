import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { BOOK_CHECKS, type BookCheck } from '@shop/contract/books';
import { type Connection, type mongo, Types } from 'mongoose';
import { BookFigures } from '../../src/books/packs/book-figures.service.js';
import type { TestActor } from '../support/actors.js';
import { importedBankLine } from '../support/bank-line.js';
import { startShop, type TestShop } from '../support/app.js';

const PERIOD = { from: '2026-01-01', to: '2026-08-31' };
const BANK = { bank: 'Mashreq', accountName: 'Delta Print LLC', iban: 'AE070331234567890123456', bic: '' };

let shop: TestShop;
let staff: TestActor;
/** The ids of an invoice with a delivery charge, a payment, an invoice that is written off, a receipt at the bank and its line. */
let ids: Record<'charged' | 'payment' | 'writtenOff' | 'receipt' | 'line', string>;

async function open(day: string): Promise<void> {
  shop.clock.stopAt(`${day}T08:00:00Z`);
  staff = await shop.as.staff();
}
const send = async (path: string, body: object) => {
  const answer = await staff.http.post(`/api/${path}`).send(body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const bankLine = (amount: number, bankAccount: string) =>
  importedBankLine(staff, { bankAccount, day: '10/08/2026', amount });

beforeAll(async () => {
  shop = await startShop();
  await open('2026-01-15');
  const buyer = await shop.as.customer();
  const invoiced = async (unitPrice: number, deliveryCharge = 0) =>
    (await shop.given.invoice(buyer, { qty: 1, unitPrice, deliveryCharge }))._id;
  const [charged, writtenOff] = [await invoiced(200, 21), await invoiced(525)];
  const { bankAccounts } = await shop.given.settings({ bankAccounts: [BANK] });
  await open('2026-08-10');
  const money = { amount: 100, paymentMethod: 'Cash', paymentDate: '2026-08-10', paidTo: 'Amal' };
  const { payment } = await send(`payments/from-invoice/${charged}`, money);
  const reason = { amount: 525, reason: 'The company was wound up', notifiedOn: '2026-08-01' };
  await send(`invoices/${writtenOff}/write-offs`, reason);
  const receipt = await send('receipts', {
    ...{ user: buyer.id, amount: 80, paymentMethod: 'Bank Transfer', paymentDate: '2026-08-10', allocations: [] },
  });
  const line = await bankLine(80, bankAccounts[0]?._id ?? '');
  await staff.http.post(`/api/bank-lines/${line}/match`).send({ receipt: receipt._id }).expect(200);
  ids = { charged, payment: payment._id, writtenOff, receipt: receipt._id, line };
});
afterAll(() => shop.close());

/** The checks that are red. */
async function redChecks(): Promise<BookCheck[]> {
  const { checks } = await shop.app.get(BookFigures).compare(PERIOD, () => undefined);
  expect(new Set(checks.map(({ check }) => check))).toEqual(new Set(BOOK_CHECKS));
  return checks.filter(({ journal, other }) => journal !== other).map(({ check }) => check);
}

interface Damage {
  readonly collection: string;
  readonly record: keyof typeof ids;
  /** null: the record is deleted. */
  readonly update: mongo.UpdateFilter<mongo.Document> | null;
}

/** Runs with a record that was changed in the database, and puts it back. */
async function whileDamaged({ collection, record, update }: Damage, run: () => Promise<void>): Promise<void> {
  const records = shop.app.get<Connection>(getConnectionToken()).collection(collection);
  const _id = new Types.ObjectId(ids[record]);
  const before = await records.findOne({ _id });
  if (before === null) throw new Error(`${collection} has no ${ids[record]}`);
  await (update === null ? records.deleteOne({ _id }) : records.updateOne({ _id }, update));
  try {
    await run();
  } finally {
    await records.replaceOne({ _id }, before, { upsert: true });
  }
}

const LOST: Readonly<Record<string, Damage>> = {
  'net amount of an invoice': {
    ...{ collection: 'invoices', record: 'charged', update: { $inc: { 'tax.categories.0.net': 100 } } },
  },
  'open amount of an invoice': {
    collection: 'invoices',
    record: 'charged',
    update: { $set: { remainingDue: 0, updatedAt: new Date('2026-08-10') } },
  },
  'payment of an invoice': { collection: 'payments', record: 'payment', update: null },
  'rate of a charge': { collection: 'invoices', record: 'charged', update: { $set: { 'tax.deliveryCharge.rate': 7 } } },
  'category of a bad debt': {
    collection: 'invoices',
    record: 'writtenOff',
    update: { $set: { 'badDebt.vat.0.categories.0.category': 'Z' } },
  },
  'VAT of a line': { collection: 'invoices', record: 'charged', update: { $inc: { 'lines.0.vat': 1 } } },
  'receipt that a bank line has': { collection: 'receipts', record: 'receipt', update: null },
  'bank line of a receipt': { collection: 'bank-lines', record: 'line', update: null },
  'record that a bank line is matched with': {
    collection: 'bank-lines',
    record: 'line',
    update: { $set: { 'matches.0.record': new Types.ObjectId() } },
  },
  'amount that a bank line is matched with': {
    collection: 'bank-lines',
    record: 'line',
    update: { $inc: { 'matches.0.amount': -100 } },
  },
};

describe('the checks of the books', () => {
  it('are all equal as long as the records agree', async () => {
    expect(await redChecks()).toEqual([]);
  });

  it.each<[keyof typeof LOST, readonly BookCheck[]]>([
    ['net amount of an invoice', ['balance']],
    ['open amount of an invoice', ['receivables', 'ageing']],
    ['payment of an invoice', ['documents']],
    ['rate of a charge', ['vatAmount', 'vat']],
    ['category of a bad debt', ['vatAdjustment']],
    ['VAT of a line', ['vatLines']],
    ['receipt that a bank line has', ['bankMatches']],
    ['bank line of a receipt', ['bank']],
    ['record that a bank line is matched with', ['bank', 'bankMatches']],
    ['amount that a bank line is matched with', ['bank']],
  ])('differ once the %s is lost or wrong', async (name, red) => {
    await whileDamaged(LOST[name] as Damage, async () => {
      expect(await redChecks()).toEqual(expect.arrayContaining([...red]));
    });
    expect(await redChecks()).toEqual([]);
  });
});
