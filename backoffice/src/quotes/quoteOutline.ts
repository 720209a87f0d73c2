import { formatDay } from '../dubaiDay';
import type { Badge, CardText, Outline, Translate } from '../firstRows/outline';
import { formatAed } from '../money/fils';
import { editPath } from '../paths';
import type { QuoteRecord } from '../records';
import { quoteStatusColor, quoteStatuses, quoteStatusLabel } from './quoteStatus';

const badge = ({ status }: QuoteRecord): Badge => ({
  color: quoteStatusColor[status],
  label: quoteStatusLabel[status],
});

const card = (quote: QuoteRecord, translate: Translate): CardText => ({
  title: quote.user.name,
  to: editPath('quotes', quote.id),
  amount: translate('shop.total.amount', { amount: formatAed(quote.totalPrice) }),
  lines: [
    `${formatDay(quote.createdAt)} · ${quote.number}`,
    `${translate('resources.quotes.fields.requestedItems')}: ${quote.requestedItems.length}`,
    quote.clientToAdminNote,
  ],
});

export const quoteOutline: Outline<QuoteRecord> = {
  resource: 'quotes',
  listing: { sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  statuses: quoteStatuses,
  columns: [
    { source: 'createdAt', text: (quote) => formatDay(quote.createdAt) },
    { source: 'number', text: (quote) => quote.number },
    { source: 'user.name', text: (quote) => quote.user.name },
    { source: 'status', badge },
    { source: 'clientToAdminNote', text: (quote) => quote.clientToAdminNote },
    { source: 'requestedItems', align: 'right', text: (quote) => String(quote.requestedItems.length) },
    { source: 'totalPrice', align: 'right', text: (quote) => formatAed(quote.totalPrice) },
    { source: 'createdOrderId' },
  ],
  badge,
  card,
};
