import { PAYMENT_STATUSES, paymentStatusTones } from '@shop/contract/statuses';
import { BulkExportButton, DataTable, SelectInput, useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../format';
import { editPath, openEdit } from '../paths';
import type { PaymentRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { exportCsv } from '../ui/exportCsv';
import { EllipsisText } from '../ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { EditLink, RowActions } from '../ui/RowActions';
import { StatusBadge } from '../ui/StatusBadge';
import { methodChoices } from './PaymentInputs';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methodChoices} />,
];
const sortable = ['paymentDate', 'amount', 'status'];
const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

const exportPayments = exportCsv<PaymentRecord>('payments', (payment) => ({
  paymentDate: payment.paymentDate,
  user: payment.user.name,
  email: payment.user.email,
  invoice: payment.invoice.invoiceNumber,
  amount: payment.amount,
  method: payment.paymentMethod,
  paidTo: payment.paidTo,
  status: payment.status,
  note: payment.note,
}));

const statusOf = ({ status }: PaymentRecord) => (
  <StatusBadge of="payments" status={status} tones={paymentStatusTones} />
);

const actionsOf = (payment: PaymentRecord) => (
  <>
    <EditLink />
    <DeleteRecordButton allowed={payment.allowedActions.includes('delete')} />
  </>
);

const Method = ({ payment }: { payment: PaymentRecord }) =>
  useTranslate()(`resources.payments.method.${payment.paymentMethod}`);

const Column = DataTable.Col<PaymentRecord>;

const table = (
  <DataTable<PaymentRecord> rowClick={openEdit} bulkActionButtons={<BulkExportButton />}>
    <Column source="paymentDate" render={(payment) => formatDay(payment.paymentDate)} />
    <Column source="user.name" disableSort />
    <Column source="invoice.invoiceNumber" disableSort />
    <Column align="right" source="amount" render={(payment) => formatAed(payment.amount)} />
    <Column source="paymentMethod" disableSort render={(payment) => <Method payment={payment} />} />
    <Column source="paidTo" disableSort />
    <Column source="status" render={statusOf} />
    <Column source="note" disableSort render={(payment) => <EllipsisText text={payment.note} />} />
    <Column
      label="shop.action.actions"
      align="right"
      render={(payment) => <RowActions>{actionsOf(payment)}</RowActions>}
    />
  </DataTable>
);

const Card = ({ record: payment }: { record: PaymentRecord }) => {
  const translate = useTranslate();
  const method = translate(`resources.payments.method.${payment.paymentMethod}`);
  return (
    <CardLayout
      title={payment.user.name}
      to={editPath('payments', payment.id)}
      badge={statusOf(payment)}
      amount={translate('shop.total.amount', { amount: formatAed(payment.amount) })}
      lines={[
        `${formatDay(payment.paymentDate)} · ${payment.invoice.invoiceNumber}`,
        [method, payment.paidTo].filter(Boolean).join(' · '),
        payment.note,
      ]}
      actions={actionsOf(payment)}
    />
  );
};

const PaymentList = () => (
  <ResourceList<PaymentRecord>
    filters={filters}
    sort={newestFirst}
    sortable={sortable}
    exporter={exportPayments}
    statuses={PAYMENT_STATUSES}
    table={table}
    card={Card}
  />
);

export default PaymentList;
