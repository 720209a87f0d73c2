import { myQuotesQuery } from '../../features/quotes/api/get-my-quotes';
import { MyQuotes } from '../../features/quotes/components/my-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myQuotesQuery());

export default function RequestsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.requests'));
  return <MyQuotes />;
}
