import { useSearchParams } from 'react-router';
import { FoundDocuments } from '../../features/account/components/found-documents';
import { Overview } from '../../features/account/components/overview';
import { myInvoicesQuery } from '../../features/documents/api/get-my-invoices';
import { myOrdersQuery } from '../../features/documents/api/get-my-orders';
import { myQuotesQuery } from '../../features/quotes/api/get-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => {
  prefetchQuery(queryClient, myQuotesQuery());
  prefetchQuery(queryClient, myOrdersQuery());
  prefetchQuery(queryClient, myInvoicesQuery());
};

/** The documents that wait for the buyer, or the results of a search. */
export default function OverviewPage() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const isSearch = ['q', 'kind', 'status', 'time'].some((name) => params.has(name));
  useDocumentTitle(t(isSearch ? 'find.title' : 'overview.title'));
  return isSearch ? <FoundDocuments /> : <Overview />;
}
