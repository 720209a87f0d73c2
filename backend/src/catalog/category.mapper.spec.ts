import { describe, expect, it } from '@jest/globals';
import { toCategoryFields } from './category.mapper.js';

describe('toCategoryFields', () => {
  it.each([
    ['leaves the version out', { name: 'satin', version: 4 }, { name: 'satin' }],
    ['names only what the body names', { position: 0, image: undefined }, { position: 0 }],
    [
      'completes filters',
      { filters: [{ Key: 'size' as const }] },
      { filters: [{ Key: 'size', displayName: 'Size', values: [], order: 0 }] },
    ],
    ['keeps an emptied list of filters', { filters: [] }, { filters: [] }],
  ])('%s', (_what, body, fields) => {
    expect(toCategoryFields(body)).toEqual(fields);
  });
});
