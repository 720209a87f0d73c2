import { describe, expect, it } from '@jest/globals';
import { type CategoryFilter, cleanFilters, mergeFilters, repeatedKey } from './category-filters.js';

const filter = (fields: Partial<CategoryFilter>): CategoryFilter => ({
  Key: 'size',
  displayName: 'Width',
  values: [],
  order: 0,
  ...fields,
});

describe('cleanFilters', () => {
  it.each([
    ['trims values', { values: [' 6-mm ', '9-mm'] }, { values: ['6-mm', '9-mm'] }],
    ['drops empty values', { values: ['', '  ', '6-mm'] }, { values: ['6-mm'] }],
    ['drops repeated values', { values: ['6-mm', '6-mm '] }, { values: ['6-mm'] }],
    ['uses the key if there is no label', { displayName: '' }, { displayName: 'Size' }],
    ['keeps a label', { displayName: 'Width' }, { displayName: 'Width' }],
  ])('%s', (_what, before, after) => {
    expect(cleanFilters([filter(before)])).toEqual([filter(after)]);
  });
});

describe('repeatedKey', () => {
  it.each([
    [[], -1],
    [['size', 'color'], -1],
    [['size', 'color', 'size', 'color'], 2],
  ] as const)('finds in %j the repeated key at index %i', (keys, index) => {
    expect(repeatedKey(keys.map((Key) => ({ Key })))).toBe(index);
  });
});

describe('mergeFilters', () => {
  it('joins filters of one key: first label, lowest order, values of all in their order', () => {
    const first = filter({ values: ['6-mm', '9-mm'], order: 2 });
    const second = filter({ displayName: 'Size', values: ['9-mm', '12-mm'], order: 1 });
    expect(mergeFilters([[first], [second]])).toEqual([filter({ values: ['6-mm', '9-mm', '12-mm'], order: 1 })]);
  });

  it('sorts by order', () => {
    const merged = mergeFilters([[filter({ Key: 'color', order: 3 })], [filter({ Key: 'code', order: 1 })]]);
    expect(merged.map(({ Key }) => Key)).toEqual(['code', 'color']);
  });
});
