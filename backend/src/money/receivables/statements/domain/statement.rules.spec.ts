import { describe, expect, it } from '@jest/globals';
import { endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type {
  AccountMoney,
  MovingInvoice,
  MovingPayment,
  MovingReceipt,
} from '../../../../billing/movements/movement.js';
import { ageOf, referenceOf, settledOf, statementOf } from './statement.rules.js';

const noonOf = (day: string) => new Date(`${day}T08:00:00Z`);
const period = (from: string, to: string) => ({ from: startOfDubaiDay(from), to: endOfDubaiDay(noonOf(to)) });
const YEAR = period('2026-01-01', '2026-12-31');

const invoice = (invoiceNumber: string, day: string, issuedTotal: number): MovingInvoice => ({
  ...{
    _id: invoiceNumber,
    invoiceNumber,
    createdAt: noonOf(day),
    dueDate: endOfDubaiDay(noonOf(day), 30),
    issuedTotal,
  },
  ...{ advanced: 0, poNumber: '', creditNotes: [], badDebt: null, differences: [], voidedAt: null },
});
const payment = (of: string, day: string, amount: number, more: Partial<MovingPayment> = {}): MovingPayment => ({
  ...{ _id: `P-${of}-${day}`, invoice: { invoiceNumber: of }, amount, paymentMethod: 'Cash', paymentDate: noonOf(day) },
  ...{ status: 'Received', refunds: [], refundedAt: null, chequeNumber: '', appliedAt: null, appliedFrom: '' },
  ...{ receipt: null, reversal: null, ...more },
});
const refund = (day: string, amount: number, appliedTo = '') => ({
  ...{ amount, paymentDate: noonOf(day), appliedTo, unappliedAt: null },
});
const reversed = (day: string, reason = 'Typed wrongly') =>
  ({ status: 'Refunded', refundedAt: noonOf(day), reversal: { reason, at: noonOf(day) } }) as const;
const receipt = (day: string, amount: number, more: Partial<MovingReceipt> = {}): MovingReceipt => ({
  ...{ _id: 'R', receiptNumber: 'RCP-1', amount, paymentMethod: 'Bank Transfer', paymentDate: noonOf(day) },
  ...{ chequeNumber: '', reference: 'FT1', allocations: [], refunds: [], reversal: null, ...more },
});
const account = (more: Partial<AccountMoney>): AccountMoney => ({ invoices: [], payments: [], receipts: [], ...more });

const lines = (money: AccountMoney, within = YEAR, withUndone = false) =>
  statementOf(money, within, withUndone).entries.map(({ kind, balance }) => [kind, balance]);

describe('a statement', () => {
  const money = account({
    invoices: [invoice('INV-1', '2026-01-10', 10_001), invoice('INV-2', '2026-02-20', 25_050)],
    payments: [payment('INV-1', '2026-02-01', 4000), payment('INV-1', '2026-03-05', 6001)],
  });

  it('goes line by line from the opening balance to the closing balance', () => {
    const february = period('2026-02-01', '2026-02-28');
    expect(statementOf(money, february)).toMatchObject({
      ...{ openingBalance: 10_001, invoiced: 25_050, paid: 4000, refunded: 0, closingBalance: 31_051 },
    });
    expect(lines(money, february)).toEqual([
      ['payment', 6001],
      ['invoice', 31_051],
    ]);
  });

  it('carries the balance over a period without movements', () => {
    const quiet = { invoiced: 0, paid: 0, entries: [] };
    const [before, after] = [period('2025-01-01', '2025-12-31'), period('2026-04-01', '2026-04-30')];
    expect(statementOf(money, before)).toMatchObject({ ...quiet, openingBalance: 0, closingBalance: 0 });
    expect(statementOf(money, after)).toMatchObject({ ...quiet, openingBalance: 25_050, closingBalance: 25_050 });
  });

  it('counts the whole days of Dubai', () => {
    const late = account({
      invoices: [{ ...invoice('INV-1', '2026-01-10', 100), createdAt: new Date('2026-01-31T20:00:00Z') }],
    });
    expect(lines(late, period('2026-01-01', '2026-01-31'))).toEqual([]);
    expect(lines(late, period('2026-02-01', '2026-02-01'))).toEqual([['invoice', 100]]);
  });

  it('counts a payment that is dated before its invoice on its own day, as credit until then', () => {
    const early = account({
      ...{ invoices: [invoice('INV-1', '2026-02-02', 500)], payments: [payment('INV-1', '2026-01-20', 500)] },
    });
    const january = statementOf(early, period('2026-01-01', '2026-01-31'));
    expect(january).toMatchObject({ closingBalance: -500, creditBalance: 500, paid: 500 });
    expect(lines(early)).toEqual([
      ['payment', -500],
      ['invoice', 0],
    ]);
  });

  it('lists invoices, credit notes, receipts and refunds of one day in this order', () => {
    const day = '2026-02-02';
    const late = { ...invoice('INV-1', day, 500), createdAt: new Date(`${day}T15:00:00Z`) };
    const note = { creditNoteNumber: 'CRN-1', total: 100, createdAt: noonOf(day) };
    const busy = account({
      invoices: [{ ...late, creditNotes: [note] }],
      payments: [payment('INV-1', day, 500, { refunds: [{ ...refund(day, 100), paymentDate: startOfDubaiDay(day) }] })],
    });
    expect(lines(busy)).toEqual([
      ['invoice', 500],
      ['credit', 400],
      ['payment', -100],
      ['refund', 0],
    ]);
  });
});

describe('a refunded payment', () => {
  const paid = (more: Partial<MovingPayment>) =>
    account({ invoices: [invoice('INV-1', '2026-02-20', 250)], payments: [payment('INV-1', '2026-03-01', 50, more)] });

  it('counts until its refund; the invoice is then open again and ages', () => {
    const money = paid({ status: 'Refunded', refundedAt: noonOf('2026-04-02'), refunds: [refund('2026-04-02', 50)] });
    expect(statementOf(money, period('2026-03-01', '2026-03-31'))).toMatchObject({ closingBalance: 200, refunded: 0 });
    const april = statementOf(money, period('2026-04-01', '2026-04-30'));
    expect(april).toMatchObject({ openingBalance: 200, refunded: 50, closingBalance: 250, aging: { days31to60: 250 } });
  });

  it('is refunded on the refund date, or on the day the payment became Refunded if it has none', () => {
    const money = paid({ status: 'Refunded', refundedAt: noonOf('2026-04-02') });
    expect(statementOf(money, YEAR).entries.at(-1)).toMatchObject({ kind: 'refund', at: noonOf('2026-04-02') });
    expect(lines(paid({ status: 'Refunded' }))).toEqual([
      ['invoice', 250],
      ['payment', 200],
      ['refund', 250],
    ]);
  });

  it('has one line for each partial refund', () => {
    const money = paid({ refunds: [refund('2026-03-02', 10), refund('2026-03-03', 15)] });
    expect(statementOf(money, YEAR)).toMatchObject({ paid: 50, refunded: 25, closingBalance: 225 });
    expect(statementOf(money, YEAR).entries.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  });
});

describe('undone movements', () => {
  const money = (reason?: string) =>
    account({
      invoices: [invoice('INV-1', '2026-02-20', 250)],
      payments: [payment('INV-1', '2026-03-01', 50, { chequeNumber: '77', ...reversed('2026-04-02', reason) })],
    });

  it('are omitted if recorded in error and reversed in the same period, and shown if staff request them', () => {
    expect(lines(money())).toEqual([['invoice', 250]]);
    expect(statementOf(money(), YEAR)).toMatchObject({ paid: 0, mistaken: 0, refunded: 0 });
    expect(lines(money(), YEAR, true)).toEqual([
      ['invoice', 250],
      ['payment', 200],
      ['mistake', 250],
    ]);
  });

  it('count until they are undone, so that an opening balance equals the previous closing balance', () => {
    const april = period('2026-04-01', '2026-04-30');
    expect(lines(money(), period('2026-03-01', '2026-03-31'))).toEqual([['payment', 200]]);
    expect(lines(money(), april)).toEqual([['mistake', 250]]);
    expect(statementOf(money(), april)).toMatchObject({ openingBalance: 200, mistaken: 50, closingBalance: 250 });
  });

  it('are shown as returned cheques if the bank undid them', () => {
    const statement = statementOf(money('Cheque returned'), YEAR);
    expect(statement.entries.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'returned']);
    expect(statement).toMatchObject({ paid: 50, returned: 50, refunded: 0, closingBalance: 250 });
  });

  it('are omitted for a voided invoice, or shown as Void in a later period', () => {
    const void_ = account({ invoices: [{ ...invoice('INV-1', '2026-02-20', 250), voidedAt: noonOf('2026-03-05') }] });
    expect(lines(void_)).toEqual([]);
    expect(lines(void_, period('2026-03-01', '2026-03-31'))).toEqual([['void', 0]]);
    expect(statementOf(void_, period('2026-03-01', '2026-03-31'))).toMatchObject({ openingBalance: 250, voided: 250 });
  });
});

describe('a receipt', () => {
  const allocations = [
    { invoiceNumber: 'INV-1', amount: 300, appliedAt: null, paidBack: 0 },
    { invoiceNumber: 'INV-2', amount: 200, appliedAt: noonOf('2026-03-05'), paidBack: 0 },
  ];
  const parts = [
    payment('INV-1', '2026-02-01', 300, { receipt: { receiptNumber: 'RCP-1' } }),
    payment('INV-2', '2026-02-01', 200, { receipt: { receiptNumber: 'RCP-1' }, appliedAt: noonOf('2026-03-05') }),
  ];
  const invoices = [invoice('INV-1', '2026-01-10', 300), invoice('INV-2', '2026-03-01', 250)];

  it('is one line with its reference and the amounts allocated by the last day', () => {
    const money = account({ invoices, payments: parts, receipts: [receipt('2026-02-01', 600, { allocations })] });
    const [february, year] = [period('2026-02-01', '2026-02-28'), YEAR].map((within) => statementOf(money, within));
    const [line] = february!.entries;
    expect(line).toMatchObject({ kind: 'payment', document: 'RCP-1', credit: 600 });
    expect(referenceOf(line!)).toBe('FT1');
    expect(settledOf(line!)).toMatchObject([{ invoiceNumber: 'INV-1', amount: 300 }]);
    expect(february).toMatchObject({ closingBalance: -300, creditBalance: 300 });
    expect(year!.entries.find(({ kind }) => kind === 'payment')?.settled).toHaveLength(2);
    expect(year).toMatchObject({ closingBalance: -50, creditBalance: 100, aging: { over90: 50 } });
  });

  it('takes back all amounts of its invoices if reversed', () => {
    const gone = parts.map((part) => ({ ...part, ...reversed('2026-04-01') }));
    const money = account({
      ...{ invoices, payments: gone },
      receipts: [receipt('2026-02-01', 600, { allocations, reversal: { reason: '', at: noonOf('2026-04-01') } })],
    });
    expect(lines(money)).toEqual([
      ['invoice', 300],
      ['invoice', 550],
    ]);
    expect(statementOf(money, period('2026-04-01', '2026-04-30'))).toMatchObject({
      ...{ openingBalance: -50, mistaken: 600, closingBalance: 550, creditBalance: 0 },
    });
  });
});

describe('credit of an overpaid invoice', () => {
  const note = { creditNoteNumber: 'CRN-1', total: 60, createdAt: noonOf('2026-02-01') };
  const invoices = [
    { ...invoice('INV-1', '2026-01-10', 100), creditNotes: [note] },
    invoice('INV-2', '2026-01-10', 100),
  ];
  const use = refund('2026-02-05', 60, 'INV-2');
  const taken = { appliedFrom: 'INV-1', appliedAt: noonOf('2026-02-05') };

  it('does not change the balance, and settles the other invoice', () => {
    const payments = [
      payment('INV-1', '2026-01-20', 100, { refunds: [use] }),
      payment('INV-2', '2026-01-20', 60, { _id: 'Q', ...taken }),
    ];
    const statement = statementOf(account({ invoices, payments }), YEAR);
    expect(statement.entries.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'payment', 'credit']);
    expect(settledOf(statement.entries[2]!)).toMatchObject([{ amount: 40 }, { invoiceNumber: 'INV-2', amount: 60 }]);
    expect(statement).toMatchObject({ closingBalance: 40, creditBalance: 0, aging: { over90: 40 } });
  });

  it('ends with the reversal of its money', () => {
    const gone = reversed('2026-03-01');
    const payments = [
      payment('INV-1', '2026-01-20', 100, { refunds: [{ ...use, unappliedAt: noonOf('2026-03-01') }], ...gone }),
      payment('INV-2', '2026-01-20', 60, { _id: 'Q', ...taken, ...gone }),
    ];
    const money = account({ invoices, payments });
    expect(statementOf(money, YEAR)).toMatchObject({ closingBalance: 140, creditBalance: 0, aging: { over90: 140 } });
    expect(lines(money, period('2026-03-01', '2026-03-31'))).toEqual([['mistake', 140]]);
  });
});

