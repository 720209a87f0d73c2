import { describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../dto/product.response.js';
import { mostFirst, rowsBy } from './listing-order.js';

const product = (name: string, price: number, second: number) =>
  ({ _id: `${second.toString(16).padStart(8, '0')}${'0'.repeat(16)}`, name, price }) as ProductResponse;
const products = [product('Tape 10-mm', 5, 2), product('Tape 6-mm', 0, 3), product('ribbon 2', 7, 1)];

describe('the rows of the catalog', () => {
  it.each([
    ['name', [2, 1, 0]],
    ['price', [0, 2, 1]],
    ['-price', [2, 0, 1]],
    ['newest', [1, 0, 2]],
  ] as const)('are sorted by %s as %j', (sort, rows) => {
    expect(rowsBy(sort, products)).toEqual(rows);
  });

  it('keep their order if they are equal', () => {
    const equal = [product('a', 1, 1), product('a', 1, 1), product('a', 1, 1)];
    for (const sort of ['name', 'price', '-price', 'newest'] as const) expect(rowsBy(sort, equal)).toEqual([0, 1, 2]);
  });

  it('put the most frequent first and keep the order of the others', () => {
    const quantities = new Map([
      [4, 2],
      [1, 9],
      [7, -1],
    ]);
    expect(mostFirst([0, 1, 4, 7, 5], (row) => quantities.get(row) ?? 0)).toEqual([1, 4, 0, 7, 5]);
  });
});
