import { describe, expect, it } from '@jest/globals';
import { exceedsLimit, leftOf } from './approvals.js';

describe('a request and the monthly limit of its buyer', () => {
  const limit = { monthlyLimit: 100_000, spent: 60_000, needsApproval: true };

  it.each([
    ['fits exactly', limit, 40_000, false, false],
    ['is one fils above', limit, 40_001, false, true],
    ['has goods without a price', limit, 0, true, true],
    ['is above where nobody has to agree', { ...limit, needsApproval: false }, 90_000, true, false],
    ['has no limit to keep to', { ...limit, monthlyLimit: null }, 90_000, true, false],
    ['comes when more than the limit was asked for', { ...limit, spent: 120_000 }, 1, false, true],
    ['has a limit of nothing', { ...limit, monthlyLimit: 0, spent: 0 }, 1, false, true],
  ])('%s', (_what, given, amount, hasUnpriced, exceeds) => {
    expect(exceedsLimit(given, amount, hasUnpriced)).toBe(exceeds);
  });

  it('leave nothing, and never less', () => {
    expect(leftOf({ ...limit, spent: 120_000 })).toBe(0);
    expect(leftOf({ ...limit, monthlyLimit: null })).toBeNull();
  });
});
