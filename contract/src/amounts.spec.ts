import { expect, it } from '@jest/globals';
import { writtenAmount, writtenMoney } from './amounts.js';

it.each([
  [1_234_567.5, 'AED\u00a01,234,567.50', '1,234,567.50\u00a0درهم'],
  [0, 'AED\u00a00.00', '0.00\u00a0درهم'],
  [-0, 'AED\u00a00.00', '0.00\u00a0درهم'],
  [-12.5, '-AED\u00a012.50', '\u2066-12.50\u2069\u00a0درهم'],
])('an amount of %d AED is written %s and %s', (aed, english, arabic) => {
  expect(writtenMoney(aed, 'en')).toBe(english);
  expect(writtenMoney(aed, 'ar')).toBe(arabic);
});

it('an amount without its currency has groups and two decimals', () => {
  expect([1234.5, -1234.5, -0].map(writtenAmount)).toEqual(['1,234.50', '-1,234.50', '0.00']);
});
