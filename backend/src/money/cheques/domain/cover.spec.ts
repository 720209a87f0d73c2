import { describe, expect, it } from '@jest/globals';
import { type AccountedCheque, chequesOfAccount, coveredParts } from './cover.js';

const TODAY = '2026-11-26';
const cheque = (fields: Partial<AccountedCheque> = {}) => ({
  ...{ status: 'Held' as const, kind: 'Payment' as const, amount: 20_000, chequeDate: '2026-12-31' },
  ...{ clearings: [], returns: [], ...fields },
  allocations: [
    { invoice: 'one', amount: 12_000 },
    { invoice: 'two', amount: 5000 },
  ],
});
const coveredBy = (fields: Partial<AccountedCheque>) =>
  coveredParts(cheque(fields), TODAY).map(({ invoice, amount }) => [invoice, amount]);

describe('a cheque', () => {
  it.each([
    [
      'in hand',
      {},
      [
        ['one', 12_000],
        ['two', 5000],
      ],
      20_000,
    ],
    [
      'at the bank',
      { status: 'Deposited' },
      [
        ['one', 12_000],
        ['two', 5000],
      ],
      20_000,
    ],
    ['at the bank for its rest', { status: 'Deposited', clearings: [{ amount: 13_000 }] }, [['two', 4000]], 7000],
    [
      'on its last day',
      { chequeDate: '2026-05-26' },
      [
        ['one', 12_000],
        ['two', 5000],
      ],
      20_000,
    ],
    ['in hand that is stale', { chequeDate: '2026-05-25' }, [], 0],
    ['that is a guarantee', { kind: 'Guarantee' }, [], 0],
    ['that was returned', { status: 'Bounced', returns: [{ on: TODAY }] }, [], 0],
    ['that is cleared', { status: 'Cleared', clearings: [{ amount: 20_000 }] }, [], 0],
  ] as [string, Partial<AccountedCheque>, [string, number][], number][])(
    'covers the amount that it can still pay: %s',
    (_title, fields, parts, amount) => {
      expect(coveredBy(fields)).toEqual(parts);
      expect(chequesOfAccount([cheque(fields)], TODAY).covered).toBe(amount);
    },
  );

  it('counts once if it was returned twice, with its last day', () => {
    const twice = cheque({ status: 'Deposited', returns: [{ on: '2026-11-02' }, { on: '2026-11-20' }] });
    const once = cheque({ status: 'Settled', returns: [{ on: '2026-10-01' }] });
    expect(chequesOfAccount([twice, once, cheque()], TODAY)).toEqual({
      ...{ covered: 40_000, bounced: { count: 2, last: '2026-11-20' } },
    });
  });
});
