import { describe, expect, it } from '@jest/globals';
import { daysOverdue, dueStep, stepAfter, stepOfAccount } from './reminder.rules.js';

const DAYS = [3, 10, 21];
/** The last moment in time of 1 November in Dubai. */
const dueDate = new Date('2026-11-01T19:59:59.999Z');
const invoice = { remainingDue: 100, covered: 0, dueDate, step: 0, remindedOn: null, isHeld: false };

describe('the step of an overdue invoice', () => {
  it.each([
    ['2026-11-03', 0, null, null],
    ['2026-11-04', 0, null, 1],
    ['2026-11-10', 1, '2026-11-04', null],
    ['2026-11-11', 1, '2026-11-04', 2],
    // Old debts begin with the first step, and have its time until the second.
    ['2027-03-01', 0, null, 1],
    ['2027-03-07', 1, '2027-03-01', null],
    ['2027-03-08', 1, '2027-03-01', 2],
    ['2027-03-18', 2, '2027-03-08', null],
    ['2027-03-19', 2, '2027-03-08', 3],
    ['2027-12-01', 3, '2027-03-19', null],
  ])('reached on %s after step %i of %s is %s', (day, step, remindedOn, next) => {
    expect(dueStep({ ...invoice, step, remindedOn }, DAYS, day)).toBe(next);
  });

  it('is null while the invoice is held', () => {
    expect(dueStep({ ...invoice, isHeld: true }, DAYS, '2026-12-01')).toBeNull();
  });
});

describe('a reminder email', () => {
  const second = { ...invoice, step: 1, remindedOn: '2026-11-04' };

  it('has the highest step of its invoices', () => {
    expect(stepOfAccount([invoice, second], DAYS, '2026-11-11')).toBe(2);
    expect(
      stepOfAccount([{ ...invoice, dueDate: new Date('2026-11-09T19:59:59.999Z') }], DAYS, '2026-11-11'),
    ).toBeNull();
  });

  it('moves an invoice to its step, and a manual one always one step further, up to the last', () => {
    const early = { ...invoice, dueDate: new Date('2026-11-09T19:59:59.999Z') };
    expect([false, true].map((isByHand) => stepAfter(early, DAYS, '2026-11-11', isByHand))).toEqual([0, 1]);
    expect(stepAfter({ ...second, step: 3 }, DAYS, '2026-11-11', true)).toBe(3);
    expect(daysOverdue(early, '2026-11-11')).toBe(2);
  });
});
