import { describe, expect, it } from '@jest/globals';
import { parseAmount, parseQuantity } from '../formValues';
import { chargesOf, lineDiscount, linePrice, otherFormOfDiscount, totalOf, totalsOf } from './totals';

describe('an entered quantity', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['٤٥', 45],
    ['1,000', 1000],
    ['2.9', 0],
    [2.9, 0],
    ['7 pcs', 0],
    ['1e3', 0],
    ['0', 0],
    ['-3', 0],
    ['', 0],
    ['abc', 0],
    [null, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('%p is read as %p', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });
});

describe('an entered amount', () => {
  it.each([
    ['18.5', 18.5],
    [18.5, 18.5],
    ['0.01', 0.01],
    ['٤٥', 45],
    ['٤٥٫٧٥', 45.75],
    ['1,000.50', 1000.5],
    ['3.999', 0],
    [3.999, 0],
    ['-1', 0],
    ['', 0],
    ['x', 0],
    ['1e15', 0],
    [undefined, 0],
    [Number.NaN, 0],
  ])('%p is read as %p AED', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });
});

describe('an entered discount', () => {
  const priced = { qty: 3, unitPrice: 33.35 };
  it.each([
    ['10%', 10.01, '10.01'],
    ['١٢٫٥ ٪', 12.51, '12.51'],
    ['100 %', 100.05, '100.05'],
    ['0%', 0, '0.00'],
    ['25', 25, '25.0%'],
    [25, 25, '25.0%'],
    ['101%', 0, ''],
    ['1.234%', 0, ''],
    ['%', 0, ''],
    ['', 0, ''],
  ])('%p on a line of 100.05 is %p AED, with %p beside it', (discount, amount, beside) => {
    expect(lineDiscount({ ...priced, discount })).toBe(amount);
    expect(otherFormOfDiscount({ ...priced, discount })).toBe(beside);
  });

  it('is a percentage of the discounted lines in a document', () => {
    const lines = [{ qty: 10, unitPrice: 10, discount: '50%' }];
    const typed = { lines, deliveryCharge: '5', extraFee: '', discount: '10%' };
    expect(chargesOf(typed)).toEqual({ deliveryCharge: 5, extraFee: 0, discount: 5 });
    expect(totalOf(typed)).toBe(50);
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
  ])('is for the values %p: %p', (line, price) => {
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
    expect(totalsOf({ lines }).subtotal).toBe(0.3);
    expect(totalOf({ lines, deliveryCharge: 0.7, extraFee: 0.1 })).toBe(1.1);
  });

  it('counts invalid values as 0', () => {
    expect(totalOf({ lines: [{ qty: 'x', unitPrice: 9 }], deliveryCharge: '', extraFee: '25' })).toBe(25);
  });

  it('accumulates no error over a thousand lines', () => {
    const lines = Array.from({ length: 1000 }, () => ({ qty: 1, unitPrice: 0.07 }));
    expect(totalOf({ lines, deliveryCharge: 0, extraFee: 0 })).toBe(70);
  });
});

describe('the VAT of a form', () => {
  const lines = [
    { qty: 10, unitPrice: 21, discount: 10, taxCategory: 'S', taxRate: 5 },
    { qty: 1, unitPrice: '100', taxCategory: 'Z', taxRate: 5 },
  ];

  it('is computed from its categories, discounts and charges, in both price views', () => {
    const document = { lines, deliveryCharge: 21, discount: 30 };
    expect(totalsOf({ ...document, basis: 'inclusive' })).toEqual({
      ...{ subtotal: 310, discount: 40, total: 291 },
      tax: {
        net: 281.43,
        categories: [
          { category: 'S', rate: 5, net: 191.43, vat: 9.57 },
          { category: 'Z', rate: 0, net: 90, vat: 0 },
        ],
      },
    });
    expect(totalsOf({ ...document, basis: 'exclusive' })).toMatchObject({ total: 301.05, tax: { net: 291 } });
    expect(totalsOf(document)).toMatchObject({ total: 291, tax: null });
  });

  it.each([{ discount: 1000 }, { lines: [{ qty: 1, unitPrice: 5, discount: 6 }] }])(
    'is omitted with a discount that the server refuses: %j',
    (wrong) => {
      expect(totalsOf({ lines, ...wrong, basis: 'inclusive' }).tax).toBeNull();
    },
  );
});
