import { purchasesQuery } from '../../features/buy-again/api/get-purchases';
import { BuyAgain } from '../../features/buy-again/components/buy-again';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, purchasesQuery('own'));

export default function BuyAgainPage() {
  const { t } = useI18n();
  useDocumentTitle(t('buyAgain.title'));
  return <BuyAgain />;
}
