import { describe, expect, it } from '@jest/globals';
import { claimUntil, laterChequeNumber, monthsAfter, presentUntil } from './cheques.js';

describe('a cheque', () => {
  it.each([
    ['2026-01-15', '2026-07-15', '2028-07-15'],
    ['2026-08-31', '2027-02-28', '2029-02-28'],
    ['2027-08-31', '2028-02-29', '2030-02-28'],
    ['2026-12-31', '2027-06-30', '2029-06-30'],
  ])('dated %s can be presented until %s, and claimed until %s', (date, until, claim) => {
    expect(presentUntil(date)).toBe(until);
    expect(claimUntil(date)).toBe(claim);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-30', 12, '2027-11-30'],
  ])('dated %s is followed after %i months by one dated %s', (date, months, later) => {
    expect(monthsAfter(date, months)).toBe(later);
  });

  it.each([
    ['000123', 1, '000124'],
    ['000999', 2, '001001'],
    ['A-09', 1, 'A-10'],
    ['99', 1, '100'],
    ['A', 1, null],
    ['', 1, null],
  ])('number %j is followed after %i sheets by %j', (number, sheets, later) => {
    expect(laterChequeNumber(number, sheets)).toBe(later);
  });
});
