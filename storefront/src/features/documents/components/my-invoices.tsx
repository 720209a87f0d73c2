import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useScope } from '../../team/components/scope-switch';
import { myInvoicesQuery } from '../api/get-my-invoices';
import { DocumentList } from './document-list';
import { InvoiceCard } from './invoice-card';

export function MyInvoices() {
  const { t, format } = useI18n();
  return (
    <DocumentList
      kind="invoice"
      query={useQuery(myInvoicesQuery(useScope()))}
      numberOf={({ invoiceNumber }) => invoiceNumber}
      linesOf={({ lines }) => lines}
      columns={[
        { title: t('invoices.dueDate'), cell: ({ dueDate }) => format.date(dueDate) },
        { title: t('lines.total'), cell: ({ issuedTotal }) => format.money(issuedTotal), isAmount: true },
        { title: t('invoices.paid'), cell: ({ amountPaid }) => format.money(amountPaid), isAmount: true },
        { title: t('invoices.remaining'), cell: ({ remainingDue }) => format.money(remainingDue), isAmount: true },
      ]}
      empty={<EmptyState text={t('invoices.empty')} />}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </DocumentList>
  );
}
