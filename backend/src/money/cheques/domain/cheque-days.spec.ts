import { describe, expect, it } from '@jest/globals';
import { isUnanswered, mondayOf, weeksOf } from './cheque-days.js';

const cheque = { status: 'Held', kind: 'Payment', chequeDate: '2026-11-26', depositedOn: null, amount: 100 } as const;
const deposited = { ...cheque, status: 'Deposited', depositedOn: '2026-11-26' } as const;

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  // Thursday: the five working days end on the Thursday after.
  [deposited, '2026-12-03', false],
  [deposited, '2026-12-04', true],
  // The bank presents it on its day.
  [{ ...deposited, chequeDate: '2026-12-10' }, '2026-12-10', false],
  [cheque, '2027-03-01', false],
])('a cheque like %j on %s is unanswered: %s', (one, today, unanswered) => {
  expect(isUnanswered(one, today)).toBe(unanswered);
});

describe('the weeks of a calendar', () => {
  it('count cheques by their day, and their money by the working day after it', () => {
    const weeks = weeksOf(
      [
        { ...cheque, chequeDate: '2026-11-02' },
        { ...cheque, chequeDate: '2026-12-04', amount: 50 },
        { ...deposited, amount: 30 },
        { ...cheque, chequeDate: '2027-03-01' },
      ],
      '2026-11-26',
      '2026-12-13',
      '2026-11-26',
    );
    expect(weeks).toEqual([
      {
        ...{ from: '2026-11-23', to: '2026-11-29' },
        ...{ due: { count: 1, amount: 100 }, atBank: { count: 1, amount: 30 }, expected: { count: 2, amount: 130 } },
      },
      {
        ...{ from: '2026-11-30', to: '2026-12-06' },
        ...{ due: { count: 1, amount: 50 }, atBank: { count: 0, amount: 0 }, expected: { count: 0, amount: 0 } },
      },
      {
        ...{ from: '2026-12-07', to: '2026-12-13' },
        ...{ due: { count: 0, amount: 0 }, atBank: { count: 0, amount: 0 }, expected: { count: 1, amount: 50 } },
      },
    ]);
  });
});
