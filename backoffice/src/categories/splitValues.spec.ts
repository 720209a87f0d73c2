import { describe, expect, it } from '@jest/globals';
import { freeKey } from './filterKeys';
import { splitValues } from './splitValues';

describe('splitValues', () => {
  it.each([
    ['Black, White', ['Black', 'White']],
    [' a ,, b ,', ['a', 'b']],
    ['', []],
    [' , ', []],
  ])('splits %p', (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });
});

describe('freeKey', () => {
  it('offers the first key without a filter, and none when each has one', () => {
    expect(freeKey(['size'])).toBe('variant');
    expect(freeKey(['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'])).toBeUndefined();
  });
});
