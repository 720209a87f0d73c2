import { expect, it } from '@jest/globals';
import { typedNumber } from './typed-number.js';

it.each([
  ['٤٠', 0, '40'],
  ['1,200', 0, '1200'],
  ['١٢٫٥٠', 2, '12.5'],
  ['12.5', 0, '12.5'],
  ['٤٠ لفة', 0, '٤٠ لفة'],
  ['', 0, ''],
])('a field in which %j was typed, with %i decimals, shows %j once it is left', (typed, decimals, shown) => {
  expect(typedNumber(typed, decimals)).toBe(shown);
});
