import { describe, expect, it } from '@jest/globals';
import { missingNumbers } from './number-series.js';

describe('a number series', () => {
  it.each([
    ['without numbers lacks none', [], []],
    ['that is whole lacks none', ['INV-2026-00001', 'INV-2026-00002'], []],
    ['lacks its first ones', ['INV-2026-00003'], ['INV-2026-00001', 'INV-2026-00002']],
    ['lacks those between', ['INV-2026-00001', 'INV-2026-00004'], ['INV-2026-00002', 'INV-2026-00003']],
  ])('%s', (_what, numbers, missing) => {
    expect(missingNumbers(numbers)).toEqual(missing);
  });
});
