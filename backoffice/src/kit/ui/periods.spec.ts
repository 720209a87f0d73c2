import { describe, expect, it } from '@jest/globals';
import { lastQuarter, usualPeriods } from './periods';

describe('the quarter to file', () => {
  it.each([
    ['2026-11-23', '2026-07-01', '2026-09-30'],
    ['2026-02-28', '2025-10-01', '2025-12-31'],
    ['2028-04-01', '2028-01-01', '2028-03-31'],
  ])('is on %s the quarter from %s to %s', (today, from, to) => {
    expect(lastQuarter(today)).toEqual({ from, to });
  });
});

it('the usual periods are four quarters and six months, the latest first, up to the last day of each month', () => {
  const { quarters, months } = usualPeriods(new Date('2028-02-29T21:00:00Z'));
  expect(quarters[0]).toEqual({ from: '2028-01-01', to: '2028-03-31' });
  expect(quarters[3]).toEqual({ from: '2027-04-01', to: '2027-06-30' });
  // In Dubai it is March already.
  expect(months.slice(0, 2)).toEqual([
    { from: '2028-03-01', to: '2028-03-31' },
    { from: '2028-02-01', to: '2028-02-29' },
  ]);
  expect(months).toHaveLength(6);
});
