import { expect, it } from '@jest/globals';
import { daysToInvoice } from './tax-invoice.js';

it.each([
  ['2026-11-01T19:59:00Z', '2026-11-01T08:00:00Z', 14],
  ['2026-11-01T08:00:00Z', '2026-11-15T19:59:00Z', 0],
  ['2026-11-01T08:00:00Z', '2026-11-15T20:01:00Z', -1],
])('a supply of %s leaves on %s %d days to invoice it, by the calendar of Dubai', (supplied, now, days) => {
  expect(daysToInvoice(new Date(supplied), new Date(now))).toBe(days);
});
