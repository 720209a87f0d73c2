import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.js';

const HOUR_MS = 3_600_000;
const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1) ?? Number.NaN);

describe('work that failed', () => {
  it.each([
    [1, 10_000],
    [2, 30_000],
    [3, 90_000],
    [6, 2_430_000],
    [7, 7_290_000],
    [8, 4 * HOUR_MS],
    [11, 4 * HOUR_MS],
  ])('waits after attempt %i for %i ms', (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(pause);
  });

  it('is retried for a night, and given up within a day', () => {
    const patience = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(patience).toBeGreaterThan(12 * HOUR_MS);
    expect(patience).toBeLessThan(24 * HOUR_MS);
    expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
    expect(pauseAfter(MAX_ATTEMPTS + 1)).toBeNull();
  });
});
