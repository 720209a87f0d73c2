import { describe, expect, it } from '@jest/globals';
import { allowedQuoteActions, isPriced, type QuoteStatus } from './quote.rules.js';

const TABLE: [QuoteStatus, boolean, string[], string[]][] = [
  ['Requested', false, ['edit', 'annotate', 'delete'], []],
  ['Quoted', false, ['edit', 'annotate', 'delete', 'pdf'], ['pdf']],
  ['Confirmed', false, ['edit', 'annotate', 'delete', 'pdf', 'createOrder'], ['pdf']],
  ['Rejected', false, ['edit', 'annotate', 'delete'], []],
  ['Requested', true, ['annotate'], []],
  ['Quoted', true, ['annotate', 'pdf'], ['pdf']],
  ['Confirmed', true, ['annotate', 'pdf'], ['pdf']],
  ['Rejected', true, ['annotate'], []],
];

describe('a quote', () => {
  it.each(TABLE)('%s with order %s lets staff %j and its owner %j', (status, isOrderCreated, staff, owner) => {
    expect(allowedQuoteActions({ status, isOrderCreated }, 'staff')).toEqual(staff);
    expect(allowedQuoteActions({ status, isOrderCreated }, 'owner')).toEqual(owner);
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
