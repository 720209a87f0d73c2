import { describe, expect, it } from '@jest/globals';
import { dropInheritedFields, inheritedFields, isTooComplex } from './body-checks.js';

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

it.each([
  [3, false],
  [20, false],
  [21, true],
  [5000, true],
])('a body of %i levels is too complex: %s', (levels, tooComplex) => {
  expect(isTooComplex(nested(levels))).toBe(tooComplex);
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
])('a body of %s is too complex: %s', (_what, body, tooComplex) => {
  expect(isTooComplex(body)).toBe(tooComplex);
});
const body: unknown = JSON.parse(
  '{"name":"a","toString":1,"lines":[{"qty":1,"constructor":{"name":"x"}}],"__proto__":{"isAdmin":true},"note":null}',
);

describe('fields named like members of every object', () => {
  it('are found at any depth', () => {
    expect(inheritedFields(body)).toEqual(['toString', 'lines.0.constructor', '__proto__']);
    expect(inheritedFields({ name: 'a', lines: [{ qty: 1 }] })).toEqual([]);
    expect(inheritedFields('toString')).toEqual([]);
  });

  it('can be dropped, with everything else kept', () => {
    const kept = dropInheritedFields(body);
    expect(kept).toEqual({ name: 'a', lines: [{ qty: 1 }], note: null });
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });
});
