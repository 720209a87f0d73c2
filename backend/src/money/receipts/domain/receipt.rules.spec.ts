import { describe, expect, it } from '@jest/globals';
import { takenFrom, unallocatedOf } from './receipt.rules.js';

const receipt = { amount: 1000, allocations: [{ amount: 600 }], refunds: [{ amount: 100 }] };

describe('the remaining amount of a receipt', () => {
  it('is the amount neither allocated nor refunded', () => {
    expect(unallocatedOf(receipt)).toBe(300);
  });
});

describe('an amount', () => {
  it('is taken from the first sources, up to the amount of each', () => {
    const taken = takenFrom(450, [200, 0, -50, 300, 100], (left) => left);
    expect(taken).toEqual([
      { source: 200, amount: 200 },
      { source: 300, amount: 250 },
    ]);
  });
});
