import type { QuoteStatus } from '@shop/contract/statuses';
import type { PlainKey } from '../../lib/i18n/i18n';

export const quoteStatusLabels: Record<QuoteStatus, PlainKey> = {
  Requested: 'quoteStatus.Requested',
  Quoted: 'quoteStatus.Quoted',
  Confirmed: 'quoteStatus.Confirmed',
  Rejected: 'quoteStatus.Rejected',
};

/** Lines carry prices while the offer is open; afterwards the total and the PDF speak. */
export const hasPricedLines = (status: QuoteStatus): boolean => status === 'Quoted';

/** The total and the PDF are the buyer's to see once the quote has been made, and while it has not been turned down. */
export const isPriced = (status: QuoteStatus): boolean => status === 'Quoted' || status === 'Confirmed';
