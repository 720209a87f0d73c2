import { describe, expect, it } from '@jest/globals';
import { remainingAmount } from './AddPayment';

describe('the amount of a new payment', () => {
  it.each([
    [247, 0, 247],
    [247, 100, 147],
    [0.3, 0.1, 0.2],
    [100, 100, 0],
    [100, 120, 0],
  ])('is for %p due and %p paid: %p', (amountDue, amountPaid, amount) => {
    expect(remainingAmount({ amountDue, amountPaid, waived: 0 })).toBe(amount);
  });
});
