import { describe, expect, it } from '@jest/globals';
import { itemsTotal, linePrice, parseAmount, parseQuantity, quoteTotal } from './quoteArithmetic';

describe('parseQuantity', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['2.9', 2],
    ['7 pcs', 7],
    ['0', 0],
    ['-3', 0],
    ['', 0],
    ['abc', 0],
    [null, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('reads %p as %p', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });
});

describe('parseAmount', () => {
  it.each([
    ['18.5', 18.5],
    [18.5, 18.5],
    ['0.01', 0.01],
    ['3.999', 4],
    ['-1', 0],
    ['', 0],
    ['x', 0],
    [undefined, 0],
    [Number.NaN, 0],
  ])('reads %p as %p AED', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });
});

describe('linePrice', () => {
  it.each([
    [{ qty: 3, unitPrice: 10.1 }, 30.3],
    [{ qty: 3, unitPrice: 0.1 }, 0.3],
    [{ qty: 100_000, unitPrice: 1234.56 }, 123_456_000],
    [{ qty: '', unitPrice: 5 }, 0],
    [{ qty: 5, unitPrice: null }, 0],
    [{}, 0],
  ])('of %p is %p', (line, price) => {
    expect(linePrice(line)).toBe(price);
  });
});

describe('quoteTotal', () => {
  it('is 0 for a quote without lines and charges', () => {
    expect(quoteTotal({})).toBe(0);
  });

  it('adds lines, delivery charge and extra fee without binary rounding errors', () => {
    const requestedItems = [
      { qty: 1, unitPrice: 0.1 },
      { qty: 1, unitPrice: 0.2 },
    ];
    expect(itemsTotal(requestedItems)).toBe(0.3);
    expect(quoteTotal({ requestedItems, deliveryCharge: 0.7, extraFee: 0.1 })).toBe(1.1);
  });

  it('counts what cannot be read as 0', () => {
    expect(quoteTotal({ requestedItems: [{ qty: 'x', unitPrice: 9 }], deliveryCharge: '', extraFee: '25' })).toBe(25);
  });

  it('gathers no error over a thousand lines', () => {
    const requestedItems = Array.from({ length: 1000 }, () => ({ qty: 1, unitPrice: 0.07 }));
    expect(quoteTotal({ requestedItems, deliveryCharge: 0, extraFee: 0 })).toBe(70);
  });
});
