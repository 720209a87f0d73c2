import { describe, expect, it } from '@jest/globals';
import { filterCounts, typeCounts } from './facets.js';

const width = { Key: 'size', displayName: 'Width', order: 0 } as const;
const counts = new Map([
  ['12-mm', 4],
  ['6-mm', 2],
  ['', 7],
]);

describe('typeCounts', () => {
  it('names every type in the order of the shop', () => {
    expect(typeCounts(new Map([['Double Face Tape', 3]]))).toEqual([
      { value: 'Ribbon', count: 0 },
      { value: 'Creasing Matrix', count: 0 },
      { value: 'Double Face Tape', count: 3 },
      { value: 'Rubber', count: 0 },
    ]);
  });
});

describe('filterCounts', () => {
  it.each([
    ['keeps the order of the category', ['12-mm', '6-mm'], [], ['12-mm 4', '6-mm 2']],
    ['leaves out values without products', ['9-mm', '6-mm'], [], ['6-mm 2']],
    ['keeps a chosen value without products', ['9-mm', '6-mm'], ['9-mm'], ['9-mm 0', '6-mm 2']],
    ['keeps a chosen value that the category does not list', ['6-mm'], ['1-inch'], ['6-mm 2', '1-inch 0']],
    ['shows what occurs where the category lists nothing', [], [], ['6-mm 2', '12-mm 4']],
  ])('%s', (_what, values, chosen, shown) => {
    const answer = filterCounts({ ...width, values }, counts, chosen);
    expect(answer.map(({ value, count }) => `${value} ${count}`)).toEqual(shown);
  });
});
