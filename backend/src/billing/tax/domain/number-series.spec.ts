import { describe, expect, it } from '@jest/globals';
import { missingNumbers } from './number-series.js';

describe('a number series', () => {
  it.each([
    ['has no gaps if it is empty', [], []],
    ['has no gaps if it is complete', ['INV-2026-00001', 'INV-2026-00002'], []],
    ['lacks its first numbers', ['INV-2026-00003'], ['INV-2026-00001', 'INV-2026-00002']],
    ['lacks the numbers in between', ['INV-2026-00001', 'INV-2026-00004'], ['INV-2026-00002', 'INV-2026-00003']],
  ])('%s', (_what, numbers, missing) => {
    expect(missingNumbers(numbers)).toEqual(missing);
  });
});
