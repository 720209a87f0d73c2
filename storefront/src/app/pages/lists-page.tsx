import { listsQuery } from '../../features/lists/api/lists';
import { MyLists } from '../../features/lists/components/my-lists';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, listsQuery());

export default function ListsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('lists.title'));
  return <MyLists />;
}
