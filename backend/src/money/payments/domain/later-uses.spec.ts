import { describe, expect, it } from '@jest/globals';
import { useOfRefund, usesByDay } from './later-uses.js';

const noonOf = (day: string) => new Date(`${day}T08:00:00.000Z`);
const refund = (amount: number, day: string, appliedTo = '') => ({
  ...{ amount, appliedTo, paymentDate: noonOf(day), at: noonOf('2026-11-30') },
});

describe('the later uses of a payment', () => {
  it('are its refunds and the amounts applied to other invoices, by day', () => {
    const refunds = [refund(100, '2026-11-20', 'I2'), refund(50, '2026-11-18'), refund(20, '2026-11-20', 'I3')];
    expect(usesByDay(1_000, refunds.map(useOfRefund))).toEqual([
      { kind: 'paidBack', on: noonOf('2026-11-18'), parts: [{ invoiceNumber: '', amount: 50 }], rest: 950 },
      {
        ...{ kind: 'allocated', on: noonOf('2026-11-20'), rest: 830 },
        parts: [
          { invoiceNumber: 'I2', amount: 100 },
          { invoiceNumber: 'I3', amount: 20 },
        ],
      },
    ]);
  });

  it('are empty for an unused payment', () => {
    expect(usesByDay(1_000, [])).toEqual([]);
  });
});
