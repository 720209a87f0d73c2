import type { MouseEvent } from 'react';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paymentParts, paymentText } from '../../kit/documents/payments';
import { buyerEmirate, chargeColumns, companyColumn, salesColumns } from '../../kit/documents/documentColumns';
import { EXPORTED_AMOUNTS, exportedAmounts, exportedItems } from './invoiceExport';
import { formatDay } from '../../kit/format';
import { invoiceOrderPath, invoicePath } from '../../paths';
import { purchaseColumns } from '../../sales/purchase-details/purchaseColumns';
import type { InvoicePaymentResponse } from '@shop/contract/api';
import type { InvoiceRecord } from '../../types';
import { INVOICE_KINDS } from '@shop/contract/advances';
import type { Translate } from '../../kit/ui/exportSheet';
import { columnsOf } from '../../kit/ui/columns';
import { Under } from '../../kit/ui/fields';
import {
  choiceFilter,
  customerFilter,
  dateFilters,
  productFilter,
  remainingFilter,
  salespersonFilter,
  searchFilter,
  unassignedFilter,
} from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';
import { DueDate, InvoiceActions } from './InvoiceActions';
import { InvoiceBadges } from './InvoiceBadges';

const filters = [
  searchFilter,
  customerFilter,
  salespersonFilter,
  unassignedFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('dueDate', 'due_'),
  remainingFilter,
  productFilter,
  choiceFilter(
    'kind',
    INVOICE_KINDS.map((id) => ({ id, name: `resources.invoices.kind.${id}` })),
  ),
];
/** Statuses that need work come before the settled one. */
const statuses = ['Unpaid', 'Partially Paid', 'Overdue', 'Paid', 'Written Off', 'Credited', 'Void'] as const;

const oneLine = { whiteSpace: 'nowrap' };

/** A long text wraps between its two parts, which keeps the actions of the row in view. */
const PaymentText = ({ payment }: { payment: InvoicePaymentResponse }) => {
  const [amount, day] = paymentParts(payment, useTranslate());
  return (
    <Typography variant="caption" component="div" sx={{ whiteSpace: 'normal' }}>
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
  if (invoice.payments.length === 0) return <span>{translate('shop.notes.none')}</span>;
  return invoice.payments.map((payment) => <PaymentText key={payment._id} payment={payment} />);
};

/** A click on a link in a row must not also open the invoice of the row. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

const kindOf = ({ kind }: InvoiceRecord, translate: Translate) => translate(`resources.invoices.kind.${kind}`);

/** Most invoices are of goods, so that only the others say what they are. */
const advanceNote = (invoice: InvoiceRecord, translate: Translate) =>
  invoice.kind === 'Advance' ? kindOf(invoice, translate) : '';

const AdvanceNote = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Typography variant="caption" component="div" color="text.secondary">
    {advanceNote(invoice, useTranslate())}
  </Typography>
);

const NumberCell = ({ invoice }: { invoice: InvoiceRecord }) => (
  <>
    <Link component={RouterLink} to={invoicePath(invoice.id)} onClick={stopPropagation}>
      {invoice.invoiceNumber}
    </Link>
    <Under text={invoice.poNumber} />
    <AdvanceNote invoice={invoice} />
  </>
);

const OrderCell = ({ invoice: { order } }: { invoice: InvoiceRecord }) =>
  order && (
    <Link component={RouterLink} to={invoiceOrderPath(order._id)} onClick={stopPropagation} noWrap>
      {order.orderNumber}
    </Link>
  );

export const columns = columnsOf<InvoiceRecord>('invoices', [
  { field: 'createdAt', kind: 'day', sort: true, sx: oneLine, in: ['table'] },
  {
    field: 'invoiceNumber',
    sort: true,
    sx: oneLine,
    cell: (invoice) => <NumberCell invoice={invoice} />,
    in: ['table', 'title'],
  },
  ...salesColumns<InvoiceRecord>(({ voidedAt, invoiceNumber, supplyDate, taxDate }) => ({
    document: voidedAt === null ? 'invoice' : 'void invoice',
    number: invoiceNumber,
    suppliedOn: supplyDate,
    taxDay: taxDate,
  })),
  {
    field: 'eInvoiceSentAt',
    kind: 'day',
    label: 'resources.vat-return.fields.eInvoiceSentAt',
    in: ['export', 'lines'],
  },
  {
    field: 'title',
    value: ({ title }, translate) => translate(`resources.invoices.title.${title}`),
    in: ['export', 'lines'],
  },
  { field: 'kind', value: kindOf, in: ['export', 'lines'] },
  { field: 'advance_note', value: advanceNote, in: ['line'] },
  { field: 'for', value: ({ createdAt, user }) => `${formatDay(createdAt)} · ${user.name}`, in: ['line'] },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'lines'] },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email, in: ['export', 'lines'] },
  buyerEmirate<InvoiceRecord>(),
  { field: 'order', value: ({ order }) => order?.orderNumber, in: ['export', 'lines'] },
  { field: 'amountDue', kind: 'amount', sort: true, in: ['table', 'amount'] },
  { field: 'amountPaid', kind: 'amount', in: ['table', 'labelled'] },
  {
    field: 'payments',
    value: ({ payments }, translate) => payments.map((payment) => paymentText(payment, translate)),
    cell: (invoice) => <Payments invoice={invoice} />,
    // Its long texts wrap, so that the due date is beside the actions, and not below them.
    sx: { maxWidth: 130 },
    in: ['table', 'line'],
  },
  {
    field: 'status',
    value: ({ status }, translate) => translate(`resources.invoices.status.${status}`),
    cell: (invoice) => <InvoiceBadges invoice={invoice} />,
    in: ['table', 'export', 'lines', 'badge'],
  },
  {
    field: 'dueDate',
    kind: 'day',
    sort: true,
    cell: (invoice) => <DueDate invoice={invoice} />,
    in: ['table', 'export', 'lines', 'labelled'],
  },
  {
    field: 'order.orderNumber',
    value: ({ order }) => order?.orderNumber,
    cell: (invoice) => <OrderCell invoice={invoice} />,
    in: ['table'],
  },
  companyColumn,
  ...purchaseColumns,
  ...chargeColumns(exportedAmounts),
  {
    field: 'gross',
    label: 'shop.line.gross',
    kind: 'amount',
    value: (invoice) => exportedAmounts(invoice).gross,
    in: ['export'],
  },
  ...EXPORTED_AMOUNTS.map((field) => ({
    ...({ field, kind: 'amount', sort: field === 'remainingDue', in: ['export'] } as const),
    value: (invoice: InvoiceRecord) => exportedAmounts(invoice)[field],
  })),
]);

const rowActions = () => <InvoiceActions />;
const billedOf = (invoice: InvoiceRecord) => invoice;

const InvoiceList = () => (
  <ResourceList<InvoiceRecord>
    columns={columns}
    rowActions={rowActions}
    billedOf={billedOf}
    itemsOf={exportedItems}
    filters={filters}
    statuses={statuses}
    totals
  />
);

export default InvoiceList;
