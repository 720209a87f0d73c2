import type { QuoteStatus } from '@shop/contract/statuses';
import type { PlainKey } from '../../lib/i18n/i18n';

export const quoteStatusLabels: Record<QuoteStatus, PlainKey> = {
  Requested: 'quoteStatus.Requested',
  Quoted: 'quoteStatus.Quoted',
  Confirmed: 'quoteStatus.Confirmed',
  Rejected: 'quoteStatus.Rejected',
};
