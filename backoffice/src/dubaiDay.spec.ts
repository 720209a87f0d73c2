import { describe, expect, it } from '@jest/globals';
import { endOfDay, formatDay, isPastDay, startOfDay, toDay } from './dubaiDay';
import { speak } from './i18n/language';

describe('days in Dubai', () => {
  it('begin and end four hours before those of UTC', () => {
    expect(startOfDay('2026-01-05')).toBe('2026-01-04T20:00:00.000Z');
    expect(endOfDay('2026-01-05')).toBe('2026-01-05T19:59:59.999Z');
  });

  it.each([
    ['2026-01-04T19:59:59.999Z', '2026-01-04'],
    ['2026-01-04T20:00:00.000Z', '2026-01-05'],
  ])('%s falls on %s', (instant, day) => {
    expect(toDay(instant)).toBe(day);
  });

  it.each([
    ['2026-01-05T19:59:59.999Z', '2026-01-05T19:59:59.999Z', false],
    ['2026-01-05T19:59:59.999Z', '2026-01-05T20:00:00.000Z', true],
  ])('due %s is past at %s: %p', (due, now, past) => {
    expect(isPastDay(due, new Date(now))).toBe(past);
  });

  it('are written with the month as a word', () => {
    expect(formatDay('2026-01-04T20:00:00.000Z')).toBe('5 Jan 2026');
    expect(formatDay(null)).toBe('');
  });

  it('are written in the language of the page, with Western digits', () => {
    speak('ar');
    expect(formatDay('2026-01-04T20:00:00.000Z')).toContain('5 يناير 2026');
    speak('en');
    expect(formatDay('2026-01-04T20:00:00.000Z')).toBe('5 Jan 2026');
  });
});
