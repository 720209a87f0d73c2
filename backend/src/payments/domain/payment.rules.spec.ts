import { describe, expect, it } from '@jest/globals';
import { fits, roomFor } from './payment.rules.js';

const received = (amount: number) => ({ amount, status: 'Received' }) as const;
const refunded = (amount: number) => ({ amount, status: 'Refunded' }) as const;

describe('roomFor', () => {
  it.each([
    [100, [], 100],
    [100, [received(40)], 60],
    [100, [received(40), refunded(60)], 60],
    [100, [received(100)], 0],
  ])('an invoice of %i with %j is %i', (due, others, room) => {
    expect(roomFor(due, others)).toBe(room);
  });
});

describe('fits', () => {
  it.each([
    [received(60), true],
    [received(61), false],
    [refunded(61), true],
  ])('%j beside 40 of 100 paid: %s', (payment, fitting) => {
    expect(fits(payment, 100, [received(40)])).toBe(fitting);
  });
});
