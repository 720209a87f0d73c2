import { SupplierPack } from '../../features/supplier-pack/components/supplier-pack';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function SupplierPackPage() {
  const { t } = useI18n();
  useDocumentTitle(t('supplierPack.title'));
  return <SupplierPack />;
}
