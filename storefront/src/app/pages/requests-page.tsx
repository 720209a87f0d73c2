import { myQuotesQuery } from '../../features/quotes/api/get-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../components/ui/button';
import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { Notice } from '../../components/ui/notice';
import { EmptyState } from '../../components/ui/view-state';
import { paths } from '../../config/paths';
import { ScopeSwitch, useScope } from '../../features/team/components/scope-switch';
import { DocumentList } from '../../features/documents/components/document-list';
import { NumberLink } from '../../features/documents/components/number-link';
import type { QuoteResponse } from '@shop/contract/api';
import { Badge } from '../../components/ui/badge';
import { useDocumentColumns } from '../../features/documents/use-document-columns';
import { isPriced, QuoteCard } from '../../features/quotes/components/quote-card';
import { quoteStatusLabels } from '../../features/quotes/quote-status';

const linesOf = ({ requestedItems }: QuoteResponse) => requestedItems;

export function MyQuotes() {
  const { t, format } = useI18n();
  const unread = ({ unreadMessages: count }: QuoteResponse) =>
    count > 0 && <Badge tone="purple">{t('requests.unread', { count })}</Badge>;
  const columns = useDocumentColumns({ labels: quoteStatusLabels, tones: quoteStatusTones, beside: unread }, linesOf);
  return (
    <DocumentList
      title={t('account.requests')}
      query={useQuery(myQuotesQuery(useScope()))}
      above={<ScopeSwitch kind="quotes" />}
      statuses={QUOTE_STATUSES}
      labels={quoteStatusLabels}
      linesOf={linesOf}
      table={{
        kind: t('find.kinds.request'),
        opens: ({ _id, number }, className) => (
          <NumberLink to={paths.request(_id)} number={number} className={className} />
        ),
        columns: [
          ...columns,
          {
            title: t('requests.yourNote'),
            cell: ({ clientToAdminNote }) => <bdi>{clientToAdminNote}</bdi>,
            isLong: true,
          },
          {
            title: t('lines.total'),
            cell: ({ status, totalPrice }) => isPriced(status) && format.money(totalPrice),
            isAmount: true,
          },
        ],
        notice: (quotes) =>
          quotes.some(({ status }) => status === 'Requested') && <Notice kind="info">{t('requests.waiting')}</Notice>,
      }}
      loading={t('requests.loading')}
      error={t('requests.error')}
      empty={
        <EmptyState text={t('requests.empty')}>
          <LinkButton to={paths.shop}>{t('requests.browse')}</LinkButton>
        </EmptyState>
      }
    >
      {(quote) => <QuoteCard quote={quote} />}
    </DocumentList>
  );
}

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myQuotesQuery());

export default function RequestsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.requests'));
  return <MyQuotes />;
}
