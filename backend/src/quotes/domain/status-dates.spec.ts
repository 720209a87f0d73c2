import { describe, expect, it } from '@jest/globals';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { statusDates } from './status-dates.js';

const first = new Date('2026-03-01T08:00:00.000Z');
const second = new Date('2026-03-02T08:00:00.000Z');
const now = new Date('2026-03-03T08:00:00.000Z');
const none = { quotedAt: null, confirmedAt: null, rejectedAt: null };

describe('the dates of a quote', () => {
  it.each<[QuoteStatus, object, QuoteStatus, object]>([
    ['Requested', {}, 'Quoted', { quotedAt: now }],
    ['Requested', {}, 'Confirmed', { quotedAt: now, confirmedAt: now }],
    ['Requested', {}, 'Rejected', { rejectedAt: now }],
    ['Quoted', { quotedAt: first }, 'Confirmed', { quotedAt: first, confirmedAt: now }],
    ['Quoted', { quotedAt: first }, 'Rejected', { quotedAt: first, rejectedAt: now }],
    ['Quoted', { quotedAt: first }, 'Requested', {}],
    ['Confirmed', { quotedAt: first, confirmedAt: second }, 'Quoted', { quotedAt: first }],
    ['Confirmed', { quotedAt: first, confirmedAt: second }, 'Rejected', { quotedAt: first, rejectedAt: now }],
    ['Rejected', { rejectedAt: second }, 'Quoted', { quotedAt: now }],
  ])('from %s with %j to %s', (status, known, to, wanted) => {
    expect(statusDates({ ...none, ...known, status }, to, now)).toEqual({ ...none, ...wanted });
  });

  it.each(QUOTE_STATUSES)('stay while it stays %s, also where none are known', (status) => {
    expect(statusDates({ ...none, status }, status, now)).toEqual(none);
    const known = { quotedAt: first, confirmedAt: second, rejectedAt: null };
    expect(statusDates({ ...known, status }, status, now)).toEqual(known);
  });
});
