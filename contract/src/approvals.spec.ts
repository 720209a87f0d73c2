import { describe, expect, it } from '@jest/globals';
import { exceedsLimit, leftOf } from './approvals.js';

describe('a request with a monthly limit', () => {
  const limit = { monthlyLimit: 100_000, spent: 60_000, needsApproval: true };

  it.each([
    ['fits exactly', limit, 40_000, false, false],
    ['exceeds it by one fils', limit, 40_001, false, true],
    ['has goods without a price', limit, 0, true, true],
    ['exceeds it without needing an approval', { ...limit, needsApproval: false }, 90_000, true, false],
    ['has no limit', { ...limit, monthlyLimit: null }, 90_000, true, false],
    ['follows requests above the limit', { ...limit, spent: 120_000 }, 1, false, true],
    ['has a limit of 0', { ...limit, monthlyLimit: 0, spent: 0 }, 1, false, true],
  ])('%s', (_what, given, amount, hasUnpriced, exceeds) => {
    expect(exceedsLimit(given, amount, hasUnpriced)).toBe(exceeds);
  });

  it('leaves zero, and never a negative amount', () => {
    expect(leftOf({ ...limit, spent: 120_000 })).toBe(0);
    expect(leftOf({ ...limit, monthlyLimit: null })).toBeNull();
  });
});
