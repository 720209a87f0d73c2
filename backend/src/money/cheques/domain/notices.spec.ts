import { expect, it } from '@jest/globals';
import { noticesOf } from './notices.js';

const cheque = { kind: 'Payment' as const, amount: 100, clearings: [], depositedOn: null };
const held = { ...cheque, status: 'Held' as const, chequeDate: '2026-06-15' };
const atBank = { ...cheque, status: 'Deposited' as const, chequeDate: '2026-06-15', depositedOn: '2026-06-15' };

it.each([
  ['2026-06-13', held, []],
  ['2026-06-14', held, ['tomorrow 2026-06-14']],
  ['2026-06-15', held, ['today 2026-06-15']],
  ['2026-06-20', held, ['today 2026-06-15']],
  ['2026-11-15', held, ['lastMonth 2026-11-15']],
  ['2026-12-08', held, ['lastWeek 2026-12-08']],
  ['2026-12-15', held, ['lastWeek 2026-12-08']],
  ['2026-12-16', held, []],
  ['2026-12-08', { ...held, status: 'Bounced' as const }, ['lastWeek 2026-12-08']],
  ['2026-06-22', atBank, []],
  ['2026-06-23', atBank, ['unanswered 2026-06-15']],
  ['2026-06-15', { ...held, kind: 'Guarantee' as const }, []],
])('the shop is notified on %s of %j', (today, one, expected) => {
  expect(noticesOf(one, today).map(({ kind, day }) => `${kind} ${day}`)).toEqual(expected);
});
