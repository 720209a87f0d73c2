import type { QuoteStatus } from '@shop/contract/statuses';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink } from '../../documents/components/document-link';
import { OrderAgainButton } from '../../documents/components/order-again-button';
import { LinkButton } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import { Notice } from '../../../components/ui/notice';
import { RecordCard } from '../../../components/ui/record-card';
import { documentPaths } from '../../../config/document-paths';
import { paths } from '../../../config/paths';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { usePurchaseFacts } from '../../purchase-details/purchase-facts';
import { RequestedBy } from '../../documents/components/requested-by';
import { LineTable } from '../../documents/components/line-table';
import { Note } from '../../documents/components/note';
import { Totals } from '../../documents/components/totals';
import { StatusBadge } from '../../documents/components/status-badge';

/** Lines show prices while the offer is open; afterwards the total and the PDF show the valid amounts. */
const hasPricedLines = (status: QuoteStatus): boolean => status === 'Quoted';

/** The buyer sees the total and the PDF once the offer is made, unless it was rejected. */
export const isPriced = (status: QuoteStatus): boolean => status === 'Quoted' || status === 'Confirmed';

interface QuoteCardProps {
  quote: QuoteResponse;
  /** True on the page of the request itself, which needs no link to it. */
  detailed?: boolean;
  hasLines?: boolean;
}

export function QuoteCard({ quote, detailed = false, hasLines = true }: QuoteCardProps) {
  const { t, format } = useI18n();
  const { _id, number, status, createdAt, requestedItems, totalPrice, unreadMessages } = quote;
  const priced = isPriced(status);
  return (
    <RecordCard
      number={number}
      to={detailed ? undefined : paths.request(_id)}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={
        <>
          {unreadMessages > 0 && <Badge tone="purple">{t('requests.unread', { count: unreadMessages })}</Badge>}
          <StatusBadge status={status} />
        </>
      }
      actions={
        <>
          {!detailed && (
            <LinkButton variant="secondary" to={paths.request(_id)} aria-label={t('requests.detailsOf', { number })}>
              {t('requests.details')}
            </LinkButton>
          )}
          {priced && <DocumentLink href={documentPaths.quotePdf(_id)} label={t('requests.pdf')} number={number} />}
          <OrderAgainButton number={number} lines={requestedItems} label={t('requests.again')} />
        </>
      }
    >
      <RequestedBy user={quote.user} />
      {status === 'Requested' && <Notice kind="info">{t('requests.waiting')}</Notice>}
      {hasLines && <LineTable number={number} lines={requestedItems} tax={quote.tax} priced={hasPricedLines(status)} />}
      {hasLines && priced && <Totals document={quote} total={totalPrice} />}
      <Facts facts={usePurchaseFacts(quote)} />
      <Note title={t('requests.yourNote')} text={quote.clientToAdminNote} />
      <Note title={t('requests.ourNote')} text={quote.adminToClientNote} />
    </RecordCard>
  );
}
