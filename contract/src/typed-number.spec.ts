import { expect, it } from '@jest/globals';
import { typedNumber } from './typed-number.js';

it.each([
  ['٤٠', 0, '40'],
  ['1,200', 0, '1200'],
  ['١٢٫٥٠', 2, '12.5'],
  ['12.5', 0, '12.5'],
  ['٤٠ لفة', 0, '٤٠ لفة'],
  ['', 0, ''],
])('a field with the text %j and %i decimals shows %j when it loses the focus', (typed, decimals, shown) => {
  expect(typedNumber(typed, decimals)).toBe(shown);
});
