import { describe, expect, it } from '@jest/globals';
import { percentile } from './percentile.mjs';

const hundred = Float64Array.from({ length: 100 }, (_, index) => index + 1);

describe('percentile', () => {
  it.each([
    [50, 50],
    [97.5, 98],
    [99, 99],
    [100, 100],
    [0.1, 1],
  ])('%d of the values 1 to 100 is %d', (percent, value) => {
    expect(percentile(hundred, percent)).toBe(value);
  });

  it('of one value is that value', () => {
    expect(percentile([7], 99)).toBe(7);
  });

  it('of no values is not a number', () => {
    expect(percentile([], 50)).toBeNaN();
  });
});
