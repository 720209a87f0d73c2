import { describe, expect, it } from '@jest/globals';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { mayBecome, refusalOf } from '@shop/contract/state-machine';
import { requireQuoteAction } from '../quotes.errors.js';
import {
  allowedQuoteActions,
  checkRequest,
  isPriced,
  QUOTE_ACTIONS,
  QUOTE_MACHINE,
  type QuoteAction,
  type QuoteRefusal,
  statusDates,
} from './quote.rules.js';

type Row = Record<QuoteAction, QuoteRefusal | null>;

const open: Row = {
  edit: null,
  annotate: null,
  delete: null,
  pdf: 'QUOTE_UNDER_REVIEW',
  createOrder: 'QUOTE_NOT_CONFIRMED',
};
const ordered: Row = {
  edit: 'QUOTE_FROZEN',
  annotate: null,
  delete: 'QUOTE_HAS_ORDER',
  pdf: 'QUOTE_UNDER_REVIEW',
  createOrder: 'ORDER_EXISTS',
};

/** Status, whether it has an order, and of each action the refusal. */
const TABLE: [QuoteStatus, boolean, Row][] = [
  ['Requested', false, open],
  ['Quoted', false, { ...open, pdf: null }],
  ['Confirmed', false, { ...open, pdf: null, createOrder: null }],
  ['Rejected', false, open],
  ['Requested', true, ordered],
  ['Quoted', true, { ...ordered, pdf: null }],
  ['Confirmed', true, { ...ordered, pdf: null }],
  ['Rejected', true, ordered],
];
const CELLS = TABLE.flatMap(([status, isOrderCreated, row]) =>
  QUOTE_ACTIONS.map((action) => [status, isOrderCreated, action, row[action]] as const),
);

describe('a quote', () => {
  it.each(CELLS)('%s with order %s, %s: %s', (status, isOrderCreated, action, refusal) => {
    const quote = { status, isOrderCreated };
    expect(refusalOf(QUOTE_MACHINE, quote, action)).toBe(refusal);
    expect(allowedQuoteActions(quote, 'staff').includes(action)).toBe(refusal === null);
    expect(allowedQuoteActions(quote, 'owner').includes(action)).toBe(refusal === null && action === 'pdf');
    const attempt = () => {
      requireQuoteAction(quote, action);
    };
    if (refusal === null) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ kind: 'conflict', code: refusal }));
  });

  it('tells of a refusal in the words of the shop', () => {
    const requested = { status: 'Requested', isOrderCreated: false } as const;
    expect(() => {
      requireQuoteAction(requested, 'pdf');
    }).toThrow('Quote is being reviewed! Cannot share PDF.');
    expect(() => {
      requireQuoteAction(requested, 'createOrder');
    }).toThrow('Quote must be Confirmed to create an order.');
  });

  it('may get any status after any other', () => {
    for (const from of QUOTE_STATUSES) {
      for (const to of QUOTE_STATUSES) expect(mayBecome(QUOTE_MACHINE, from, to)).toBe(true);
    }
  });

  it.each([
    ['Requested', false],
    ['Quoted', true],
    ['Confirmed', true],
    ['Rejected', false],
  ] as const)('%s shows prices to its owner: %s', (status, priced) => {
    expect(isPriced(status)).toBe(priced);
  });
});

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

const offered = { name: 'Ribbon', moq: 5, isActive: true, isAvailable: true };
const products = new Map([
  ['a', offered],
  ['hidden', { ...offered, isActive: false }],
  ['out', { ...offered, isAvailable: false }],
]);

describe('checkRequest', () => {
  it.each([
    ['a', 5, {}, {}],
    ['a', 4, {}, { 'requestedItems.0.qty': 'Minimum is 5' }],
    ['hidden', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['gone', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['out', 1, { 'requestedItems.0.product': 'Ribbon is currently unavailable.' }, {}],
  ])('%s × %i', (product, qty, unavailable, tooFew) => {
    expect(checkRequest([{ product, qty }], products)).toEqual({ unavailable, tooFew });
  });
});
