import { MyInvoices } from '../../features/invoices/components/my-invoices';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function InvoicesPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.invoices'));
  return <MyInvoices />;
}
