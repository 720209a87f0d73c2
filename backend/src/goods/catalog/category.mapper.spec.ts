import { describe, expect, it } from '@jest/globals';
import { toCategoryFields } from './category.mapper.js';

describe('toCategoryFields', () => {
  it.each([
    ['leaves the version out', { name: 'Satin', version: 4 }, { name: 'Satin', nameKey: 'satin' }],
    ['has no key of a name that is null', { name: undefined, description: 'Woven' }, { description: 'Woven' }],
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
