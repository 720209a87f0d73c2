import { expect, it } from '@jest/globals';
import { isTooDeep } from './depth.js';

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

it.each([
  [3, false],
  [20, false],
  [21, true],
  [5000, true],
])('a body of %i levels is too deep: %s', (levels, tooDeep) => {
  expect(isTooDeep(nested(levels))).toBe(tooDeep);
});
