import { describe, expect, it } from '@jest/globals';
import { metresOf, sizeInBoth } from './sizes.js';

describe('a size in millimetres and inches', () => {
  it.each([
    ['1-inch', '25.4', '1'],
    ['1/2-inch', '12.7', '1/2'],
    ['3/4-inch', '19.05', '3/4'],
    ['1 1/2 inch', '38.1', '1 1/2'],
    ['2"', '50.8', '2'],
    ['12-mm', '12', '0.47'],
    ['25 mm', '25', '0.98'],
    ['2.5-cm', '25', '0.98'],
    ['0.4x1.5-mm', '0.4 × 1.5', '0.016 × 0.059'],
    ['0.3×1.0-mm', '0.3 × 1.0', '0.012 × 0.039'],
  ])('is for %s: %s mm and %s inch', (size, mm, inch) => {
    const unbroken = (sides: string) => sides.replaceAll(' × ', '\u00a0×\u00a0');
    expect(sizeInBoth(size)).toEqual({ mm: unbroken(mm), inch: unbroken(inch) });
  });

  it.each(['', 'A4', '100-yd', '50-pcs', '12-mm x 2', '0-mm'])('is not available for %j', (size) => {
    expect(sizeInBoth(size)).toBeUndefined();
  });
});

describe('a length in metres', () => {
  it.each([
    ['100-yd', '91.4'],
    ['150 yards', '137.2'],
    ['50-ft', '15.2'],
  ])('is for %s: %s', (variant, metres) => {
    expect(metresOf(variant)).toBe(metres);
  });

  it.each(['', '122-m', '300 metres', '50-pcs', '1-inch', '100-yd x 2'])('is not added to %j', (variant) => {
    expect(metresOf(variant)).toBeUndefined();
  });
});
