import { describe, expect, it } from '@jest/globals';
import { linesToEnd } from './missing-lines.js';

const TODAY = '2026-11-26';
const line = (key: string, minQty: number, validFrom: string | null = null, validTo: string | null = null) => ({
  ...{ target: 'product' as const, key, minQty, validFrom, validTo },
});

describe('the lines of a list that a file lacks', () => {
  it.each([
    ['end yesterday', line('p', 24), [line('p', 1)], '2026-11-25'],
    ['end yesterday if the file lacks their product', line('q', 1), [line('p', 1)], '2026-11-25'],
    ['end before the new prices of their product begin', line('p', 1), [line('p', 1, '2027-01-01')], '2026-12-31'],
    ['stay ended if they have ended', line('p', 24, null, '2026-11-25'), [line('p', 1)], null],
    ['keep an earlier last day', line('p', 1, null, '2026-11-30'), [line('p', 1, '2027-01-01')], '2026-11-30'],
    ['are removed if they begin later', line('p', 1, '2026-12-01'), [line('p', 1)], 'removed'],
  ])('%s', (_what, stored, named, lastDay) => {
    const { ended, removed } = linesToEnd([stored], named, TODAY);
    expect(removed.length > 0 ? 'removed' : (ended[0]?.validTo ?? null)).toBe(lastDay);
  });
});
