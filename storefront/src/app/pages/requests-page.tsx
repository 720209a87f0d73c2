import { myQuotesQuery } from '../../features/quotes/api/get-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../components/ui/button';
import { QUOTE_STATUSES } from '@shop/contract/statuses';
import { EmptyState } from '../../components/ui/view-state';
import { paths } from '../../config/paths';
import { ScopeSwitch, useScope } from '../../features/team/components/scope-switch';
import { DocumentList } from '../../features/documents/components/document-list';
import { QuoteCard } from '../../features/quotes/components/quote-card';
import { quoteStatusLabels } from '../../features/quotes/quote-status';

export function MyQuotes() {
  const { t } = useI18n();
  return (
    <DocumentList
      title={t('account.requests')}
      query={useQuery(myQuotesQuery(useScope()))}
      above={<ScopeSwitch kind="quotes" />}
      statuses={QUOTE_STATUSES}
      labels={quoteStatusLabels}
      linesOf={({ requestedItems }) => requestedItems}
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
