import { describe, expect, it } from '@jest/globals';
import { suggestedAllocations } from './receipt.js';

describe('suggested allocations', () => {
  const invoices = [
    { number: 1, remainingDue: 400 },
    { number: 2, remainingDue: 500 },
    { number: 3, remainingDue: 500 },
  ];
  it.each([
    [300, [[1, 300]], 0],
    [500, [[2, 500]], 0],
    [
      900,
      [
        [1, 400],
        [2, 500],
      ],
      0,
    ],
    [
      1500,
      [
        [1, 400],
        [2, 500],
        [3, 500],
      ],
      100,
    ],
  ])('pay %d to the invoice of exactly this amount, otherwise to invoices by due date', (amount, parts, rest) => {
    const { allocations, unallocated } = suggestedAllocations(amount, invoices);
    expect(allocations.map((part) => [part.invoice.number, part.amount])).toEqual(parts);
    expect(unallocated).toBe(rest);
  });
});
