import { describe, expect, it } from '@jest/globals';
import { nextBreak, priceAt } from './price-lists.js';

const product = {
  price: 10,
  breaks: [
    { minQty: 2, price: 10 },
    { minQty: 10, price: 8 },
    { minQty: 24, price: 9 },
    { minQty: 50, price: 5.2 },
  ],
};

describe('a product with price breaks', () => {
  it.each([
    [1, 10, 10],
    [9, 10, 10],
    [10, 8, 50],
    [11, 8, 50],
    [24, 9, 50],
    [50, 5.2, undefined],
  ])('costs for %d pieces %d, and the next cheaper break is %s', (qty, price, next) => {
    expect([priceAt(product, qty), nextBreak(product, qty)?.minQty]).toEqual([price, next]);
  });

  it('has the same price for all quantities without breaks', () => {
    expect([priceAt({ price: 3 }, 100), nextBreak({ price: 3 }, 1)]).toEqual([3, undefined]);
  });
});
