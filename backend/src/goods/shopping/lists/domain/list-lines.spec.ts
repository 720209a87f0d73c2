import { describe, expect, it } from '@jest/globals';
import { nameKeyOf, withLines } from './list-lines.js';

describe('the lines of a list', () => {
  const lines = [
    { product: 'a', qty: 5 },
    { product: 'b', qty: 2 },
  ];

  it('add new products at the end, and keep the larger quantity of existing ones', () => {
    const added = [
      { product: 'b', qty: 7 },
      { product: 'a', qty: 1 },
      { product: 'c', qty: 3 },
    ];
    const merged = withLines(lines, added);
    expect(merged).toEqual([
      { product: 'a', qty: 5 },
      { product: 'b', qty: 7 },
      { product: 'c', qty: 3 },
    ]);
    expect(withLines(merged, added)).toEqual(merged);
  });

  it('contain a product once, with the larger quantity, regardless of the case of its id', () => {
    const repeated = [...lines, { product: 'A', qty: 9 }];
    expect(withLines([], repeated)).toEqual([
      { product: 'a', qty: 9 },
      { product: 'b', qty: 2 },
    ]);
  });
});

it.each([
  ['My Cart', 'my cart'],
  [' MY CART ', 'my cart'],
  ['شريط', 'شريط'],
])('the name %j is compared as %j', (name, key) => {
  expect(nameKeyOf(name)).toBe(key);
});
