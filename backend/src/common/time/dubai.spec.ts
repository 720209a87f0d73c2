import { describe, expect, it } from '@jest/globals';
import { dubaiYear, endOfDubaiDay } from './dubai.js';

describe('dubaiYear', () => {
  it.each([
    ['2026-12-31T19:59:59.999Z', 2026],
    ['2026-12-31T20:00:00.000Z', 2027],
    ['2027-01-01T00:00:00.000Z', 2027],
  ])('at %s is %i', (instant, year) => {
    expect(dubaiYear(new Date(instant))).toBe(year);
  });
});

describe('endOfDubaiDay', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 0, '2026-11-21T19:59:59.999Z'],
    ['2026-11-21T19:59:59.999Z', 0, '2026-11-21T19:59:59.999Z'],
    ['2026-11-21T20:00:00Z', 0, '2026-11-22T19:59:59.999Z'],
    ['2026-01-31T10:00:00Z', 30, '2026-03-02T19:59:59.999Z'],
    ['2028-02-28T10:00:00Z', 1, '2028-02-29T19:59:59.999Z'],
  ])('of %s plus %i days is %s', (instant, days, end) => {
    expect(endOfDubaiDay(new Date(instant), days).toISOString()).toBe(new Date(end).toISOString());
  });
});
