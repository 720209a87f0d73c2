import { MONEY_STATES, moneyStateTones } from '@shop/contract/statuses';
import { toAed, toFils } from '@shop/contract/money';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { methodText } from '../../kit/documents/payments';
import { accountColumns } from '../../kit/documents/documentColumns';
import { formatDay } from '../../kit/format';
import type { PaymentRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { EllipsisText, takesRoom } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { methodChoices } from './PaymentInputs';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { openReceipt } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { RefundPaymentButton } from './RefundPaymentButton';
import { ReversePaymentButton } from './ReversePaymentButton';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methodChoices} />,
];
/** Opens the receipt of the payment in context. */
const ReceiptButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const label = useTranslate()('resources.payments.receipt');
  return payment ? <PdfButton label={label} icon={ReceiptLongOutlined} open={openReceipt(payment._id)} /> : null;
};

const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

/** Net, refunded and reversed amounts add up to the amount. */
const refundedOf = ({ amount, net, refunds, reversal }: PaymentRecord): number => {
  if (!reversal) return toAed(toFils(amount) - toFils(net));
  const paidBack = refunds.filter(({ appliedTo }) => appliedTo === '');
  return toAed(paidBack.reduce((sum, refund) => sum + toFils(refund.amount), 0));
};
const reversedOf = (payment: PaymentRecord): number =>
  payment.reversal ? toAed(toFils(payment.amount) - toFils(refundedOf(payment))) : 0;

export const columns = columnsOf<PaymentRecord>('payments', [
  { field: 'paymentDate', kind: 'day', sort: true },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'title'] },
  {
    field: 'of',
    value: ({ paymentDate, invoice }) => `${formatDay(paymentDate)} · ${invoice.invoiceNumber}`,
    in: ['line'],
  },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email, in: ['export'] },
  ...accountColumns<PaymentRecord>(['export']),
  { field: 'invoice.invoiceNumber', value: ({ invoice }) => invoice.invoiceNumber },
  { field: 'amount', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
  { field: 'paymentMethod', value: methodText, in: ['table'] },
  {
    field: 'paymentMethod',
    value: ({ paymentMethod }, translate) => translate(`resources.payments.method.${paymentMethod}`),
    in: ['export'],
  },
  {
    field: 'paidBy',
    value: (payment, translate) => [methodText(payment, translate), payment.paidTo].filter(Boolean).join(' · '),
    in: ['line'],
  },
  { field: 'chequeNumber', in: ['export'] },
  { field: 'refunded', kind: 'amount', value: refundedOf, in: ['export'] },
  { field: 'reversed', kind: 'amount', value: reversedOf, in: ['export'] },
  { field: 'net', kind: 'amount', in: ['export'] },
  { field: 'chequeDate', kind: 'day', in: ['export'] },
  { field: 'receipt', value: ({ receipt }) => receipt?.receiptNumber, in: ['export'] },
  { field: 'paidTo' },
  {
    field: 'status',
    sort: true,
    value: ({ state }, translate) => translate(`resources.payments.status.${state}`),
    cell: ({ state }) => <StatusBadge of="payments" status={state} tones={moneyStateTones} />,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'note',
    cell: ({ note }) => <EllipsisText text={note} width="none" lines={2} />,
    sx: takesRoom,
    in: ['table', 'export', 'line'],
  },
]);

const rowActions = () => (
  <>
    <EditLink />
    <ReceiptButton />
    <ForRole action="payments.refund">
      <RefundPaymentButton />
      <ReversePaymentButton />
    </ForRole>
  </>
);

const PaymentList = () => (
  <ResourceList<PaymentRecord>
    columns={columns}
    rowActions={rowActions}
    filters={filters}
    sort={newestFirst}
    statuses={MONEY_STATES}
    totals
  />
);

export default PaymentList;
