import { describe, expect, it } from '@jest/globals';
import { WordRows } from './word-rows.js';

const texts = ['red satin ribbon', 'blue satin ribbon', 'red rubber', 'double face tape'];
/** The last text has the first number. */
const asRows = (all = texts) => ({
  numbers: Uint32Array.from(all.keys()).reverse(),
  withWord: (word: string) => Uint8Array.from([...all].reverse(), (text) => Number(text.includes(word))),
});
const all = () => Uint32Array.from(texts.keys());
const into = new Uint32Array(texts.length);

describe('the rows with words', () => {
  it('have all of them, among those asked for', () => {
    const words = new WordRows();
    expect([...words.having(['red'], all(), asRows(), into)]).toEqual([0, 2]);
    expect([...words.having(['ribbon', 'red'], all(), asRows(), into)]).toEqual([0]);
    expect([...words.having(['ribbon'], Uint32Array.of(1, 3), asRows(), into)]).toEqual([1]);
    expect([...words.having([], all(), asRows(), into)]).toEqual([0, 1, 2, 3]);
  });

  it('are the same after more words than are kept', () => {
    const words = new WordRows();
    for (let round = 0; round < 2; round += 1) {
      for (let word = 0; word < 100; word += 1) words.having([`none ${word}`], all(), asRows(), into);
      expect([...words.having(['satin'], all(), asRows(), into)]).toEqual([0, 1]);
    }
  });

  it('are others once the rows have changed', () => {
    const words = new WordRows();
    words.having(['red'], all(), asRows(), into);
    words.forget();
    expect([...words.having(['red'], all(), asRows([...texts].reverse()), into)]).toEqual([1, 3]);
  });
});
