import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dubaiDay, dubaiYear, endOfDubaiDay, startOfDubaiDay } from './dubai-day.js';

describe('dubaiYear', () => {
  it.each([
    ['2026-12-31T19:59:59.999Z', 2026],
    ['2026-12-31T20:00:00.000Z', 2027],
    ['2026-12-31T23:59:00.000Z', 2027],
    ['2027-01-01T00:00:00.000Z', 2027],
    ['2027-12-31T19:59:59.999Z', 2027],
  ])('is for the moment %s: %i', (instant, year) => {
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
  ])('is for %s plus %i days: %s', (instant, days, end) => {
    expect(endOfDubaiDay(new Date(instant), days).toISOString()).toBe(new Date(end).toISOString());
  });
});

describe('dubaiDay', () => {
  it.each([
    ['2026-11-21T19:59:59.999Z', '2026-11-21'],
    ['2026-11-21T20:00:00.000Z', '2026-11-22'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ])('is for %s: %s', (instant, day) => {
    expect(dubaiDay(new Date(instant))).toBe(day);
  });

  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  it('lies between its start and its end, which are one day apart', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [start, end] = [startOfDubaiDay(dubaiDay(instant)), endOfDubaiDay(instant)];
        expect(start <= instant && instant <= end).toBe(true);
        expect(end.getTime() - start.getTime()).toBe(86_400_000 - 1);
        expect([dubaiDay(start), dubaiDay(end)]).toEqual([dubaiDay(instant), dubaiDay(instant)]);
        expect(dubaiYear(instant)).toBe(Number(dubaiDay(instant).slice(0, 4)));
      }),
      { seed: 20261121 },
    );
  });

  it('equals the day of the time zone database', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' });
    fc.assert(
      fc.property(instants, (instant) => dubaiDay(instant) === calendar.format(instant)),
      { seed: 20261121 },
    );
  });
});
