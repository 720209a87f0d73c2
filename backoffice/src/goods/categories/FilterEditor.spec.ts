import { describe, expect, it } from '@jest/globals';
import { freeKey } from './FilterEditor';

describe('a new filter', () => {
  it('gets the first key without a filter, and none when each key has one', () => {
    expect(freeKey(['size'])).toBe('variant');
    expect(freeKey(['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'])).toBeUndefined();
  });
});
