import { describe, expect, it } from '@jest/globals';
import { endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { ageOf, type StatedInvoice, type StatedPayment, statementOf } from './statement.rules.js';

const noonOf = (day: string) => new Date(`${day}T08:00:00Z`);
const period = (from: string, to: string) => ({ from: startOfDubaiDay(from), to: endOfDubaiDay(noonOf(to)) });

const payment = (day: string, amount: number): StatedPayment<string> => ({
  _id: `P-${day}`,
  amount,
  paymentMethod: 'Cash',
  paymentDate: noonOf(day),
  status: 'Received',
  refundedAt: null,
});
const refunded = (day: string, amount: number, refundDay: string | null): StatedPayment<string> => ({
  ...payment(day, amount),
  status: 'Refunded',
  refundedAt: refundDay === null ? null : noonOf(refundDay),
});

const invoice = (number: string, day: string, issuedTotal: number, payments: StatedPayment<string>[] = []) => ({
  _id: number,
  invoiceNumber: number,
  createdAt: noonOf(day),
  dueDate: endOfDubaiDay(noonOf(day), 30),
  issuedTotal,
  payments,
});

const reported = (invoices: StatedInvoice<string>[], from: string, to: string) => {
  const {
    openingBalance,
    invoiced,
    paid,
    refunded: back,
    closingBalance,
    entries,
  } = statementOf(invoices, [], period(from, to));
  return {
    ...{ openingBalance, invoiced, paid, refunded: back, closingBalance },
    lines: entries.map(({ kind, invoice: of, payment: paid, balance }) => [
      `${kind === 'refund' ? 'refund of ' : ''}${paid?._id ?? of?.invoiceNumber}`,
      balance,
    ]),
  };
};

describe('a statement', () => {
  const invoices = [
    invoice('INV-1', '2026-01-10', 10_001, [payment('2026-02-01', 4000), payment('2026-03-05', 6001)]),
    invoice('INV-2', '2026-02-20', 25_050, []),
  ];

  it('goes from what was owed before to what is owed then, line by line', () => {
    expect(reported(invoices, '2026-02-01', '2026-02-28')).toEqual({
      openingBalance: 10_001,
      invoiced: 25_050,
      paid: 4000,
      refunded: 0,
      closingBalance: 31_051,
      lines: [
        ['P-2026-02-01', 6001],
        ['INV-2', 31_051],
      ],
    });
  });

  it('leaves out what came later', () => {
    expect(reported(invoices, '2026-03-01', '2026-03-31')).toEqual({
      openingBalance: 31_051,
      invoiced: 0,
      paid: 6001,
      refunded: 0,
      closingBalance: 25_050,
      lines: [['P-2026-03-05', 25_050]],
    });
  });

  it('of a period in which nothing happened carries the balance over', () => {
    const quiet = { invoiced: 0, paid: 0, refunded: 0, lines: [] };
    expect(reported(invoices, '2025-01-01', '2025-12-31')).toEqual({ ...quiet, openingBalance: 0, closingBalance: 0 });
    expect(reported(invoices, '2026-04-01', '2026-04-30')).toEqual({
      ...quiet,
      openingBalance: 25_050,
      closingBalance: 25_050,
    });
  });

  it('counts the whole days of Dubai', () => {
    const late = { ...invoice('INV-1', '2026-01-10', 100), createdAt: new Date('2026-01-31T20:00:00Z') };
    expect(reported([late], '2026-01-01', '2026-01-31').lines).toEqual([]);
    expect(reported([late], '2026-02-01', '2026-02-01').lines).toEqual([['INV-1', 100]]);
  });

  it('never owes less than nothing for a payment that is dated before its invoice', () => {
    const early = [invoice('INV-1', '2026-02-02', 500, [payment('2026-01-20', 500)])];
    expect(reported(early, '2026-01-01', '2026-01-31')).toMatchObject({ closingBalance: 0, lines: [] });
    expect(reported(early, '2026-02-01', '2026-02-28').lines).toEqual([
      ['INV-1', 500],
      ['P-2026-01-20', 0],
    ]);
  });
});

describe('a refunded payment', () => {
  const invoices = [invoice('INV-1', '2026-02-20', 250, [refunded('2026-03-01', 50, '2026-04-02')])];

  it('counts until its refund, which is a line of its own', () => {
    expect(reported(invoices, '2026-02-01', '2026-04-30')).toEqual({
      ...{ openingBalance: 0, invoiced: 250, paid: 50, refunded: 50, closingBalance: 250 },
      lines: [
        ['INV-1', 250],
        ['P-2026-03-01', 200],
        ['refund of P-2026-03-01', 250],
      ],
    });
  });

  it('leaves what was owed on the days between as it was', () => {
    expect(reported(invoices, '2026-03-01', '2026-03-31')).toMatchObject({ closingBalance: 200, refunded: 0 });
    expect(reported(invoices, '2026-04-01', '2026-04-30')).toEqual({
      ...{ openingBalance: 200, invoiced: 0, paid: 0, refunded: 50, closingBalance: 250 },
      lines: [['refund of P-2026-03-01', 250]],
    });
  });

  it.each([
    ['whose day is not known', '2026-03-01', null],
    ['that was marked before the day of the payment', '2026-03-01', '2026-02-28'],
    ['that is dated before its invoice', '2026-01-01', '2026-01-02'],
  ])('%s cancels out at once, the payment first', (_which, paidOn, refundedOn) => {
    const { lines } = reported(
      [invoice('INV-1', '2026-02-20', 250, [refunded(paidOn, 50, refundedOn)])],
      '2026-01-01',
      '2026-03-31',
    );
    expect(lines).toEqual([
      ['INV-1', 250],
      [`P-${paidOn}`, 200],
      [`refund of P-${paidOn}`, 250],
    ]);
  });

  it('ages as the invoice that it leaves open again', () => {
    const { aging } = statementOf(invoices, [], period('2026-05-01', '2026-05-01'));
    expect(aging).toMatchObject({ days31to60: 250, current: 0 });
  });
});

describe('a credit note', () => {
  const note = (day: string, total: number) => ({ creditNoteNumber: `CRN-${day}`, total, createdAt: noonOf(day) });
  const paidBack = { amount: 30, paymentDate: noonOf('2026-04-01') };
  const credited: StatedInvoice<string> = {
    ...invoice('INV-1', '2026-02-20', 250, [{ ...payment('2026-03-01', 220), refunds: [paidBack] }]),
    creditNotes: [note('2026-03-05', 80)],
  };

  it('takes off from its day on, and what is paid beyond is owed to the customer', () => {
    const of = (to: string) => statementOf([credited], [], period('2026-01-01', to));
    expect(of('2026-03-04')).toMatchObject({ credited: 0, closingBalance: 30, creditBalance: 0 });
    expect(of('2026-03-31')).toMatchObject({ credited: 80, closingBalance: -50, creditBalance: 50 });
    expect(of('2026-04-30')).toMatchObject({ credited: 80, refunded: 30, closingBalance: -20, creditBalance: 20 });
    expect(of('2026-04-30').entries.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['invoice', 250],
      ['payment', 30],
      ['credit', -50],
      ['refund', -20],
    ]);
  });

  it('is no part of what another invoice owes by age', () => {
    const other = invoice('INV-2', '2026-04-20', 100);
    const { aging, closingBalance } = statementOf([credited, other], [], period('2026-04-01', '2026-04-30'));
    expect([aging.current, aging.days1to30, closingBalance]).toEqual([100, 0, 80]);
  });

  it('of a payment that is refunded in parts leaves the last part to the day when it was Refunded', () => {
    const whole = { ...refunded('2026-03-01', 220, '2026-04-10'), refunds: [paidBack] };
    const { entries } = statementOf([{ ...credited, payments: [whole] }], [], period('2026-01-01', '2026-12-31'));
    expect(entries.filter(({ kind }) => kind === 'refund').map(({ debit, at }) => [debit, at])).toEqual([
      [30, noonOf('2026-04-01')],
      [190, noonOf('2026-04-10')],
    ]);
  });
});

