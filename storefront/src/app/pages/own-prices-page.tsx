import { ownPricesQuery } from '../../features/own-prices/api/get-own-prices';
import { OwnPrices } from '../../features/own-prices/components/own-prices';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, ownPricesQuery());

export default function OwnPricesPage() {
  const { t } = useI18n();
  useDocumentTitle(t('ownPrices.title'));
  return <OwnPrices />;
}
