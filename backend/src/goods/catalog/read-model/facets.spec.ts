import { describe, expect, it } from '@jest/globals';
import { filterCounts } from './facets.js';

const counts = new Map([
  ['12-mm', 4],
  ['6-mm', 2],
  ['', 7],
]);

describe('the list of a filter', () => {
  it.each([
    ['keeps the order of the category', ['12-mm', '6-mm'], [], ['12-mm 4', '6-mm 2']],
    ['omits values without products', ['9-mm', '6-mm'], [], ['6-mm 2']],
    ['keeps a chosen value without products', ['9-mm', '6-mm'], ['9-mm'], ['9-mm 0', '6-mm 2']],
    ['keeps a chosen value that the category does not list', ['6-mm'], ['1-inch'], ['6-mm 2', '1-inch 0']],
    ['contains the values of the products if the category lists none', [], [], ['6-mm 2', '12-mm 4']],
  ])('%s', (_what, values, chosen, shown) => {
    const answer = filterCounts({ values }, counts, chosen);
    expect(answer.map(({ value, count }) => `${value} ${count}`)).toEqual(shown);
  });
});
