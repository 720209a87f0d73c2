import { describe, expect, it } from '@jest/globals';
import { filtersBy } from './staff-lists.mjs';
import { percentile, summary } from './load.mjs';
import { asTable, medianRun, regressions, shareOfFloor } from './report.mjs';

const row = { name: 'orders', perSecond: 300, p50Ms: 3, p95Ms: 5.5, maxMs: 20, failures: 0, floor: 9000 };

describe('the share of the floor', () => {
  it('is the requests per second of the case divided by those of the floor', () => {
    expect(shareOfFloor(row)).toBe(0.0333);
  });

  it('may lose a fifth of the committed share', () => {
    expect(regressions([row], { orders: 0.0416 })).toEqual([]);
    expect(regressions([row], { orders: 0.042 })).toEqual(['orders: 3.33 % of the floor (committed: 4.20 %)']);
  });

  it('is that of the median run', () => {
    const runs = [100, 300, 200].map((perSecond) => ({ ...row, perSecond }));
    expect(medianRun(runs)).toMatchObject({ perSecond: 200 });
    expect(medianRun([row])).toBe(row);
  });

  it('is missed if it was not measured or not committed', () => {
    expect(regressions([row], { quotes: 0.1 })).toEqual([
      'orders: has no committed share',
      'quotes: has a committed share but was not measured',
    ]);
  });
});

it('the summary of a load combines its rounds', () => {
  const turns = [
    { seconds: 1, times: [1, 2, 9], failures: 1, refused: 1 },
    { seconds: 1.5, times: [3, 1], failures: 2, refused: 0 },
  ];
  expect(summary(turns)).toEqual({ perSecond: 2, p50Ms: 2, p95Ms: 9, maxMs: 9, failures: 3, refused: 1 });
});

it.each([
  [[1, 2, 3, 4], 50, 2],
  [[1, 2, 3, 4], 95, 4],
  [[], 50, NaN],
])('the percentile of %j at %d is %d', (sorted, percent, expected) => {
  expect(percentile(sorted, percent)).toBe(expected);
});

it('the table has a line for each case', () => {
  const [, , line] = asTable([row]).split('\n');
  expect(line).toBe('| orders | 300        | 3.00   | 5.50   | 20.0   | 0        | 9,000            | 3.33 %       |');
});

it.each([
  ['status', { enum: ['Paid', 'Unpaid'] }, [{ status: 'Paid' }, { status: 'Unpaid' }]],
  ['overdue', { type: 'boolean' }, [{ overdue: true }, { overdue: false }]],
  ['user', {}, [{ user: 'u1' }]],
  ['total_gte', {}, [{ total_gte: 7 }]],
  ['note', {}, []],
])('the filter %s gets its values from its description or from a row', (name, schema, expected) => {
  expect(filtersBy(name, schema, { user: { _id: 'u1' }, total: 7, note: null })).toEqual(expected);
});
