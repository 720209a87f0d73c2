import { describe, expect, it } from '@jest/globals';
import { cssString, formatAmount } from './document-format.js';
import { documentDate, lineViews, totalViews } from './document-parts.js';

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1850, '18.50'],
    [100_000, '1,000.00'],
    [999_999_999, '9,999,999.99'],
    [-1250, '-12.50'],
  ])('%i fils are %s', (fils, text) => {
    expect(formatAmount(fils)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (fils) => {
    expect(() => formatAmount(fils)).toThrow(RangeError);
  });
});

describe('cssString', () => {
  it('lets nothing out of the string or out of the style element', () => {
    const literal = cssString('"};</style>\\\n');
    expect(literal).toMatch(/^"[^"<>\n]*"$/);
    expect(literal).toContain('\\3c \\2f style');
  });

  it('keeps letters of any script', () => {
    expect(cssString('Press مؤسسة')).toBe('"Press مؤسسة"');
  });
});

describe('documentDate', () => {
  it.each([
    ['2026-12-31T19:59:59Z', '31 December 2026'],
    ['2026-12-31T20:00:00Z', '1 January 2027'],
  ])('%s is %s in Dubai', (instant, day) => {
    expect(documentDate(new Date(instant))).toBe(day);
  });
});

describe('lineViews', () => {
  it('numbers the lines and computes their amounts', () => {
    const line = { productName: 'Tape', sku: 'T', code: '', size: '', unit: 'roll', qty: 3, unitPrice: 725 };
    expect(lineViews([line, line]).map(({ position, amount }) => [position, amount])).toEqual([
      [1, 2175],
      [2, 2175],
    ]);
  });
});

describe('totalViews', () => {
  const requestedItems = [
    { qty: 2, unitPrice: 1000 },
    { qty: 1, unitPrice: 500 },
  ];

  it('shows subtotal, charges and total', () => {
    expect(totalViews({ requestedItems, deliveryCharge: 2500, extraFee: 100, totalPrice: 5100 })).toEqual([
      { label: 'Subtotal', amount: 2500 },
      { label: 'Delivery', amount: 2500 },
      { label: 'Extra fee', amount: 100 },
      { label: 'Total', amount: 5100, strong: true },
    ]);
  });

  it('shows the total alone when there are no charges', () => {
    expect(totalViews({ requestedItems: [], deliveryCharge: 0, extraFee: 0, totalPrice: 0 })).toEqual([
      { label: 'Total', amount: 0, strong: true },
    ]);
  });
});
