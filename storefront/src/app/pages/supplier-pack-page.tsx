import { supplierPackQuery } from '../../features/supplier-pack/api/supplier-pack';
import { SupplierPack } from '../../features/supplier-pack/components/supplier-pack';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => {
  prefetchQuery(queryClient, supplierPackQuery());
};

export default function SupplierPackPage() {
  const { t } = useI18n();
  useDocumentTitle(t('supplierPack.title'));
  return <SupplierPack />;
}
