import { formatDay, isPastDay } from '../dubaiDay';
import type { Badge, CardText, Outline, Translate } from '../firstRows/outline';
import { formatAed } from '../money/fils';
import { invoicePath } from '../paths';
import type { InvoiceRecord } from '../records';
import { invoiceStatusColor, invoiceStatuses, invoiceStatusLabel } from './invoiceStatus';
import { paymentLine } from './paymentLine';

const badge = ({ status }: InvoiceRecord): Badge => ({
  color: invoiceStatusColor[status],
  label: invoiceStatusLabel[status],
});

const paymentsText = ({ payments }: InvoiceRecord, translate: Translate): string =>
  payments.length === 0
    ? translate('resources.invoices.no_payments')
    : payments.map((payment) => paymentLine(payment, translate)).join('\n');

/** As in the list: once its day is over. */
export const isLate = ({ dueDate }: InvoiceRecord): boolean => isPastDay(dueDate, new Date());

const card = (invoice: InvoiceRecord, translate: Translate): CardText => ({
  title: invoice.invoiceNumber,
  to: invoicePath(invoice.id),
  amount: translate('shop.total.amount', { amount: formatAed(invoice.amountDue) }),
  lines: [
    `${formatDay(invoice.createdAt)} · ${invoice.user.name}`,
    `${translate('resources.invoices.fields.amountPaid')}: ${formatAed(invoice.amountPaid)}`,
    ...invoice.payments.map((payment) => paymentLine(payment, translate)),
  ],
});

export const invoiceOutline: Outline<InvoiceRecord> = {
  resource: 'invoices',
  listing: { sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  statuses: invoiceStatuses,
  columns: [
    { source: 'createdAt', text: (invoice) => formatDay(invoice.createdAt) },
    { source: 'invoiceNumber', text: (invoice) => invoice.invoiceNumber },
    { source: 'user.name', text: (invoice) => invoice.user.name },
    { source: 'amountDue', align: 'right', text: (invoice) => formatAed(invoice.amountDue) },
    { source: 'amountPaid', align: 'right', text: (invoice) => formatAed(invoice.amountPaid) },
    { source: 'payments', text: paymentsText, wraps: true },
    { source: 'status', badge },
    { source: 'dueDate', text: (invoice) => formatDay(invoice.dueDate), isLate },
    { source: 'order.orderNumber', text: (invoice) => invoice.order.orderNumber },
  ],
  badge,
  card,
};
