import { describe, expect, it } from '@jest/globals';
import { english } from '../i18n/english';
import type { QuoteStatus } from '../types';
import { orderCreation, quoteStatusColor, quoteStatuses } from './quoteStatus';

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
});

describe('orderCreation', () => {
  it.each<[string[], number | null | undefined, boolean, string]>([
    [['edit', 'createOrder'], 120, false, 'ready'],
    [['createOrder'], 0, false, 'ask-free'],
    [['createOrder'], null, false, 'ask-free'],
    [['createOrder'], undefined, false, 'ask-free'],
    [['annotate'], 120, true, 'created'],
    [['edit'], 0, false, 'refused'],
    [['edit', 'pdf'], 120, false, 'refused'],
  ])(
    'of a quote that allows %j over %p AED, order created: %p, is %s',
    (allowedActions, totalPrice, isOrderCreated, outcome) => {
      expect(orderCreation({ allowedActions, totalPrice, isOrderCreated })).toBe(outcome);
    },
  );
});
