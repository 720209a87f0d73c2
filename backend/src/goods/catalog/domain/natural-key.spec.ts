import { describe, expect, it } from '@jest/globals';
import { naturalKey, sizeKey } from './natural-key.js';

const sortedBy = (key: (text: string) => string, texts: string[]) =>
  [...texts].sort((a, b) => (key(a) < key(b) ? -1 : 1));

describe('naturalKey', () => {
  it.each([
    [
      ['FC10', 'FC2', 'FC1'],
      ['FC1', 'FC2', 'FC10'],
    ],
    [
      ['150-yd', '35-yd', '100-yd', '50-m'],
      ['35-yd', '50-m', '100-yd', '150-yd'],
    ],
    [
      ['gold', 'Black', 'amber'],
      ['amber', 'Black', 'gold'],
    ],
    [
      ['A', ''],
      ['', 'A'],
    ],
  ])('sorts %j as people do', (texts, sorted) => {
    expect(sortedBy(naturalKey, texts)).toEqual(sorted);
  });

  it('sorts texts that differ only in case equally', () => {
    expect(naturalKey('Gold 5')).toBe(naturalKey('gold 5'));
  });
});

describe('sizeKey', () => {
  it.each([
    ['inches by their value', ['1-inch', '1/2-inch', '3/4-inch'], ['1/2-inch', '3/4-inch', '1-inch']],
    ['millimetres by their value', ['12-mm', '6-mm', '10-mm', '9-mm'], ['6-mm', '9-mm', '10-mm', '12-mm']],
    [
      'channels by thickness, then width',
      ['0.5x1.6-mm', '0.5x1.5-mm', '0.4x1.5-mm'],
      ['0.4x1.5-mm', '0.5x1.5-mm', '0.5x1.6-mm'],
    ],
    ['inches among millimetres', ['1-inch', '12-mm', '30-mm', '1/2-inch'], ['12-mm', '1/2-inch', '1-inch', '30-mm']],
    ['sizes without a number last', ['Large', '9-mm'], ['9-mm', 'Large']],
    ['a size over zero without breaking', ['1/0-inch', '1-mm'], ['1/0-inch', '1-mm']],
  ])('puts %s', (_what, texts, sorted) => {
    expect(sortedBy(sizeKey, texts)).toEqual(sorted);
  });
});
