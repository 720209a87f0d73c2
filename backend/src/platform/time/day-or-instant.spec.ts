import { describe, expect, it } from '@jest/globals';
import { isDayOrInstant } from './day-or-instant.js';

describe('isDayOrInstant', () => {
  it.each([
    '2026-11-21',
    '2028-02-29',
    '2026-11-21T08:00Z',
    '2026-11-21T08:00:00Z',
    '2026-11-21T08:00:00.000Z',
    '2026-11-21T08:00:00+04:00',
  ])('%s is one', (value) => {
    expect(isDayOrInstant(value)).toBe(true);
  });

  it.each([
    ...['2026-02-30', '2026-02-29', '2026-13-01', '2026-11-31T08:00:00Z', '2026-11-21T25:00:00Z', '2026-11-21T08:00'],
    ...['2026-W10', '2026-325', '20261121', '21 Nov 2026', '1', '', ' 2026-11-21', 1, null, undefined, { $gt: '' }],
  ])('%j is none', (value) => {
    expect(isDayOrInstant(value)).toBe(false);
  });
});
