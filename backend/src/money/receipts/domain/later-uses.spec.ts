import { describe, expect, it } from '@jest/globals';
import { allocatedAtFirst, firstRestOf, laterUsesOf } from './later-uses.js';

const at = (day: string, hour = '09') => new Date(`${day}T${hour}:00:00.000Z`);
const allocation = (invoiceNumber: string, amount: number, appliedAt: Date | null = null) => ({
  ...{ invoiceNumber, amount, appliedAt },
});
const refund = (amount: number, paymentDate: Date, recordedAt = paymentDate) => ({
  ...{ amount, paymentDate, at: recordedAt, appliedTo: '' },
});

describe('the later uses of a receipt', () => {
  it('leave the receipt as it was recorded', () => {
    const allocations = [allocation('I1', 300), allocation('I2', 200, at('2026-11-20'))];
    expect(allocatedAtFirst(allocations).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['I1']);
    expect(firstRestOf({ amount: 1_000, allocations })).toBe(700);
    expect(laterUsesOf({ amount: 1_000, allocations: [allocation('I1', 300)], refunds: [] })).toEqual([]);
  });

  it('are grouped by kind and day in Dubai, each with the remaining amount after it', () => {
    const receipt = {
      amount: 1_000,
      allocations: [
        ...[allocation('I1', 300), allocation('I2', 200, at('2026-11-20'))],
        ...[allocation('I3', 100, at('2026-11-20', '19')), allocation('I4', 50, at('2026-11-20', '20'))],
      ],
      refunds: [refund(150, at('2026-11-19'), at('2026-11-25'))],
    };
    expect(
      laterUsesOf(receipt).map(({ kind, parts, rest }) => [kind, parts.map(({ amount }) => amount), rest]),
    ).toEqual([
      ['paidBack', [150], 550],
      ['allocated', [200, 100], 250],
      ['allocated', [50], 200],
    ]);
  });
});
