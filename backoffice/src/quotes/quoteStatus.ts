import type { BadgeColor } from '../palette';
import type { QuoteStatus } from '../types';

/** In the order of a quote's life. */
export const quoteStatuses = ['Requested', 'Quoted', 'Confirmed', 'Rejected'] as const satisfies readonly QuoteStatus[];

export const quoteStatusColor: Record<QuoteStatus, BadgeColor> = {
  Requested: 'yellow',
  Quoted: 'purple',
  Confirmed: 'green',
  Rejected: 'red',
};

export const quoteStatusLabel: Record<QuoteStatus, string> = {
  Requested: 'resources.quotes.status.Requested',
  Quoted: 'resources.quotes.status.Quoted',
  Confirmed: 'resources.quotes.status.Confirmed',
  Rejected: 'resources.quotes.status.Rejected',
};

export type OrderCreation = 'created' | 'refused' | 'ask-free' | 'ready';

interface Convertible {
  allowedActions: readonly string[];
  totalPrice?: number | null;
  isOrderCreated: boolean;
}

/** What pressing Create does: nothing more to create, a refusal, a question because it costs nothing, or the order. */
export const orderCreation = ({ allowedActions, totalPrice, isOrderCreated }: Convertible): OrderCreation => {
  if (isOrderCreated) return 'created';
  if (!allowedActions.includes('createOrder')) return 'refused';
  return totalPrice ? 'ready' : 'ask-free';
};
