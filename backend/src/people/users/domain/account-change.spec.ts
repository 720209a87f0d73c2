import { expect, it } from '@jest/globals';
import { consequencesOf } from './account-change.js';

const customer = { email: 'a@example.com', isAdmin: false };
const staff = { email: 'a@example.com', isAdmin: true };

it.each([
  ['nothing of account', customer, {}, false, { movesMail: false, endsSessions: false }],
  ['what it was', staff, { email: 'a@example.com', isAdmin: true }, false, { movesMail: false, endsSessions: false }],
  ['a demotion', staff, { isAdmin: false }, false, { movesMail: false, endsSessions: true }],
  ['one’s own demotion', staff, { isAdmin: false }, true, { movesMail: false, endsSessions: true }],
  ['a promotion', customer, { isAdmin: true }, false, { movesMail: false, endsSessions: true }],
  ['an email that staff change', customer, { email: 'b@example.com' }, false, { movesMail: true, endsSessions: true }],
  ['one’s own email', customer, { email: 'b@example.com' }, true, { movesMail: true, endsSessions: false }],
])('%s', (_name, before, change, own, consequences) => {
  expect(consequencesOf(before, change, own)).toEqual(consequences);
});