describe('the age of what is owed', () => {
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
  ])('%i days after the last day in time is %s', (days, age) => {
    expect(ageOf(days)).toBe(age);
  });

  it('comes to the closing balance, whatever was paid of what', () => {
    const invoices = [
      invoice('INV-1', '2026-01-01', 33_333, [payment('2026-01-15', 11_111)]),
      invoice('INV-2', '2026-03-01', 20_000, [payment('2026-03-02', 5)]),
      invoice('INV-3', '2026-04-20', 1),
      invoice('INV-4', '2026-02-01', 7, [payment('2026-02-01', 7)]),
    ];
    const { aging, closingBalance } = statementOf(invoices, [], period('2026-05-01', '2026-05-31'));
    expect(aging).toEqual({ current: 0, days1to30: 1, days31to60: 0, days61to90: 19_995, over90: 22_222 });
    expect(Object.values(aging).reduce((sum, fils) => sum + fils, 0)).toBe(closingBalance);
  });
});

describe('the rest of a receipt', () => {
  const RECEIPT = {
    ...{ _id: 'R', receiptNumber: 'RCP-1', amount: 1000, paymentMethod: 'Cheque' as const, chequeNumber: '7' },
    ...{ paymentDate: new Date('2026-02-01T08:00:00Z'), refunds: [], reversedRest: 0, reversal: null },
  };
  const year = period('2026-01-01', '2026-12-31');

  it('is owed to the account until it is used for an invoice, which leaves the balance as it is', () => {
    const appliedAt = new Date('2026-03-05T08:00:00Z');
    const applied = { ...payment('2026-02-01', 300), appliedAt };
    const invoices = [invoice('INV-1', '2026-03-01', 300, [applied])];
    const allocations = [
      { amount: 600, appliedAt: null },
      { amount: 300, appliedAt },
    ];
    const statement = statementOf(invoices, [{ ...RECEIPT, allocations }], year);
    expect(statement.entries.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['onAccount', -400],
      ['invoice', -100],
      ['applied', 200],
      ['payment', -100],
    ]);
    expect(statement).toMatchObject({ paid: 400, closingBalance: -100, creditBalance: 100, refunded: 0 });
  });

  it('is no longer owed once it is paid back, or the receipt is reversed', () => {
    const at = new Date('2026-04-01T08:00:00Z');
    const refunded = { ...RECEIPT, allocations: [], refunds: [{ amount: 250, paymentDate: at }] };
    expect(statementOf([], [refunded], year)).toMatchObject({ paid: 1000, refunded: 250, creditBalance: 750 });
    const reversed = { ...RECEIPT, allocations: [], reversedRest: 1000, reversal: { at } };
    expect(statementOf([], [reversed], year)).toMatchObject({ paid: 1000, refunded: 1000, closingBalance: 0 });
  });

  it('has no line where invoices took all of it', () => {
    const allocations = [{ amount: 1000, appliedAt: null }];
    expect(statementOf([], [{ ...RECEIPT, allocations }], year).entries).toEqual([]);
  });
});

describe('credit of an overpaid invoice', () => {
  it('that was used for another one leaves the account as it is', () => {
    const moved = {
      ...payment('2026-02-01', 500),
      refunds: [{ amount: 200, paymentDate: new Date('2026-03-05T08:00:00Z'), appliedTo: 'INV-2' }],
    };
    const taken = { ...payment('2026-02-01', 200), appliedAt: new Date('2026-03-05T08:00:00Z') };
    const overpaid = invoice('INV-1', '2026-01-10', 300, [moved]);
    const other = invoice('INV-2', '2026-03-01', 200, [taken]);
    const statement = statementOf([overpaid, other], [], period('2026-01-01', '2026-12-31'));
    expect(statement).toMatchObject({ invoiced: 500, paid: 500, refunded: 0, closingBalance: 0, creditBalance: 0 });
    expect(statement.entries.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'invoice', 'applied', 'payment']);
  });
});
