import { expect, it } from '@jest/globals';
import { isTooMuch } from './depth.js';

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

it.each([
  [3, false],
  [20, false],
  [21, true],
  [5000, true],
])('a body of %i levels is too much: %s', (levels, tooMuch) => {
  expect(isTooMuch(nested(levels))).toBe(tooMuch);
});

it.each([
  [
    '200 lines',
    { lines: Array(200).fill({ product: 'a', qty: 1, unitPrice: 2, name: 'b', sku: 'c', size: 'd' }) },
    false,
  ],
  ['as many values as may be', Array(4999).fill(1), false],
  ['one more', Array(5000).fill(1), true],
  ['objects by the thousand', Array(200_000).fill({}), true],
  ['fields by the thousand', Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [index, 1])), true],
])('a body of %s is too much: %s', (_what, body, tooMuch) => {
  expect(isTooMuch(body)).toBe(tooMuch);
});
