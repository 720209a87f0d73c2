import { expect, it } from '@jest/globals';
import { isNumberOf } from './account-number.js';

it.each([
  ['AE070331234567890123456', true],
  ['AE07 0331 2345 6789 0123 456', true],
  ['7890123456', true],
  ['0000007890123456', true],
  ['7890123457', false],
  ['56', false],
  ['0', false],
  ['000', false],
])('the account number %j of a file matches the IBAN: %j', (account, isSame) => {
  expect(isNumberOf('AE070331234567890123456', account)).toBe(isSame);
});
