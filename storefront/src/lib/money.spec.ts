import { describe, expect, it } from '@jest/globals';
import { linePrice, sumAed } from './money';

describe('money', () => {
  it('adds without the errors of binary fractions', () => {
    expect(sumAed([0.1, 0.2])).toBe(0.3);
    expect(sumAed([1.1, 2.2, 3.3])).toBe(6.6);
    expect(sumAed([])).toBe(0);
  });

  it.each([
    { unitPrice: 1.15, quantity: 3, price: 3.45 },
    { unitPrice: 19.99, quantity: 100, price: 1999 },
    { unitPrice: 0, quantity: 24, price: 0 },
  ])('prices $quantity at $unitPrice as $price', ({ unitPrice, quantity, price }) => {
    expect(linePrice(unitPrice, quantity)).toBe(price);
  });
});
