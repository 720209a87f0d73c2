import { describe, expect, it } from '@jest/globals';
import { serializeQuery } from './query-string';

describe('serializeQuery', () => {
  it('repeats the key of lists', () => {
    expect(serializeQuery({ categoryIds: ['a', 'b'], page: 2 })).toBe('categoryIds=a&categoryIds=b&page=2');
  });

  it('writes groups with brackets', () => {
    const params = new URLSearchParams(serializeQuery({ attributes: { size: ['6-mm', '9-mm'] } }));
    expect(params.getAll('attributes[size]')).toEqual(['6-mm', '9-mm']);
  });

  it('leaves out what is empty', () => {
    expect(serializeQuery({ q: '', productType: undefined, categoryIds: [], page: 1 })).toBe('page=1');
  });
});
