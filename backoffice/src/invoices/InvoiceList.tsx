import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { BulkExportButton, DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paymentParts, paymentText } from '../documents/payments';
import { formatAed, formatDay } from '../format';
import { invoiceOrderPath, invoicePath } from '../paths';
import type { InvoicePaymentResponse, InvoiceRecord } from '../types';
import { exportCsv } from '../ui/exportCsv';
import { customerFilter, dateFilters, productFilter, remainingFilter, searchFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { RowActions } from '../ui/RowActions';
import { StatusBadge } from '../ui/StatusBadge';
import { DueDate, InvoiceActions } from './InvoiceActions';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('dueDate', 'due_'),
  remainingFilter,
  productFilter,
];
const sortable = ['createdAt', 'invoiceNumber', 'dueDate', 'amountDue', 'remainingDue'];
/** Statuses that need work stand before the settled one. */
const statuses = ['Unpaid', 'Partially Paid', 'Overdue', 'Paid'] as const;

const exportInvoices = exportCsv<InvoiceRecord>('invoices', (invoice) => ({
  invoiceNumber: invoice.invoiceNumber,
  createdAt: invoice.createdAt,
  user: invoice.user.name,
  email: invoice.user.email,
  order: invoice.order.orderNumber,
  amountDue: invoice.amountDue,
  amountPaid: invoice.amountPaid,
  remainingDue: invoice.remainingDue,
  status: invoice.status,
  dueDate: invoice.dueDate,
}));

const statusOf = ({ status }: InvoiceRecord) => (
  <StatusBadge of="invoices" status={status} tones={invoiceStatusTones} />
);

const oneLine = { whiteSpace: 'nowrap' };

/** A text that is too long wraps between its two parts, which keeps the actions of the row in view. */
const PaymentText = ({ payment }: { payment: InvoicePaymentResponse }) => {
  const [amount, day] = paymentParts(payment, useTranslate());
  return (
    <Typography variant="caption" component="div">
      <Box component="span" sx={oneLine}>
        {amount} ·
      </Box>{' '}
      <Box component="span" sx={oneLine}>
        {day}
      </Box>
    </Typography>
  );
};

const Payments = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  if (invoice.payments.length === 0) return <span>{translate('resources.invoices.no_payments')}</span>;
  return invoice.payments.map((payment) => <PaymentText key={payment._id} payment={payment} />);
};

const numberOf = (invoice: InvoiceRecord) => (
  <Link component={RouterLink} to={invoicePath(invoice.id)}>
    {invoice.invoiceNumber}
  </Link>
);

const orderOf = ({ order }: InvoiceRecord) => (
  <Link component={RouterLink} to={invoiceOrderPath(order._id)} noWrap>
    {order.orderNumber}
  </Link>
);

/** Ten columns beside the open menu fit into 1440 px only with less room between them. */
const dense = { '& .MuiTableCell-sizeSmall': { px: 0.75 } };
const Column = DataTable.Col<InvoiceRecord>;

const table = (
  <DataTable<InvoiceRecord> rowClick={false} bulkActionButtons={<BulkExportButton />} sx={dense}>
    <Column source="createdAt" sx={oneLine} render={(invoice) => formatDay(invoice.createdAt)} />
    <Column source="invoiceNumber" sx={oneLine} render={numberOf} />
    <Column source="user.name" disableSort />
    <Column align="right" source="amountDue" render={(invoice) => formatAed(invoice.amountDue)} />
    <Column align="right" source="amountPaid" disableSort render={(invoice) => formatAed(invoice.amountPaid)} />
    <Column source="payments" disableSort render={(invoice) => <Payments invoice={invoice} />} />
    <Column source="status" disableSort render={statusOf} />
    <Column source="dueDate" render={(invoice) => <DueDate invoice={invoice} />} />
    <Column source="order.orderNumber" disableSort render={orderOf} />
    <Column
      label="shop.action.actions"
      align="right"
      render={() => (
        <RowActions>
          <InvoiceActions />
        </RowActions>
      )}
    />
  </DataTable>
);

const Card = ({ record: invoice }: { record: InvoiceRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={invoice.invoiceNumber}
      to={invoicePath(invoice.id)}
      badge={statusOf(invoice)}
      amount={translate('shop.total.amount', { amount: formatAed(invoice.amountDue) })}
      lines={[
        `${formatDay(invoice.createdAt)} · ${invoice.user.name}`,
        `${translate('resources.invoices.fields.amountPaid')}: ${formatAed(invoice.amountPaid)}`,
        ...invoice.payments.map((payment) => paymentText(payment, translate)),
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

const InvoiceList = () => (
  <ResourceList<InvoiceRecord>
    filters={filters}
    sortable={sortable}
    exporter={exportInvoices}
    statuses={statuses}
    table={table}
    card={Card}
  />
);

export default InvoiceList;