describe('a payment of a company for the invoice of a member', () => {
  const receiptOf = (more: Partial<MovingReceipt> = {}) =>
    receipt('2026-02-01', 500, {
      allocations: [{ invoiceNumber: 'INV-M', amount: 200, appliedAt: null, paidBack: 0 }],
      ...more,
    });
  const part = payment('INV-M', '2026-02-01', 200, { receipt: { receiptNumber: 'RCP-1' } });
  const member = (more: Partial<MovingPayment> = {}) =>
    account({ invoices: [invoice('INV-M', '2026-01-10', 200)], payments: [{ ...part, ...more }] });

  it('is in both statements, and counted once', () => {
    const company = statementOf(account({ receipts: [receiptOf()] }), YEAR);
    expect(company.entries.map(({ kind, document, balance }) => [kind, document, balance])).toEqual([
      ['payment', 'RCP-1', -500],
      ['forMember', 'INV-M', -300],
    ]);
    expect(company).toMatchObject({ paid: 500, forMembers: 200, creditBalance: 300 });
    expect(lines(member())).toEqual([
      ['invoice', 200],
      ['byCompany', 0],
    ]);
  });

  it('is reversed with its receipt', () => {
    const at = noonOf('2026-04-01');
    const company = account({ receipts: [receiptOf({ reversal: { reason: 'Cheque returned', at } })] });
    expect(statementOf(company, YEAR)).toMatchObject({ paid: 500, returned: 500, forMembers: 0, closingBalance: 0 });
    const april = period('2026-04-01', '2026-04-30');
    expect(lines(member(reversed('2026-04-01', 'Cheque returned')), april)).toEqual([['returned', 200]]);
  });
});

describe('the ageing of amounts due', () => {
  it.each([
    [-5, 'current'],
    [0, 'current'],
    [1, 'days1to30'],
    [30, 'days1to30'],
    [31, 'days31to60'],
    [60, 'days31to60'],
    [61, 'days61to90'],
    [90, 'days61to90'],
    [91, 'over90'],
  ])('%i days after the due date is %s', (days, age) => {
    expect(ageOf(days)).toBe(age);
  });
});
