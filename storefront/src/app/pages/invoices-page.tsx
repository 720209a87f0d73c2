import { myInvoicesQuery } from '../../features/documents/api/get-my-invoices';
import { MyInvoices } from '../../features/documents/components/my-invoices';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myInvoicesQuery());

export default function InvoicesPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.invoices'));
  return <MyInvoices />;
}
