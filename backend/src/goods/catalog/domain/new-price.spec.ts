import { describe, expect, it } from '@jest/globals';
import { newPrice, type PriceRule, remarksOn } from './new-price.js';

const rule = (fields: Partial<PriceRule>): PriceRule => ({
  ...{ kind: 'percent', direction: 'up', value: 500, step: '0.01', rounding: 'nearest' },
  ...fields,
});

describe('a new price', () => {
  it.each<[string, number, Partial<PriceRule>, number]>([
    ['5 % up', 1850, {}, 1943],
    ['5 % down', 1850, { direction: 'down' }, 1758],
    ['12.35 % up', 10_000, { value: 1235 }, 11_235],
    ['0.07 % of a large price', 1_000_000_000, { value: 7 }, 1_000_700_000],
    ['half a fils rounded up', 10, { value: 500 }, 11],
    ['an amount up', 1850, { kind: 'amount', value: 75 }, 1925],
    ['an amount down, below 0', 50, { kind: 'amount', direction: 'down', value: 75 }, -25],
    ['set', 1850, { kind: 'set', value: 999 }, 999],
    ['rounded to 0.05', 1943, { value: 0, step: '0.05' }, 1945],
    ['rounded up to 0.25', 1901, { value: 0, step: '0.25', rounding: 'up' }, 1925],
    ['rounded up to the step that it is on', 1925, { value: 0, step: '0.25', rounding: 'up' }, 1925],
    ['rounded down to 0.50', 1949, { value: 0, step: '0.50', rounding: 'down' }, 1900],
    ['rounded to whole AED', 1950, { value: 0, step: '1.00' }, 2000],
    ['rounded to .95', 1946, { value: 0, step: '.95' }, 1995],
    ['rounded to the .95 below', 1940, { value: 0, step: '.95' }, 1895],
    ['rounded down to .95', 1994, { value: 0, step: '.95', rounding: 'down' }, 1895],
    ['rounded up to .95', 1996, { value: 0, step: '.95', rounding: 'up' }, 2095],
    ['100 % up, exactly', 333, { value: 10_000, rounding: 'up' }, 666],
  ])('is computed: %s', (_title, price, fields, expected) => {
    expect(newPrice(price, rule(fields))).toBe(expected);
  });

  it.each([
    [100, 0, ['NOT_POSITIVE']],
    [100, -5, ['NOT_POSITIVE']],
    [100, 1_000_000_001, ['TOO_HIGH']],
    [100, 100, ['UNCHANGED']],
    [100, 201, ['FAR_OFF']],
    [100, 49, ['FAR_OFF']],
    [0, 500, []],
    [100, 200, []],
  ])('changed from %d to %d has the remarks %j', (from, to, remarks) => {
    expect(remarksOn(from, to)).toEqual(remarks);
  });
});
