/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { formatAed, formatDay, formatNearDay } from './format';
import { setLanguage } from '../i18n/language';

describe('an amount', () => {
  it('has a sign only if it is negative', () => {
    expect([0, -0, 1234.5].map(formatAed)).toEqual(['0.00', '0.00', '1,234.50']);
    expect(formatAed(-2)).toContain('-2.00');
  });
});

describe('a day', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is written with the month as a word', () => {
    expect(formatDay('2026-01-04T20:00:00.000Z')).toBe('5 Jan 2026');
    expect(formatDay(null)).toBe('');
  });

  it('has no year if it is of this year in Dubai', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T21:00:00.000Z') });
    expect(formatNearDay('2026-12-31T20:30:00.000Z')).toBe('1 Jan');
    expect(formatNearDay('2026-12-31T19:30:00.000Z')).toBe('31 Dec 2026');
  });

  it('is written in the language of the page, with Western digits', () => {
    setLanguage('ar');
    expect(formatDay('2026-01-04T20:00:00.000Z')).toContain('5 يناير 2026');
    setLanguage('en');
    expect(formatDay('2026-01-04T20:00:00.000Z')).toBe('5 Jan 2026');
  });
});
