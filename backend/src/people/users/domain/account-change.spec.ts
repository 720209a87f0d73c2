import { expect, it } from '@jest/globals';
import { consequencesOf } from './account-change.js';

const customer = { email: 'a@example.com', isAdmin: false };
const staff = { email: 'a@example.com', isAdmin: true };

it.each([
  ['a change of other fields', customer, {}, false, { movesMail: false, endsSessions: false }],
  [
    'an unchanged email and role',
    staff,
    { email: 'a@example.com', isAdmin: true },
    false,
    { movesMail: false, endsSessions: false },
  ],
  ['a demotion', staff, { isAdmin: false }, false, { movesMail: false, endsSessions: true }],
  ['a demotion of the caller', staff, { isAdmin: false }, true, { movesMail: false, endsSessions: true }],
  ['a promotion', customer, { isAdmin: true }, false, { movesMail: false, endsSessions: true }],
  [
    'a new email entered by staff',
    customer,
    { email: 'b@example.com' },
    false,
    { movesMail: true, endsSessions: true },
  ],
  [
    'a new email entered by the user',
    customer,
    { email: 'b@example.com' },
    true,
    { movesMail: true, endsSessions: false },
  ],
])('moves emails and ends sessions only if needed: %s', (_name, before, change, own, consequences) => {
  expect(consequencesOf(before, change, own)).toEqual(consequences);
});
