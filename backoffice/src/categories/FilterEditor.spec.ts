import { describe, expect, it } from '@jest/globals';
import { freeKey, splitValues } from './FilterEditor';

describe('a comma-separated list', () => {
  it.each([
    ['Black, White', ['Black', 'White']],
    [' a ,, b ,', ['a', 'b']],
    ['', []],
    [' , ', []],
  ])('%p is split into %p', (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });
});

describe('a new filter', () => {
  it('gets the first key without a filter, and none when each key has one', () => {
    expect(freeKey(['size'])).toBe('variant');
    expect(freeKey(['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'])).toBeUndefined();
  });
});
