import { AutocompleteInput, CreateButton, DataTable, ReferenceInput, SelectInput, useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';
import { receiptPath } from '../../paths';
import { methodChoices } from '../payments/PaymentInputs';
import type { ReceiptRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { asSearch } from '../../kit/ui/inputs';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { ReceiptPdfButton } from './ReceiptActions';
import { receiptMethod } from './receiptMethod';

const filters = [
  searchFilter,
  <ReferenceInput
    key="company"
    source="company"
    reference="companies"
    label="resources.receipts.filter.company"
    sort={{ field: 'legalName', order: 'ASC' }}
  >
    <AutocompleteInput
      label="resources.receipts.filter.company"
      optionText="legalName"
      filterToQuery={asSearch}
      sx={{ minWidth: 220 }}
    />
  </ReferenceInput>,
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <MoneyInput key="rest" source="unallocated_gte" label="resources.receipts.filter.with_rest" sx={{ width: 190 }} />,
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methodChoices} />,
];
const sortable = ['paymentDate', 'receiptNumber', 'amount', 'unallocated'];
const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

const statusName = ({ reversal }: ReceiptRecord) => (reversal === null ? 'Received' : 'Reversed');

const exportReceipts: ListExport<ReceiptRecord> = {
  name: 'receipts',
  records: sheetOf([
    { label: 'resources.receipts.fields.receiptNumber', value: ({ receiptNumber }) => receiptNumber },
    { label: 'resources.receipts.fields.paymentDate', kind: 'day', value: ({ paymentDate }) => paymentDate },
    { label: 'resources.receipts.fields.payer', value: ({ payer }) => payer },
    { label: 'resources.receipts.fields.amount', kind: 'amount', value: ({ amount }) => amount },
    { label: 'resources.receipts.fields.allocated', kind: 'amount', value: ({ allocated }) => allocated },
    { label: 'resources.receipts.fields.unallocated', kind: 'amount', value: ({ unallocated }) => unallocated },
    {
      label: 'resources.receipts.fields.paymentMethod',
      value: ({ paymentMethod }, translate) => translate(`resources.payments.method.${paymentMethod}`),
    },
    { label: 'resources.receipts.fields.chequeNumber', value: ({ chequeNumber }) => chequeNumber },
    { label: 'resources.receipts.fields.chequeDate', kind: 'day', value: ({ chequeDate }) => chequeDate },
    { label: 'resources.receipts.fields.reference', value: ({ reference }) => reference },
    {
      label: 'resources.receipts.fields.allocations',
      value: ({ allocations }) => allocations.map(({ invoiceNumber }) => invoiceNumber).join(', '),
    },
    {
      label: 'resources.receipts.fields.status',
      value: (receipt, translate) => translate(`resources.receipts.status.${statusName(receipt)}`),
    },
    { label: 'resources.receipts.fields.note', value: ({ note }) => note },
  ]),
};

const TONES = { Received: 'green', Reversed: 'neutral' } as const;

export const ReceiptStatus = ({ receipt }: { receipt: ReceiptRecord }) => (
  <StatusBadge of="receipts" status={statusName(receipt)} tones={TONES} />
);

const Method = ({ receipt }: { receipt: ReceiptRecord }) => receiptMethod(receipt, useTranslate());

const Column = DataTable.Col<ReceiptRecord>;
const openShow = (id: string | number) => receiptPath(id);
const actions = (
  <RowActions>
    <ReceiptPdfButton />
  </RowActions>
);

const table = (
  <DataTable<ReceiptRecord> rowClick={openShow} bulkActionButtons={<BulkExport of={exportReceipts} />}>
    <Column source="receiptNumber" sx={{ whiteSpace: 'nowrap' }} />
    <Column source="paymentDate" render={({ paymentDate }) => formatDay(paymentDate)} />
    <Column source="payer" disableSort />
    <Column align="right" source="amount" render={({ amount }) => formatAed(amount)} />
    <Column align="right" source="unallocated" render={({ unallocated }) => formatAed(unallocated)} />
    <Column source="paymentMethod" disableSort render={(receipt) => <Method receipt={receipt} />} />
    <Column source="status" disableSort render={(receipt) => <ReceiptStatus receipt={receipt} />} />
    <Column label="shop.action.actions" align="right" render={() => actions} />
  </DataTable>
);

const Card = ({ record: receipt }: { record: ReceiptRecord }) => {
  const translate = useTranslate();
  const left = translate('resources.receipts.form.left', { amount: formatAed(receipt.unallocated) });
  return (
    <CardLayout
      title={receipt.payer}
      to={receiptPath(receipt.id)}
      badge={<ReceiptStatus receipt={receipt} />}
      amount={translate('shop.total.amount', { amount: formatAed(receipt.amount) })}
      lines={[
        `${formatDay(receipt.paymentDate)} · ${receipt.receiptNumber}`,
        receiptMethod(receipt, translate),
        receipt.unallocated > 0 ? left : '',
      ]}
      actions={actions}
    />
  );
};

const toolbar = (
  <ListToolbar exports={exportReceipts} sortable={sortable}>
    <CreateButton label="resources.receipts.record" />
  </ListToolbar>
);

const ReceiptList = () => (
  <ResourceList<ReceiptRecord>
    actions={toolbar}
    filters={filters}
    sort={newestFirst}
    sortable={sortable}
    exports={exportReceipts}
    table={table}
    card={Card}
    totals
  />
);

export default ReceiptList;
