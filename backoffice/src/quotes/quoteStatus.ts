import type { BadgeColor } from '../theme';
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

const pdfShared: Record<QuoteStatus, boolean> = { Requested: false, Quoted: true, Confirmed: true, Rejected: false };

/** A quote's PDF is shared only once the quote carries an offer. */
export const canSharePdf = (status: QuoteStatus): boolean => pdfShared[status];

export type OrderCreation = 'created' | 'refused' | 'ask-free' | 'ready';

interface Convertible {
  status: QuoteStatus;
  totalPrice?: number | null;
  isOrderCreated: boolean;
}

/** What pressing Create does: nothing more to create, a refusal, a question because it costs nothing, or the order. */
export const orderCreation = ({ status, totalPrice, isOrderCreated }: Convertible): OrderCreation => {
  if (isOrderCreated) return 'created';
  if (status !== 'Confirmed') return 'refused';
  return totalPrice ? 'ready' : 'ask-free';
};
