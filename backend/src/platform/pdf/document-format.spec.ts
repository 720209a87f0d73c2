import { describe, expect, it } from '@jest/globals';
import { cssString, formatAmount } from './document-format.js';

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [1850, '18.50'],
    [100_000, '1,000.00'],
    [999_999_999, '9,999,999.99'],
    [-1250, '-12.50'],
  ])('writes %i fils as %s', (fils, text) => {
    expect(formatAmount(fils)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (fils) => {
    expect(() => formatAmount(fils)).toThrow(RangeError);
  });
});

describe('cssString', () => {
  it('escapes everything that could end the string or the style element', () => {
    const literal = cssString('"};</style>\\\n');
    expect(literal).toMatch(/^"[^"<>\n]*"$/);
    expect(literal).toContain('\\3c \\2f style');
  });

  it('keeps letters of any script', () => {
    expect(cssString('Press مؤسسة')).toBe('"Press مؤسسة"');
  });
});
