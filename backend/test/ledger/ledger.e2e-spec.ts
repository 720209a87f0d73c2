import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { AGES, STATEMENT_SUMS, SUM_SIGNS } from '@shop/contract/statement';
import { aed, printed, sum } from '../month/paper.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { pdfText } from '../support/pdf-text.js';
import { grossOf } from './plain-books.js';
import { RandomTrade } from './random-trade.js';
import type { TradedShop } from './traded-shop.js';

jest.setTimeout(600_000);

const SEEDS = (process.env['LEDGER_SEEDS'] ?? '1 2 3').split(' ').map(Number);
const STEPS = Number(process.env['LEDGER_STEPS'] ?? 180);
/** Documents of each kind that are printed. */
const PRINTED = 8;

let shop: TestShop;
afterEach(() => shop.close());

const lastDayOf = (month: string): string => {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
};
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const query = (filter: object) => encodeURIComponent(JSON.stringify(filter));

/** From before the first money to today: some that end within a month, and all of it. */
function periodsUntil(today: string): [string, string][] {
  return [
    ['2026-08-01', '2026-08-31'],
    ['2026-09-01', '2026-09-20'],
    ['2026-09-21', lastDayOf('2026-10')],
    ['2026-08-01', today],
  ].filter((period): period is [string, string] => (period[1] ?? '') <= today);
}

async function expectStatements(trade: TradedShop): Promise<void> {
  for (const account of trade.accounts) {
    for (const [from, to] of periodsUntil(trade.today)) {
      const path = `/api/${account}/statement?from=${from}&to=${to}`;
      const [all, short] = [await trade.get(`${path}&undone=shown`), await trade.get(path)];
      const { books } = trade;
      const ages = books.agesOf(account, to).map(aed);
      expect([path, all]).toEqual([
        path,
        expect.objectContaining({
          openingBalance: aed(books.balanceOf(account, dayBefore(from))),
          ...Object.fromEntries(STATEMENT_SUMS.map((name) => [name, aed(books.sumOf(account, name, from, to))])),
          closingBalance: aed(books.balanceOf(account, to)),
          creditBalance: aed(books.creditOf(account, to)),
          aging: Object.fromEntries(AGES.map((age, index) => [age, ages[index]])),
        }),
      ]);
      for (const view of [all, short]) {
        const moved = sum(STATEMENT_SUMS.map((name) => BigInt(SUM_SIGNS[name]) * BigInt(Math.round(view[name] * 100))));
        expect([path, aed(BigInt(Math.round(view.openingBalance * 100)) + moved)]).toEqual([path, all.closingBalance]);
        expect([path, view.entries.at(-1)?.balance ?? view.openingBalance]).toEqual([path, all.closingBalance]);
        expect(view.aging).toEqual(all.aging);
      }
    }
  }
}

const FIRST_DAY = '2026-08-10';
const NOTHING_OPEN = { ...Object.fromEntries(AGES.map((age) => [age, 0])), creditBalance: 0, balance: 0 };

/**
 * The days of the trade. Records are changed by the real clock, so that days after the real one are omitted, except the
 * last one.
 */
function daysUntil(today: string): string[] {
  const days: string[] = [];
  for (let day = FIRST_DAY; day < today && day < dubaiDay(new Date()); day = dayAfter(day)) days.push(day);
  return [...days, today];
}

/** On every day: what accounts owed by age, their credit, their closing balances, and what cheques were to bring; today also their credit standings. */
async function expectReceivables({ shop: trade, cheques }: RandomTrade): Promise<void> {
  const { books, accounts } = trade;
  for (const day of daysUntil(trade.today)) {
    const { accounts: shown, total } = await trade.get(`/api/receivables?on=${day}`);
    for (const account of accounts) {
      const ages = books.agesOf(account, day).map(aed);
      const expected = {
        ...Object.fromEntries(AGES.map((age, index) => [age, ages[index]])),
        creditBalance: aed(books.creditOf(account, day)),
        balance: aed(books.balanceOf(account, day)),
      };
      const coveredByCheques = aed(cheques.coveredOf(account, day));
      const of = shown.find(({ resource, _id }: { resource: string; _id: string }) => `${resource}/${_id}` === account);
      const row = of ?? { ...NOTHING_OPEN, coveredByCheques: 0 };
      expect([day, account, row]).toEqual([day, account, expect.objectContaining({ ...expected, coveredByCheques })]);
    }
    const balance = aed(sum(accounts.map((account) => books.balanceOf(account, day))));
    expect([day, total.balance]).toEqual([day, balance]);
  }
  for (const account of accounts) {
    const [kind, id] = account.split('/');
    const { open, creditBalance, coveredByCheques } = await trade.get(
      `/api/credit-standing?${kind === 'companies' ? 'company' : 'person'}=${id ?? ''}`,
    );
    const expected = [sum(books.agesOf(account, trade.today)), books.creditOf(account, trade.today)];
    const covered = cheques.coveredOf(account, trade.today);
    expect([account, open.amount, creditBalance, coveredByCheques]).toEqual([
      account,
      ...[...expected, covered].map(aed),
    ]);
  }
}

