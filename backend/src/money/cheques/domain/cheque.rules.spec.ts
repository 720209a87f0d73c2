import { describe, expect, it } from '@jest/globals';
import { fittingAllocations, isDue, isStale, oldestFirst, restOfPlan, statusAfter } from './cheque.rules.js';

const cheque = { status: 'Held', kind: 'Payment', amount: 100, chequeDate: '2026-08-31', clearings: [] } as const;

describe('a cheque', () => {
  it.each([
    ['2026-08-30', false, false],
    ['2026-08-31', true, false],
    ['2027-02-28', true, false],
    ['2027-03-01', false, true],
  ])('dated 31 August 2026 is on %s due: %s, stale: %s', (today, due, stale) => {
    expect([isDue(cheque, today), isStale(cheque, today)]).toEqual([due, stale]);
  });

  it('is never due if it is a guarantee or deposited', () => {
    expect(isDue({ ...cheque, kind: 'Guarantee' }, '2026-09-01')).toBe(false);
    expect(isDue({ ...cheque, status: 'Deposited' }, '2026-09-01')).toBe(false);
  });

  it.each([
    [[], 'Bounced'],
    [[40], 'PartlyCleared'],
    [[40, 60], 'Cleared'],
  ])('has, with %j of 100 received, the status %s', (parts, status) => {
    expect(statusAfter({ amount: 100, clearings: parts.map((amount) => ({ amount })) })).toBe(status);
  });
});

describe('the allocations of a cheque', () => {
  const open = [
    { invoice: 'a', open: 60 },
    { invoice: 'b', open: 0 },
    { invoice: 'c', open: 30 },
  ];

  it.each([
    [{ a: 60, c: 30 }, 90, { a: 60, c: 30 }],
    [{ a: 80, b: 10, c: 30 }, 120, { a: 60, c: 30 }],
    [{ a: 60, c: 30 }, 70, { a: 60, c: 10 }],
    [{ d: 10 }, 10, {}],
    [{}, 10, {}],
  ])('wanted as %j of a cheque of %i fit as %j', (plan: Record<string, number>, amount, fitting) => {
    const wanted = Object.entries(plan).map(([invoice, part]) => ({ invoice, amount: part }));
    const found = fittingAllocations(wanted, amount, open);
    expect(Object.fromEntries(found.map((part) => [part.invoice, part.amount]))).toEqual(fitting);
  });

  it.each([
    [0, [60, 40]],
    [50, [10, 40]],
    [60, [40]],
    [100, []],
  ])('leave, after %i paid by the bank, %j', (used, left) => {
    const rest = restOfPlan([{ amount: 60 }, { amount: 40 }], used);
    expect(rest.map(({ amount }) => amount)).toEqual(left);
  });

  it('pay in a series the invoice of exactly their amount before older ones', () => {
    const invoices = [
      { invoice: 'a', open: 60 },
      { invoice: 'c', open: 40 },
    ];
    expect(oldestFirst([40, 40], invoices)).toEqual([[{ invoice: 'c', amount: 40 }], [{ invoice: 'a', amount: 40 }]]);
  });

  it('take the oldest invoices first in a series of cheques', () => {
    expect(oldestFirst([40, 40, 40], open)).toEqual([
      [{ invoice: 'a', amount: 40 }],
      [
        { invoice: 'a', amount: 20 },
        { invoice: 'c', amount: 20 },
      ],
      [{ invoice: 'c', amount: 10 }],
    ]);
  });
});
