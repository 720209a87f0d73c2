import { describe, expect, it } from '@jest/globals';
import { english } from '../i18n/english';
import type { QuoteStatus } from '../types';
import { canSharePdf, orderCreation, quoteStatusColor, quoteStatuses } from './quoteStatus';

describe('quote status', () => {
  it.each<[QuoteStatus, string]>([
    ['Confirmed', 'green'],
    ['Rejected', 'red'],
    ['Requested', 'yellow'],
    ['Quoted', 'purple'],
  ])('%s has a %s badge', (status, color) => {
    expect(quoteStatusColor[status]).toBe(color);
  });

  it.each(quoteStatuses)('%s is worded as itself', (status) => {
    expect(english.resources.quotes.status[status]).toBe(status);
  });

  it.each<[QuoteStatus, boolean]>([
    ['Requested', false],
    ['Quoted', true],
    ['Confirmed', true],
    ['Rejected', false],
  ])('%s shares its PDF: %p', (status, shared) => {
    expect(canSharePdf(status)).toBe(shared);
  });
});

describe('orderCreation', () => {
  it.each<[QuoteStatus, number | null | undefined, boolean, string]>([
    ['Confirmed', 120, false, 'ready'],
    ['Confirmed', 0, false, 'ask-free'],
    ['Confirmed', null, false, 'ask-free'],
    ['Confirmed', undefined, false, 'ask-free'],
    ['Confirmed', 120, true, 'created'],
    ['Requested', 0, false, 'refused'],
    ['Quoted', 120, false, 'refused'],
    ['Rejected', 120, false, 'refused'],
  ])('of a %s quote over %p AED, order created: %p, is %s', (status, totalPrice, isOrderCreated, outcome) => {
    expect(orderCreation({ status, totalPrice, isOrderCreated })).toBe(outcome);
  });
});
