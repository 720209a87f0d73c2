import { describe, expect, it } from '@jest/globals';
import { splitValues } from './ValuesInput';

describe('a comma-separated list', () => {
  it.each([
    ['Black, White', ['Black', 'White']],
    [' a ,, b ,', ['a', 'b']],
    ['', []],
    [' , ', []],
    ['أسود، أبيض', ['أسود', 'أبيض']],
  ])('%p is split into %p', (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });
});
