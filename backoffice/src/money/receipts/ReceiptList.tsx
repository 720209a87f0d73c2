import { toAed, toFils } from '@shop/contract/money';
import { moneyStateTones } from '@shop/contract/statuses';
import { SelectInput } from 'react-admin';
import { accountColumns } from '../../kit/documents/documentColumns';
import { methodText } from '../../kit/documents/payments';
import { formatAed, formatDay } from '../../kit/format';
import { methodChoices } from '../payments/PaymentInputs';
import type { ReceiptRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import {
  amountFilters,
  customerFilter,
  dateFilters,
  recordFilter,
  searchFilter,
  yesNoFilter,
} from '../../kit/ui/listFilters';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { RowActions } from '../../kit/ui/RowActions';
import { AdvanceButton } from './AdvanceButton';
import { ReceiptPdfButton } from './ReceiptActions';

const filters = [
  searchFilter,
  recordFilter({ source: 'company', reference: 'companies', label: 'resources.receipts.filter.company' }),
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <MoneyInput key="rest" source="unallocated_gte" label="resources.receipts.filter.with_rest" sx={{ width: 190 }} />,
  yesNoFilter('waits', 'resources.receipts.filter.waits'),
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methodChoices} />,
];
const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

export const ReceiptStatus = ({ receipt }: { receipt: ReceiptRecord }) => (
  <StatusBadge of="payments" status={receipt.state} tones={moneyStateTones} />
);

export const columns = columnsOf<ReceiptRecord>('receipts', [
  {
    field: 'paidAs',
    value: ({ paymentDate, receiptNumber }) => `${formatDay(paymentDate)} · ${receiptNumber}`,
    in: ['line'],
  },
  { field: 'receiptNumber', sort: true, sx: { whiteSpace: 'nowrap' } },
  { field: 'paymentDate', kind: 'day', sort: true },
  { field: 'payer', in: ['table', 'export', 'title'] },
  ...accountColumns<ReceiptRecord>(['export']),
  { field: 'amount', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
  { field: 'allocated', kind: 'amount', in: ['export'] },
  {
    field: 'refunded',
    label: 'resources.payments.fields.refunded',
    kind: 'amount',
    value: ({ refunds }) => toAed(refunds.reduce((sum, { amount }) => sum + toFils(amount), 0)),
    in: ['export'],
  },
  {
    field: 'reversed',
    label: 'resources.payments.fields.reversed',
    kind: 'amount',
    value: ({ amount, reversal }) => (reversal ? amount : 0),
    in: ['export'],
  },
  { field: 'unallocated', kind: 'amount', sort: true },
  {
    field: 'paymentMethod',
    value: (receipt, translate) => [methodText(receipt, translate), receipt.reference].filter(Boolean).join(' · '),
    in: ['table', 'line'],
  },
  {
    field: 'paymentMethod',
    value: ({ paymentMethod }, translate) => translate(`resources.payments.method.${paymentMethod}`),
    in: ['export'],
  },
  { field: 'chequeNumber', in: ['export'] },
  { field: 'chequeDate', kind: 'day', in: ['export'] },
  { field: 'reference', in: ['export'] },
  {
    field: 'allocations',
    value: ({ allocations }) => allocations.map(({ invoiceNumber }) => invoiceNumber),
    in: ['export'],
  },
  {
    field: 'status',
    value: ({ state }, translate) => translate(`resources.payments.status.${state}`),
    cell: (receipt) => <ReceiptStatus receipt={receipt} />,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'left',
    value: ({ unallocated }, translate) =>
      unallocated > 0 ? translate('resources.receipts.form.left', { amount: formatAed(unallocated) }) : '',
    in: ['line'],
  },
  { field: 'note', in: ['export'] },
]);

const rowActions = () => (
  <RowActions>
    <AdvanceButton />
    <ReceiptPdfButton />
  </RowActions>
);

const toolbar = <ListToolbar create="resources.receipts.record" />;

const ReceiptList = () => (
  <ResourceList<ReceiptRecord>
    columns={columns}
    rowActions={rowActions}
    actions={toolbar}
    filters={filters}
    sort={newestFirst}
    totals
  />
);

export default ReceiptList;
