import { myQuotesQuery } from '../../features/quotes/api/get-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../components/ui/button';
import { RecordList } from '../../components/ui/record-list';
import { EmptyState } from '../../components/ui/view-state';
import { paths } from '../../config/paths';
import { QuoteCard } from '../../features/quotes/components/quote-card';

export function MyQuotes() {
  const { t } = useI18n();
  const query = useQuery(myQuotesQuery());
  return (
    <RecordList
      title={t('account.requests')}
      query={query}
      loading={t('requests.loading')}
      error={t('requests.error')}
      empty={
        <EmptyState text={t('requests.empty')}>
          <LinkButton to={paths.shop}>{t('requests.browse')}</LinkButton>
        </EmptyState>
      }
      keyOf={({ _id }) => _id}
    >
      {(quote) => <QuoteCard quote={quote} />}
    </RecordList>
  );
}

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myQuotesQuery());

export default function RequestsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.requests'));
  return <MyQuotes />;
}
