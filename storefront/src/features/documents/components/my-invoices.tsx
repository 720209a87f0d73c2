import { INVOICE_STATUSES } from '@shop/contract/statuses';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { DocumentList } from './document-list';
import { ScopeSwitch, useScope } from '../../team/components/scope-switch';
import { myInvoicesQuery } from '../api/get-my-invoices';
import { invoiceStatusLabels } from '../invoice-labels';
import { InvoiceCard } from './invoice-card';

export function MyInvoices() {
  const { t } = useI18n();
  return (
    <DocumentList
      title={t('account.invoices')}
      query={useQuery(myInvoicesQuery(useScope()))}
      above={<ScopeSwitch kind="invoices" />}
      statuses={INVOICE_STATUSES}
      labels={invoiceStatusLabels}
      linesOf={({ lines }) => lines}
      loading={t('invoices.loading')}
      error={t('invoices.error')}
      empty={<EmptyState text={t('invoices.empty')} />}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </DocumentList>
  );
}
