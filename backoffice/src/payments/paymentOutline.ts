import { formatDay } from '../dubaiDay';
import type { Badge, CardText, Outline, Translate } from '../firstRows/outline';
import { formatAed } from '../money/fils';
import { editPath } from '../paths';
import type { PaymentRecord } from '../records';
import { paymentMethodLabel, paymentStatusColor, paymentStatuses, paymentStatusLabel } from './paymentTerms';

const badge = ({ status }: PaymentRecord): Badge => ({
  color: paymentStatusColor[status],
  label: paymentStatusLabel[status],
});

export const methodText = ({ paymentMethod }: PaymentRecord, translate: Translate): string =>
  translate(paymentMethodLabel[paymentMethod]);

const card = (payment: PaymentRecord, translate: Translate): CardText => ({
  title: payment.user.name,
  to: editPath('payments', payment.id),
  amount: translate('shop.total.amount', { amount: formatAed(payment.amount) }),
  lines: [
    `${formatDay(payment.paymentDate)} · ${payment.invoice.invoiceNumber}`,
    [methodText(payment, translate), payment.paidTo].filter(Boolean).join(' · '),
    payment.note,
  ],
});

export const paymentOutline: Outline<PaymentRecord> = {
  resource: 'payments',
  listing: { sort: { field: 'paymentDate', order: 'DESC' }, perPage: 25 },
  statuses: paymentStatuses,
  columns: [
    { source: 'paymentDate', text: (payment) => formatDay(payment.paymentDate) },
    { source: 'user.name', text: (payment) => payment.user.name },
    { source: 'invoice.invoiceNumber', text: (payment) => payment.invoice.invoiceNumber },
    { source: 'amount', align: 'right', text: (payment) => formatAed(payment.amount) },
    { source: 'paymentMethod', text: methodText },
    { source: 'paidTo', text: (payment) => payment.paidTo ?? '' },
    { source: 'status', badge },
    { source: 'note', text: (payment) => payment.note ?? '' },
  ],
  badge,
  card,
};
