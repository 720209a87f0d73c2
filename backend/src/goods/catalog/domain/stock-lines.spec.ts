import { describe, expect, it } from '@jest/globals';
import { sumByProduct } from './stock-lines.js';

const line = (product: string, qty: number) => ({ product, productName: `Product ${product}`, qty });

describe('sumByProduct', () => {
  it.each([
    ['nothing', [], []],
    ['lines of one product', [line('a', 2), line('a', 3)], [line('a', 5)]],
    [
      'products in the order of their ids',
      [line('c', 1), line('a', 2), line('b', 3)],
      [line('a', 2), line('b', 3), line('c', 1)],
    ],
  ])('sums %s', (_what, lines, needs) => {
    expect(sumByProduct(lines)).toEqual(needs);
  });
});
