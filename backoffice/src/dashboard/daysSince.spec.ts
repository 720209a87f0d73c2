import { expect, it } from '@jest/globals';
import { daysSince } from './daysSince';

it.each([
  // Eight in the evening in London is midnight in Dubai.
  ['2026-11-20T20:00:00Z', '2026-11-21T19:59:59Z', 0],
  ['2026-11-20T19:59:59Z', '2026-11-20T20:00:00Z', 1],
  ['2026-02-27T08:00:00Z', '2026-03-01T08:00:00Z', 2],
  ['2026-11-22T08:00:00Z', '2026-11-21T08:00:00Z', 0],
])('from %s to %s', (instant, now, days) => {
  expect(daysSince(instant, new Date(now))).toBe(days);
});