async function expectTotals(trade: TradedShop): Promise<void> {
  for (const [from, to] of periodsUntil(trade.today)) {
    const filter = query({ paymentDate_gte: from, paymentDate_lte: to });
    const [payments, receipts] = [
      await trade.get(`/api/payments/totals?filter=${filter}`),
      await trade.get(`/api/receipts/totals?filter=${filter}`),
    ];
    expect([from, to, payments.amount]).toEqual([from, to, aed(trade.books.settled(from, to))]);
    expect([from, to, receipts.amount]).toEqual([from, to, aed(trade.books.received(from, to, 'receipts'))]);
  }
  const { months } = await trade.get('/api/dashboard/sales');
  for (const { month, received } of months) {
    const expected = aed(trade.books.received(`${month}-01`, lastDayOf(month), 'all'));
    expect([month, received]).toEqual([month, expected]);
  }
}

async function expectReturns(trade: TradedShop): Promise<void> {
  for (const [from, to] of periodsUntil(trade.today)) {
    const { boxes } = await trade.get(`/api/vat-return?from=${from}&to=${to}`);
    const of = (name: string) => boxes.find(({ box }: { box: string }) => box === name);
    const [standard, zero] = [trade.books.vatOf('S', from, to), trade.books.vatOf('Z', from, to)];
    expect([from, of('1b')]).toMatchObject([from, { amount: aed(standard.net), vat: aed(standard.vat) }]);
    expect([from, of('4')]).toMatchObject([from, { amount: aed(zero.net) }]);
    expect([from, of('8')]).toMatchObject([from, { amount: aed(standard.net + zero.net), vat: aed(standard.vat) }]);
  }
}

async function expectInvoices(trade: TradedShop): Promise<void> {
  for (const bill of trade.books.bills) {
    const credited = sum(bill.notes.map(({ amounts }) => grossOf(amounts)));
    const open = bill.voidDay === null ? trade.books.openOf(bill) : 0n;
    expect(await trade.get(`/api/invoices/${bill.id}`)).toMatchObject({
      ...{ invoiceNumber: bill.number, issuedTotal: aed(grossOf(bill.amounts)), credited: aed(credited) },
      ...{ amountPaid: aed(trade.books.paidOf(bill)), remainingDue: aed(open > 0n ? open : 0n) },
    });
  }
}

async function expectPapers(trade: TradedShop): Promise<void> {
  const textOf = async (path: string) =>
    pdfText((await trade.staff.http.get(`/api/${path}?language=en`).expect(200)).body);
  const expectPrinted = async (path: string, ...amounts: bigint[]) => {
    const text = await textOf(path);
    for (const amount of amounts) expect([path, text]).toEqual([path, expect.stringContaining(printed(amount))]);
  };
  const { bills, money } = trade.books;
  for (const bill of bills.slice(0, PRINTED)) await expectPrinted(`invoices/${bill.id}/pdf`, grossOf(bill.amounts));
  const notes = bills.flatMap((bill) => bill.notes);
  for (const { id, amounts } of notes.slice(0, PRINTED))
    await expectPrinted(`credit-notes/${id}/pdf`, grossOf(amounts));
  const receipts = money.filter(({ bill, undone }) => bill === null && undone === null);
  for (const { id, amount } of receipts.slice(0, PRINTED)) await expectPrinted(`receipts/${id}/pdf`, amount);
  for (const account of trade.accounts) {
    await expectPrinted(`${account}/statement/pdf`, trade.books.balanceOf(account, trade.today));
  }
}

async function expectEInvoices(trade: TradedShop): Promise<number> {
  let written = 0;
  for (const { id, amounts, voidDay } of trade.books.bills) {
    const { status, text } = await trade.staff.http.get(`/api/invoices/${id}/e-invoice`);
    if (status !== 200 || voidDay !== null) continue;
    written += 1;
    const amount = (name: string) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(text)?.[1];
    expect([id, Number(amount('TaxInclusiveAmount'))]).toEqual([id, aed(grossOf(amounts))]);
  }
  return written;
}

describe('the ledger of the shop', () => {
  it.each(SEEDS)('agrees with a simple model of the same random trade (seed %i)', async (seed) => {
    shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
    const trade = new RandomTrade(shop, seed);
    await trade.open();
    for (let step = 1; step <= STEPS; step += 1) {
      await trade.step();
      if (step % 50 === 0) await expectStatements(trade.shop);
    }
    expect(trade.shop.books.bills.length).toBeGreaterThan(10);
    await expectInvoices(trade.shop);
    await expectStatements(trade.shop);
    expect(trade.cheques.cheques.length).toBeGreaterThan(5);
    await expectReceivables(trade);
    await expectTotals(trade.shop);
    await expectReturns(trade.shop);
    expect(await expectEInvoices(trade.shop)).toBeGreaterThan(0);
    await expectPapers(trade.shop);
  });
});
