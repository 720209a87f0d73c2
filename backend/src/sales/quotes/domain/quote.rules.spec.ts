import { describe, expect, it } from '@jest/globals';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { allowedActions, mayBecome, refusalOf } from '@shop/contract/state-machine';
import {
  checkRequest,
  isPriced,
  QUOTE_ACTIONS,
  QUOTE_MACHINE,
  type QuoteAction,
  type QuoteRefusal,
  quoteState,
  requireQuoteAction,
  statusDates,
} from './quote.rules.js';

type Row = Record<QuoteAction, QuoteRefusal | null>;

const unanswerable = (code: QuoteRefusal | null) => ({ renew: code, accept: code, decline: code });
const open: Row = {
  edit: null,
  annotate: null,
  delete: null,
  pdf: 'QUOTE_UNDER_REVIEW',
  createOrder: 'QUOTE_NOT_CONFIRMED',
  ...unanswerable('QUOTE_NOT_OFFERED'),
};
const ordered: Row = {
  edit: 'QUOTE_FROZEN',
  annotate: null,
  delete: 'QUOTE_HAS_ORDER',
  pdf: 'QUOTE_UNDER_REVIEW',
  createOrder: 'ORDER_EXISTS',
  ...unanswerable('QUOTE_FROZEN'),
};
const answerable: Row = { ...open, pdf: null, ...unanswerable(null) };
const TODAY = new Date('2026-03-03T08:00:00.000Z');
const LAST_DAY = { running: '2026-03-03', expired: '2026-03-02', endless: null } as const;

/** Status, whether it has an order, days until expiry, and the refusal of each action. */
const TABLE: [QuoteStatus, boolean, keyof typeof LAST_DAY, Row][] = [
  ['Requested', false, 'endless', open],
  ['Quoted', false, 'running', answerable],
  ['Quoted', false, 'endless', answerable],
  ['Quoted', false, 'expired', { ...answerable, accept: 'QUOTE_EXPIRED', decline: 'QUOTE_EXPIRED' }],
  ['Confirmed', false, 'expired', { ...open, pdf: null, createOrder: null, ...unanswerable('QUOTE_CONFIRMED') }],
  ['Rejected', false, 'running', { ...open, ...unanswerable('QUOTE_REJECTED') }],
  ['Requested', true, 'endless', ordered],
  ['Quoted', true, 'running', { ...ordered, pdf: null }],
  ['Confirmed', true, 'endless', { ...ordered, pdf: null }],
  ['Rejected', true, 'expired', ordered],
];
const CELLS = TABLE.flatMap(([status, isOrderCreated, until, row]) =>
  QUOTE_ACTIONS.map((action) => [status, isOrderCreated, until, action, row[action]] as const),
);
const FOR_OWNER: readonly QuoteAction[] = ['pdf', 'accept', 'decline'];
const FOR_OWNER_ALONE: readonly QuoteAction[] = ['accept', 'decline'];

describe('a quote', () => {
  it.each(CELLS)('%s with order %s and %s, %s: %s', (status, isOrderCreated, until, action, refusal) => {
    const quote = { status, isOrderCreated, validUntil: LAST_DAY[until] };
    const state = quoteState(quote, TODAY);
    const isAllowed = refusal === null;
    expect(refusalOf(QUOTE_MACHINE, state, action)).toBe(refusal);
    expect(allowedActions(QUOTE_MACHINE, state, 'staff').includes(action)).toBe(
      isAllowed && !FOR_OWNER_ALONE.includes(action),
    );
    expect(allowedActions(QUOTE_MACHINE, state, 'owner').includes(action)).toBe(
      isAllowed && FOR_OWNER.includes(action),
    );
    const attempt = () => {
      requireQuoteAction(quote, action, TODAY);
    };
    if (refusal === null) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ status: 409, code: refusal }));
  });

  it('has the shop’s texts for refusals', () => {
    const requested = { status: 'Requested', isOrderCreated: false, validUntil: null } as const;
    expect(() => {
      requireQuoteAction(requested, 'pdf', TODAY);
    }).toThrow('Quote is being reviewed! Cannot share PDF.');
    expect(() => {
      requireQuoteAction(requested, 'createOrder', TODAY);
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
  ])('change from %s and %j to %s as %j', (status, known, to, wanted) => {
    expect(statusDates({ ...none, ...known, status }, to, now)).toEqual({ ...none, ...wanted });
  });

  it.each(QUOTE_STATUSES)('do not change while the quote stays %s, also if none are known', (status) => {
    expect(statusDates({ ...none, status }, status, now)).toEqual(none);
    const known = { quotedAt: first, confirmedAt: second, rejectedAt: null };
    expect(statusDates({ ...known, status }, status, now)).toEqual(known);
  });
});

const offered = { name: 'Ribbon', moq: 5, step: 1, max: 20, isActive: true, isAvailable: true };
const products = new Map([
  ['a', offered],
  ['hidden', { ...offered, isActive: false }],
  ['out', { ...offered, isAvailable: false }],
  ['sixes', { ...offered, moq: 6, step: 6 }],
]);

describe('checkRequest', () => {
  it.each([
    ['a', 5, {}, {}],
    ['a', 4, {}, { 'requestedItems.0.qty': 'Minimum is 5' }],
    ['hidden', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['gone', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['out', 1, { 'requestedItems.0.product': 'Ribbon is currently unavailable.' }, {}],
  ])('%s × %i', (product, qty, unavailable, tooFew) => {
    expect(checkRequest([{ product, qty }], products)).toEqual({ unavailable, tooFew, notSold: {} });
  });

  it.each([
    ['a', 21, { message: 'Maximum is 20', rule: 'ABOVE_MAXIMUM', params: { max: 20 } }],
    [
      'sixes',
      10,
      { message: 'Sold in multiples of 6: 6 or 12', rule: 'OFF_STEP', params: { step: 6, lower: 6, upper: 12 } },
    ],
  ])('%s is not sold × %i', (product, qty, fault) => {
    const notSold = { 'requestedItems.0.qty': fault };
    expect(checkRequest([{ product, qty }], products)).toEqual({ unavailable: {}, tooFew: {}, notSold });
  });
});
