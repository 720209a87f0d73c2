import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge';
import { LinkButton } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { EmptyState } from '../../components/ui/view-state';
import { paths } from '../../config/paths';
import { DocumentList } from '../../features/documents/components/document-list';
import { myQuotesQuery } from '../../features/quotes/api/get-quotes';
import { isPriced, QuoteCard } from '../../features/quotes/components/quote-card';
import { useScope } from '../../features/team/components/scope-switch';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export function MyQuotes() {
  const { t, format } = useI18n();
  return (
    <DocumentList
      kind="request"
      query={useQuery(myQuotesQuery(useScope()))}
      numberOf={({ number }) => number}
      linesOf={({ requestedItems }) => requestedItems}
      beside={({ unreadMessages: count }) =>
        count > 0 && <Badge tone="purple">{t('requests.unread', { count })}</Badge>
      }
      columns={[
        { title: t('requests.yourNote'), cell: (quote) => <bdi>{quote.clientToAdminNote}</bdi>, isLong: true },
        {
          title: t('lines.total'),
          cell: ({ status, totalPrice }) => isPriced(status) && format.money(totalPrice),
          isAmount: true,
        },
      ]}
      notice={(quotes) =>
        quotes.some(({ status }) => status === 'Requested') && <Notice kind="info">{t('requests.waiting')}</Notice>
      }
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

export default titledPage('account.requests', MyQuotes);
