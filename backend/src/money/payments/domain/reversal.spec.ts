import { describe, expect, it } from '@jest/globals';
import { paidBackOf, refundInWords, reversed, usesOf } from './reversal.js';

const DAY = new Date('2026-03-02T08:00:00Z');
const cash = { amount: 30, paymentDate: DAY, appliedTo: '', unappliedAt: null };
const used = { amount: 60, paymentDate: DAY, appliedTo: 'INV-2', unappliedAt: null };
const payment = { amount: 100, status: 'Received' as const, refunds: [], refundedAt: null, reversal: null };

describe('the refunded part of a payment', () => {
  it.each([
    ['nothing of one that counts', payment, 0],
    ['its refunds', { ...payment, refunds: [cash] }, 30],
    ['not the amount used for another invoice', { ...payment, refunds: [used] }, 0],
    [
      'nothing of one that was used as a whole',
      { ...payment, status: 'Refunded' as const, refunds: [{ ...used, amount: 100 }] },
      0,
    ],
    ['all of one that was recorded as Refunded', { ...payment, status: 'Refunded' as const }, 100],
    ['all of one that is reversed', { ...payment, status: 'Refunded' as const, reversal: {} }, 100],
  ])('is %s', (_which, money, expected) => {
    expect(paidBackOf(money)).toBe(expected);
  });

  it('is named by its first refund', () => {
    expect(refundInWords({ refunds: [used, cash] }, 30, 'INV-1')).toEqual({
      ...{ amount: '0.30', day: '2026-03-02', document: 'INV-1' },
    });
  });
});

describe('a reversed payment', () => {
  it('ends all uses of its money, once', () => {
    const at = new Date('2026-03-05T08:00:00Z');
    const ended = { ...used, appliedTo: 'INV-3', unappliedAt: DAY };
    expect(reversed({ refunds: [used, ended] }, at)).toEqual({
      ...{ status: 'Refunded', refundedAt: at },
      refunds: [{ ...used, unappliedAt: at }, ended],
    });
    expect(usesOf({ refunds: [cash, used, ended] })).toEqual([used]);
  });
});
