import { describe, expect, it } from '@jest/globals';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { expectedByWeek, overdueByAge, sumOf } from './aging.js';

// Half past midnight of 21 November in Dubai, still the 20th in London.
const NOW = new Date('2026-11-20T20:30:00Z');
const dueFor = (days: number, amount = 100) => ({ dueDate: endOfDubaiDay(NOW, -days), count: 1, amount });
const countsOf = (days: number) => overdueByAge([dueFor(days)], NOW).map(({ count }) => count);

describe('overdueByAge', () => {
  it.each([
    [-1, [0, 0, 0, 0]],
    [0, [0, 0, 0, 0]],
    [1, [1, 0, 0, 0]],
    [30, [1, 0, 0, 0]],
    [31, [0, 1, 0, 0]],
    [60, [0, 1, 0, 0]],
    [61, [0, 0, 1, 0]],
    [90, [0, 0, 1, 0]],
    [91, [0, 0, 0, 1]],
    [900, [0, 0, 0, 1]],
  ])('gives the age of an amount due %i days ago', (days, counts) => {
    expect(countsOf(days)).toEqual(counts);
  });

  it('names the due days of each age, so that a list can be filtered by them', () => {
    expect(overdueByAge([], NOW).map(({ firstDueDay, lastDueDay }) => [firstDueDay, lastDueDay])).toEqual([
      ['2026-10-22', '2026-11-20'],
      ['2026-09-22', '2026-10-21'],
      ['2026-08-23', '2026-09-21'],
      [null, '2026-08-22'],
    ]);
  });

  it('adds up fils', () => {
    const dues = [dueFor(3, 10), dueFor(4, 20), dueFor(3, 1)];
    expect(overdueByAge(dues, NOW)[0]).toMatchObject({ count: 3, amount: 31 });
  });
});

describe('expectedByWeek', () => {
  it('adds up with the overdue amounts to the total due, each amount in one week', () => {
    const dues = [-40, -1, 0, 6, 7, 41, 42, 400].map((days, index) => dueFor(-days, 10 ** index));
    const weeks = expectedByWeek(dues, NOW);
    expect(weeks.map(({ amount }) => amount)).toEqual([1100, 10_000, 0, 0, 0, 100_000, 11_000_000]);
    expect(sumOf([...weeks, ...overdueByAge(dues, NOW)])).toEqual(sumOf(dues));
  });

  it('names the due days, so that a list can be filtered by them', () => {
    const weeks = expectedByWeek([], NOW);
    expect(weeks[0]).toMatchObject({ firstDueDay: '2026-11-21', lastDueDay: '2026-11-27' });
    expect(weeks.at(-1)).toMatchObject({ firstDueDay: '2027-01-02', lastDueDay: null });
  });
});
