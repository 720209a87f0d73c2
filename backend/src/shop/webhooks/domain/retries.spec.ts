import { describe, expect, it } from '@jest/globals';
import { pauseAfterAttempt, retryAfterOf } from './retries.js';

describe('attempts to call a receiver', () => {
  it('end after ten, 75 hours after the first', () => {
    const pauses = Array.from({ length: 10 }, (_, index) => pauseAfterAttempt(index + 1, null, 0));
    expect(pauses.at(-1)).toBeNull();
    const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
    expect(hours).toBeCloseTo(75.6, 1);
  });

  it('wait as long as the receiver wishes, up to a day', () => {
    expect(pauseAfterAttempt(1, 3600, 0)).toBe(3_600_000);
    expect(pauseAfterAttempt(1, 999_999, 0)).toBe(86_400_000);
    expect(pauseAfterAttempt(1, 1, 0)).toBe(5000);
    expect(pauseAfterAttempt(10, 3600, 0)).toBeNull();
  });

  it.each([
    [undefined, null],
    ['120', 120],
    ['Thu, 26 Nov 2026 10:01:00 GMT', 60],
    ['Thu, 26 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
  ])('read Retry-After %s', (header, seconds) => {
    expect(retryAfterOf(header, new Date('2026-11-26T10:00:00Z'))).toBe(seconds);
  });
});
