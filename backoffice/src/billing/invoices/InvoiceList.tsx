import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paymentParts, paymentText } from '../../kit/documents/payments';
import { linesSheet } from '../../kit/documents/exportLines';
import { taxColumns } from '../../kit/documents/exportTax';
import { formatAed, formatDay } from '../../kit/format';
import { invoiceOrderPath, invoicePath } from '../../paths';
import { PoNumber } from '../../sales/purchase/PurchaseFacts';
import { purchaseColumns } from '../../sales/purchase/purchaseColumns';
import type { InvoicePaymentResponse, InvoiceRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type Column as ExportColumn, type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { customerFilter, dateFilters, productFilter, remainingFilter, searchFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';
import { RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
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
const statuses = ['Unpaid', 'Partially Paid', 'Overdue', 'Paid', 'Credited', 'Void'] as const;

const documentColumns: readonly ExportColumn<InvoiceRecord>[] = [
  { label: 'resources.invoices.fields.invoiceNumber', value: ({ invoiceNumber }) => invoiceNumber },
  { label: 'resources.invoices.fields.createdAt', kind: 'day', value: ({ createdAt }) => createdAt },
  { label: 'resources.invoices.fields.user.name', value: ({ user }) => user.name },
  { label: 'resources.users.fields.email', value: ({ user }) => user.email },
  { label: 'resources.invoices.fields.order', value: ({ order }) => order.orderNumber },
  {
    label: 'resources.invoices.fields.status',
    value: ({ status }, translate) => translate(`resources.invoices.status.${status}`),
  },
  { label: 'resources.invoices.fields.dueDate', kind: 'day', value: ({ dueDate }) => dueDate },
  ...purchaseColumns,
];

const exportInvoices: ListExport<InvoiceRecord> = {
  name: 'invoices',
  records: sheetOf([
    ...documentColumns,
    { label: 'resources.orders.fields.deliveryCharge', kind: 'amount', value: ({ deliveryCharge }) => deliveryCharge },
    { label: 'resources.orders.fields.extraFee', kind: 'amount', value: ({ extraFee }) => extraFee },
    ...taxColumns,
    { label: 'resources.invoices.fields.amountDue', kind: 'amount', value: ({ amountDue }) => amountDue },
    { label: 'resources.invoices.fields.amountPaid', kind: 'amount', value: ({ amountPaid }) => amountPaid },
    { label: 'resources.invoices.fields.remainingDue', kind: 'amount', value: ({ remainingDue }) => remainingDue },
  ]),
  lines: linesSheet(documentColumns, ({ lines }) => lines),
};

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

/** A link in a row leads where it says; the row itself opens the invoice. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

const numberOf = (invoice: InvoiceRecord) => (
  <>
    <Link component={RouterLink} to={invoicePath(invoice.id)} onClick={stopPropagation}>
      {invoice.invoiceNumber}
    </Link>
    <PoNumber of={invoice} />
  </>
);

const orderOf = ({ order }: InvoiceRecord) => (
  <Link component={RouterLink} to={invoiceOrderPath(order._id)} onClick={stopPropagation} noWrap>
    {order.orderNumber}
  </Link>
);

/** Ten columns beside the open menu fit into 1440 px only with less room between them. */
const dense = { '& .MuiTableCell-sizeSmall': { px: 0.75 } };
const Column = DataTable.Col<InvoiceRecord>;

const table = (
  <DataTable<InvoiceRecord>
    rowClick={(id) => invoicePath(id)}
    bulkActionButtons={<BulkExport of={exportInvoices} />}
    sx={dense}
  >
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
    exports={exportInvoices}
    statuses={statuses}
    table={table}
    card={Card}
    lines={({ lines }) => lines}
    totals
  />
);

export default InvoiceList;
