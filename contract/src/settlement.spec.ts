import { describe, expect, it } from '@jest/globals';
import { balanceOf, creditBadgeOf, settlementOf } from './settlement.js';

const SIGNS = {
  advanced: -1,
  credited: -1,
  void: -1,
  paid: -1,
  writtenOff: -1,
  waived: -1,
  remaining: 1,
  creditBalance: -1,
} as const;

const invoices = [0, 1, 10_050, 22_042].flatMap((credited) =>
  [0, 1, 12_000, 22_042].map((amountPaid) => ({
    issuedTotal: 22_042,
    advanced: 0,
    credited,
    amountPaid,
    writtenOff: 0,
    waived: 0,
    isVoid: false,
  })),
);

describe('settlementOf', () => {
  it.each([
    ...invoices,
    { issuedTotal: 1000, advanced: 0, credited: 0, amountPaid: 0, writtenOff: 0, waived: 0, isVoid: true },
    { issuedTotal: 1000, advanced: 0, credited: 100, amountPaid: 200, writtenOff: 600, waived: 25, isVoid: false },
    { issuedTotal: 1000, advanced: 400, credited: 100, amountPaid: 700, writtenOff: 0, waived: 0, isVoid: false },
    { issuedTotal: 1000, advanced: 400, credited: 0, amountPaid: 0, writtenOff: 0, waived: 0, isVoid: true },
  ])('adds up to its last line: %j', (invoice) => {
    const rows = settlementOf(invoice);
    const off = rows.slice(0, -1).reduce((sum, { part, amount }) => sum + SIGNS[part] * amount, invoice.issuedTotal);
    const last = balanceOf(invoice);
    expect(off).toBe(SIGNS[last.part] * last.amount || 0);
    expect(rows.every(({ amount }) => amount >= 0)).toBe(true);
  });

  it('names the credit balance of a paid and credited invoice', () => {
    const rows = settlementOf({
      issuedTotal: 22_042,
      advanced: 0,
      credited: 22_042,
      amountPaid: 12_000,
      writtenOff: 0,
      waived: 0,
      isVoid: false,
    });
    expect(rows).toEqual([
      { part: 'credited', amount: 22_042 },
      { part: 'paid', amount: 12_000 },
      { part: 'creditBalance', amount: 12_000 },
    ]);
  });

  it('has a line that explains why nothing is due on a void invoice', () => {
    expect(
      settlementOf({
        issuedTotal: 1000,
        advanced: 0,
        credited: 0,
        amountPaid: 0,
        writtenOff: 0,
        waived: 0,
        isVoid: true,
      }),
    ).toEqual([
      { part: 'void', amount: 1000 },
      { part: 'paid', amount: 0 },
      { part: 'remaining', amount: 0 },
    ]);
  });
});

describe('creditBadgeOf', () => {
  const base = { issuedTotal: 100, advanced: 0, amountPaid: 0, writtenOff: 0, waived: 0, isVoid: false };
  it.each([
    [0, 0, null],
    [40, 0, 'Partly credited'],
    [40, 100, 'Partly credited'],
    [100, 0, null],
    [100, 60, 'Fully credited'],
  ] as const)('an invoice of 100 with %i credited and %i paid has the badge %s', (credited, amountPaid, badge) => {
    expect(creditBadgeOf({ ...base, credited, amountPaid })).toBe(badge);
  });
});
