import type { InvoiceResponse } from '@shop/contract/api';
import { INVOICE_STATUSES, invoiceStatusTones } from '@shop/contract/statuses';
import { useQuery } from '@tanstack/react-query';
import { documentPaths } from '../../../config/document-paths';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { DocumentList } from './document-list';
import { ScopeSwitch, useScope } from '../../team/components/scope-switch';
import { useDocumentColumns } from '../use-document-columns';
import { myInvoicesQuery } from '../api/get-my-invoices';
import { invoiceStatusLabels } from '../invoice-labels';
import { InvoiceCard } from './invoice-card';
import { NumberLink } from './number-link';

const linesOf = ({ lines }: InvoiceResponse) => lines;

export function MyInvoices() {
  const { t, format } = useI18n();
  const columns = useDocumentColumns({ labels: invoiceStatusLabels, tones: invoiceStatusTones }, linesOf);
  return (
    <DocumentList
      title={t('account.invoices')}
      query={useQuery(myInvoicesQuery(useScope()))}
      above={<ScopeSwitch kind="invoices" />}
      statuses={INVOICE_STATUSES}
      labels={invoiceStatusLabels}
      linesOf={linesOf}
      table={{
        kind: t('find.kinds.invoice'),
        opens: ({ _id, invoiceNumber }, className) => (
          <NumberLink to={documentPaths.invoice(_id)} number={invoiceNumber} className={className} />
        ),
        columns: [
          ...columns,
          { title: t('invoices.dueDate'), cell: ({ dueDate }) => format.date(dueDate) },
          { title: t('lines.total'), cell: ({ issuedTotal }) => format.money(issuedTotal), isAmount: true },
          { title: t('invoices.paid'), cell: ({ amountPaid }) => format.money(amountPaid), isAmount: true },
          { title: t('invoices.remaining'), cell: ({ remainingDue }) => format.money(remainingDue), isAmount: true },
        ],
      }}
      loading={t('invoices.loading')}
      error={t('invoices.error')}
      empty={<EmptyState text={t('invoices.empty')} />}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </DocumentList>
  );
}
