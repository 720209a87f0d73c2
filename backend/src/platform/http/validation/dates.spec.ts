import { describe, expect, it } from '@jest/globals';
import { dateWithinBounds, isDayOrInstant } from './dates.js';

const latest = new Date('2026-11-22T19:59:59.999Z');

describe('dateWithinBounds', () => {
  it.each([
    ['2000-01-01', '2000-01-01T00:00:00.000Z'],
    ['1999-12-31T20:00:00Z', '1999-12-31T20:00:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22T23:59:59.999+04:00', '2026-11-22T19:59:59.999Z'],
  ])('accepts %s', (value, instant) => {
    expect(dateWithinBounds(value, 'paymentDate', latest).toISOString()).toBe(instant);
  });

  it.each(['1999-12-31', '0001-01-01', '2026-11-22T20:00:00Z', '2026-11-23', '9999-12-31', '2026-11-21T23:59:60Z'])(
    'refuses %s and names the field',
    (value) => {
      expect(() => dateWithinBounds(value, 'paymentDate', latest)).toThrow(
        expect.objectContaining({ fields: { paymentDate: 'Must be between 2000-01-01 and 2026-11-22.' } }),
      );
    },
  );
});
describe('isDayOrInstant', () => {
  it.each([
    '2026-11-21',
    '2028-02-29',
    '2026-11-21T08:00Z',
    '2026-11-21T08:00:00Z',
    '2026-11-21T08:00:00.000Z',
    '2026-11-21T08:00:00+04:00',
  ])('accepts %s', (value) => {
    expect(isDayOrInstant(value)).toBe(true);
  });

  it.each([
    ...['2026-02-30', '2026-02-29', '2026-13-01', '2026-11-31T08:00:00Z', '2026-11-21T25:00:00Z', '2026-11-21T08:00'],
    ...['2026-W10', '2026-325', '20261121', '21 Nov 2026', '1', '', ' 2026-11-21', 1, null, undefined, { $gt: '' }],
  ])('rejects %j', (value) => {
    expect(isDayOrInstant(value)).toBe(false);
  });
});
