import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '../dubaiDay';
import { editPath, invoiceOrderPath, statementPath } from '../paths';
import { itemsTotal } from '../quotes/quoteArithmetic';
import type { InvoiceRecord } from '../records';
import { FieldGrid, ReadOnly, SectionTitle } from '../ui/fields';
import { LinesTable } from '../ui/LinesTable';
import { TotalsList } from '../ui/TotalsList';
import { DueDate } from './DueDate';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { paymentLine } from './paymentLine';

interface Props {
  invoice: InvoiceRecord;
}

const Customer = ({ invoice: { user } }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Link component={RouterLink} to={editPath('users', user._id)}>
        {user.name}
      </Link>
      <br />
      {user.email}
      <br />
      <Link component={RouterLink} to={statementPath(user._id)}>
        {translate('shop.statement.title')}
      </Link>
    </>
  );
};

const Head = ({ invoice }: Props) => (
  <FieldGrid min={160}>
    <ReadOnly label="resources.invoices.fields.invoiceNumber">{invoice.invoiceNumber}</ReadOnly>
    <ReadOnly label="resources.invoices.fields.createdAt">{formatDay(invoice.createdAt)}</ReadOnly>
    <ReadOnly label="resources.invoices.fields.dueDate">
      <DueDate invoice={invoice} />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.status">
      <InvoiceStatusBadge />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.user">
      <Customer invoice={invoice} />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.order">
      <Link component={RouterLink} to={invoiceOrderPath(invoice.order._id)}>
        {invoice.order.orderNumber}
      </Link>
    </ReadOnly>
  </FieldGrid>
);

const Payments = ({ invoice }: Props) => {
  const translate = useTranslate();
  if (invoice.payments.length === 0) {
    return <Typography color="text.secondary">{translate('resources.invoices.no_payments')}</Typography>;
  }
  return invoice.payments.map((payment) => (
    <Typography key={payment._id} variant="body2" component="div">
      <Link component={RouterLink} to={editPath('payments', payment._id)} sx={{ display: 'inline-block', py: 0.5 }}>
        {paymentLine(payment, translate)}
      </Link>
    </Typography>
  ));
};

/** The whole invoice, to read. */
export const InvoiceSheet = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const translate = useTranslate();
  if (!invoice) return null;
  return (
    <>
      <Head invoice={invoice} />
      <SectionTitle text="shop.line.title" />
      <LinesTable lines={invoice.lines} />
      <TotalsList
        rows={[
          { label: 'shop.total.subtotal', amount: itemsTotal(invoice.lines) },
          { label: 'shop.total.delivery', amount: invoice.deliveryCharge },
          { label: 'shop.total.extra', amount: invoice.extraFee },
          { label: 'shop.total.total', amount: invoice.amountDue, strong: true },
          { label: 'resources.invoices.fields.amountPaid', amount: invoice.amountPaid },
          { label: 'resources.invoices.fields.remainingDue', amount: invoice.remainingDue, strong: true },
        ]}
      />
      <SectionTitle text="resources.invoices.fields.payments" />
      <Payments invoice={invoice} />
      <ReadOnly label="resources.invoices.fields.adminToClientNote">
        {invoice.adminToClientNote || translate('shop.notes.none')}
      </ReadOnly>
    </>
  );
};
