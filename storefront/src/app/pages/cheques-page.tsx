import { myChequesQuery } from '../../features/documents/api/get-my-money';
import { MyCheques } from '../../features/documents/components/my-cheques';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myChequesQuery());

export default function ChequesPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.cheques'));
  return <MyCheques />;
}
