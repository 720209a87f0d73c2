import { expect, it } from '@jest/globals';
import { inGroups } from './supplier-pack.js';

it.each([
  ['0123456789', '0123 4567 89'],
  ['01234567', '0123 4567'],
])('the fingerprint %s is written as %s', (digits, groups) => {
  expect(inGroups(digits)).toBe(groups);
});
