import { describe, expect, it } from '@jest/globals';
import { daysOf, monthName, recentMonths } from './months';

describe('months of purchases', () => {
  it('start with the current month in Dubai', () => {
    const months = recentMonths(new Date('2026-12-31T21:00:00Z'));
    expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(months.at(-1)).toBe('2026-01');
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('the month %s ends on %s', (month, to) => {
    expect(daysOf(month)).toEqual({ from: `${month}-01`, to });
  });

  it('have names in the language of the page', () => {
    expect(monthName('2026-11', 'en')).toBe('November 2026');
    expect(monthName('2026-11', 'ar')).toBe('نوفمبر 2026');
  });
});
