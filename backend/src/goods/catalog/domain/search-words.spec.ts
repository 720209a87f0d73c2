import { describe, expect, it } from '@jest/globals';
import { searchWords } from './search-words.js';

describe('searchWords', () => {
  it.each([
    ['', []],
    ['   ', []],
    [' Black  RIBBON\t1-inch ', ['black', 'ribbon', '1-inch']],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('splits %j into %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
