import { describe, expect, it } from '@jest/globals';
import { parseAmount, parseQuantity } from '../formValues';
import { itemsTotal, linePrice, totalOf } from './totals';

describe('a typed quantity', () => {
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
  ])('of %p is %p', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });
});

describe('a typed amount', () => {
  it.each([
    ['18.5', 18.5],
    [18.5, 18.5],
    ['0.01', 0.01],
    ['3.999', 4],
    ['-1', 0],
    ['', 0],
    ['x', 0],
    ['1e15', 0],
    [undefined, 0],
    [Number.NaN, 0],
  ])('of %p is %p AED', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });
});

describe('the price of a line', () => {
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

describe('the total of a document', () => {
  it('is 0 without lines and charges', () => {
    expect(totalOf({})).toBe(0);
  });

  it('adds lines, delivery charge and extra fee without binary rounding errors', () => {
    const lines = [
      { qty: 1, unitPrice: 0.1 },
      { qty: 1, unitPrice: 0.2 },
    ];
    expect(itemsTotal(lines)).toBe(0.3);
    expect(totalOf({ lines, deliveryCharge: 0.7, extraFee: 0.1 })).toBe(1.1);
  });

  it('counts what cannot be read as 0', () => {
    expect(totalOf({ lines: [{ qty: 'x', unitPrice: 9 }], deliveryCharge: '', extraFee: '25' })).toBe(25);
  });

  it('gathers no error over a thousand lines', () => {
    const lines = Array.from({ length: 1000 }, () => ({ qty: 1, unitPrice: 0.07 }));
    expect(totalOf({ lines, deliveryCharge: 0, extraFee: 0 })).toBe(70);
  });
});
