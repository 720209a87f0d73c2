import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myInvoicesQuery } from '../api/get-my-invoices';
import { InvoiceCard } from './invoice-card';

export function MyInvoices() {
  const { t } = useI18n();
  const query = useQuery(myInvoicesQuery());
  return (
    <RecordList
      title={t('account.invoices')}
      query={query}
      loading={t('invoices.loading')}
      error={t('invoices.error')}
      empty={<EmptyState text={t('invoices.empty')} />}
      keyOf={({ _id }) => _id}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </RecordList>
  );
}
