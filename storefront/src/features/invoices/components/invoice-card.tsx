import { invoiceStatusTones } from '@shop/contract/statuses';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink } from '../../../components/ui/document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { paths } from '../../../config/paths';
import type { InvoiceResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { invoiceStatusLabels } from '../invoice-labels';
import { PaymentList } from './payment-list';

export function InvoiceCard({ invoice }: { invoice: InvoiceResponse }) {
  const { t, format } = useI18n();
  const { _id, invoiceNumber: number, status, createdAt, amountDue, amountPaid, remainingDue, dueDate } = invoice;
  return (
    <RecordCard
      number={number}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={
        <Badge tone={invoiceStatusTones[status]} dot>
          {t(invoiceStatusLabels[status])}
        </Badge>
      }
      actions={<DocumentLink href={paths.invoicePdf(_id)} label={t('invoices.pdf')} number={number} />}
    >
      <Facts
        facts={[
          { name: t('invoices.due'), value: format.money(amountDue) },
          { name: t('invoices.paid'), value: format.money(amountPaid) },
          { name: t('invoices.remaining'), value: format.money(remainingDue) },
          { name: t('invoices.dueDate'), value: format.date(dueDate) },
          { name: t('invoices.order'), value: invoice.order.orderNumber },
        ]}
      />
      <PaymentList payments={invoice.payments} />
    </RecordCard>
  );
}
