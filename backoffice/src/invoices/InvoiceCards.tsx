import { useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { invoicePath } from '../paths';
import type { InvoiceRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { RecordCards } from '../ui/RecordCards';
import { DueDate } from './DueDate';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { paymentLine } from './paymentLine';

const Card = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.invoices.fields.${field}`);
  return (
    <CardLayout
      title={invoice.invoiceNumber}
      to={invoicePath(invoice.id)}
      badge={<InvoiceStatusBadge />}
      amount={translate('shop.total.amount', { amount: formatAed(invoice.amountDue) })}
      lines={[
        `${formatDay(invoice.createdAt)} · ${invoice.user.name}`,
        `${label('amountPaid')}: ${formatAed(invoice.amountPaid)}`,
        ...invoice.payments.map((payment) => paymentLine(payment, translate)),
      ]}
      actions={
        <>
          <DueDate invoice={invoice} />
          <InvoiceActions />
        </>
      }
    />
  );
};

export const InvoiceCards = () => <RecordCards<InvoiceRecord> card={(invoice) => <Card invoice={invoice} />} />;
