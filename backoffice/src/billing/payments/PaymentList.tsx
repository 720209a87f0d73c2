import { PAYMENT_STATUSES, paymentStatusTones } from '@shop/contract/statuses';
import { toAed, toFils } from '@shop/contract/money';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { ForRole } from '../../people/auth/ForRole';
import { methodText } from '../../kit/documents/payments';
import { formatAed, formatDay } from '../../kit/format';
import { editPath, openEdit } from '../../paths';
import type { PaymentRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';
import { EditLink, RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { methodChoices } from './PaymentInputs';
import { ReceiptButton } from './ReceiptButton';
import { RefundPaymentButton } from './RefundPaymentButton';
import { ReversePaymentButton } from './ReversePaymentButton';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methodChoices} />,
];
const sortable = ['paymentDate', 'amount', 'status'];
const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

const refundedOf = ({ amount, net }: PaymentRecord): number => toAed(toFils(amount) - toFils(net));

const exportPayments: ListExport<PaymentRecord> = {
  name: 'payments',
  records: sheetOf([
    { label: 'resources.payments.fields.paymentDate', kind: 'day', value: ({ paymentDate }) => paymentDate },
    { label: 'resources.payments.fields.user.name', value: ({ user }) => user.name },
    { label: 'resources.users.fields.email', value: ({ user }) => user.email },
    { label: 'resources.payments.fields.invoice', value: ({ invoice }) => invoice.invoiceNumber },
    { label: 'resources.payments.fields.amount', kind: 'amount', value: ({ amount }) => amount },
    {
      label: 'resources.payments.fields.paymentMethod',
      value: ({ paymentMethod }, translate) => translate(`resources.payments.method.${paymentMethod}`),
    },
    { label: 'resources.payments.fields.chequeNumber', value: ({ chequeNumber }) => chequeNumber },
    { label: 'resources.payments.fields.refunded', kind: 'amount', value: refundedOf },
    { label: 'resources.payments.fields.chequeDate', kind: 'day', value: ({ chequeDate }) => chequeDate },
    { label: 'resources.payments.fields.receipt', value: ({ receipt }) => receipt?.receiptNumber },
    { label: 'resources.payments.fields.paidTo', value: ({ paidTo }) => paidTo },
    {
      label: 'resources.payments.fields.status',
      value: ({ status }, translate) => translate(`resources.payments.status.${status}`),
    },
    { label: 'resources.payments.fields.note', value: ({ note }) => note },
  ]),
};

const statusOf = ({ status }: PaymentRecord) => (
  <StatusBadge of="payments" status={status} tones={paymentStatusTones} />
);

const actions = (
  <>
    <EditLink />
    <ReceiptButton />
    <ForRole action="payments.refund">
      <RefundPaymentButton />
      <ReversePaymentButton />
    </ForRole>
  </>
);

const Method = ({ payment }: { payment: PaymentRecord }) => methodText(payment, useTranslate());

const Column = DataTable.Col<PaymentRecord>;

const table = (
  <DataTable<PaymentRecord> rowClick={openEdit} bulkActionButtons={<BulkExport of={exportPayments} />}>
    <Column source="paymentDate" render={(payment) => formatDay(payment.paymentDate)} />
    <Column source="user.name" disableSort />
    <Column source="invoice.invoiceNumber" disableSort />
    <Column align="right" source="amount" render={(payment) => formatAed(payment.amount)} />
    <Column source="paymentMethod" disableSort render={(payment) => <Method payment={payment} />} />
    <Column source="paidTo" disableSort />
    <Column source="status" render={statusOf} />
    <Column source="note" disableSort render={(payment) => <EllipsisText text={payment.note} />} />
    <Column label="shop.action.actions" align="right" render={() => <RowActions>{actions}</RowActions>} />
  </DataTable>
);

const Card = ({ record: payment }: { record: PaymentRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={payment.user.name}
      to={editPath('payments', payment.id)}
      badge={statusOf(payment)}
      amount={translate('shop.total.amount', { amount: formatAed(payment.amount) })}
      lines={[
        `${formatDay(payment.paymentDate)} · ${payment.invoice.invoiceNumber}`,
        [methodText(payment, translate), payment.paidTo].filter(Boolean).join(' · '),
        payment.note,
      ]}
      actions={actions}
    />
  );
};

const PaymentList = () => (
  <ResourceList<PaymentRecord>
    filters={filters}
    sort={newestFirst}
    sortable={sortable}
    exports={exportPayments}
    statuses={PAYMENT_STATUSES}
    table={table}
    card={Card}
    totals
  />
);

export default PaymentList;
