import { describe, expect, it } from '@jest/globals';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { mayBecome, refusalOf } from '@shop/contract/state-machine';
import { requireQuoteAction } from '../quotes.errors.js';
import {
  allowedQuoteActions,
  isPriced,
  QUOTE_ACTIONS,
  QUOTE_MACHINE,
  type QuoteAction,
  type QuoteRefusal,
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
