import { describe, expect, it } from '@jest/globals';
import { creditLeft, exceedsCredit, usedOf } from './credit-limit.js';

const use = { open: 60_000, unbilled: 30_000, creditBalance: 0 };

describe('the credit of an account', () => {
  it.each([
    ['up to the limit', 100_000, use, 10_000, false],
    ['one fils beyond it', 100_000, use, 10_001, true],
    ['that has no limit', null, use, 1_000_000, false],
    ['for a free order', 0, use, 0, false],
    ['with a credit balance', 100_000, { ...use, creditBalance: 50_000 }, 60_000, false],
    ['of nothing', 0, { open: 0, unbilled: 0, creditBalance: 0 }, 1, true],
  ])('is used %s: %s %j %s', (_what, limit, used, amount, exceeds) => {
    expect(exceedsCredit(limit, used, amount)).toBe(exceeds);
  });

  it('is never negative', () => {
    expect(usedOf({ open: 10, unbilled: 0, creditBalance: 50 })).toBe(0);
    expect([creditLeft(50_000, use), creditLeft(null, use)]).toEqual([0, null]);
  });
});
