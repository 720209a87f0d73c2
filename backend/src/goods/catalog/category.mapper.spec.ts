import { describe, expect, it } from '@jest/globals';
import { toCategoryFields } from './category.mapper.js';

describe('toCategoryFields', () => {
  it.each([
    ['omits the version', { name: 'Satin', version: 4 }, { name: 'Satin', nameKey: 'satin' }],
    ['omits a name that is null', { name: undefined, description: 'Woven' }, { description: 'Woven' }],
    ['contains only the fields of the body', { position: 0, image: undefined }, { position: 0 }],
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
