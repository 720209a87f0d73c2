import { describe, expect, it } from '@jest/globals';
import { boundedMoment } from './bounded-moment.js';

const latest = new Date('2026-11-22T19:59:59.999Z');

describe('boundedMoment', () => {
  it.each([
    ['2000-01-01', '2000-01-01T00:00:00.000Z'],
    ['1999-12-31T20:00:00Z', '1999-12-31T20:00:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22T23:59:59.999+04:00', '2026-11-22T19:59:59.999Z'],
  ])('takes %s', (value, instant) => {
    expect(boundedMoment(value, 'paymentDate', latest).toISOString()).toBe(instant);
  });

  it.each(['1999-12-31', '0001-01-01', '2026-11-22T20:00:00Z', '2026-11-23', '9999-12-31', '2026-11-21T23:59:60Z'])(
    'refuses %s and names the field',
    (value) => {
      expect(() => boundedMoment(value, 'paymentDate', latest)).toThrow(
        expect.objectContaining({ fields: { paymentDate: 'Must be from 2000-01-01 to 2026-11-22.' } }),
      );
    },
  );
});
