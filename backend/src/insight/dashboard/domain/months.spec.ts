import { describe, expect, it } from '@jest/globals';
import { lastMonths, monthToDate, startOfMonth } from './months.js';

describe('lastMonths', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 3, ['2026-09', '2026-10', '2026-11']],
    ['2026-01-15T08:00:00Z', 2, ['2025-12', '2026-01']],
    // Eight in the evening of London's December is midnight of Dubai's January.
    ['2025-12-31T20:00:00Z', 1, ['2026-01']],
    ['2025-12-31T19:59:59Z', 1, ['2025-12']],
  ])('end with the current month, at %s', (now, count, months) => {
    expect(lastMonths(new Date(now), count)).toEqual(months);
  });
});

it('a month begins at midnight in Dubai', () => {
  expect(startOfMonth('2026-11')).toEqual(new Date('2026-10-31T20:00:00Z'));
});

describe('this month up to today', () => {
  it.each([
    ['2026-11-21T08:00:00Z', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    ['2026-03-31T08:00:00Z', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-12-31T20:00:00Z', '2027-01-01', '2027-01-01', '2026-12-01', '2026-12-01'],
  ])('has the same days of the month before, at %s', (now, from, to, before, until) => {
    expect(monthToDate(new Date(now))).toEqual([
      { from, to },
      { from: before, to: until },
    ]);
  });
});
