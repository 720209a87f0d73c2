import { CREDIT_REASONS } from '@shop/contract/credit';
import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { formatAed, formatDay } from '../../kit/format';
import { creditNotePath } from '../../paths';
import type { CreditNoteRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';
import { RowActions } from '../../kit/ui/RowActions';

const reasonKey = (reason: string) => `resources.credit-notes.reason.${reason.replaceAll('.', '_')}`;

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...amountFilters('total'),
  <SelectInput
    key="reason"
    source="reason"
    label="resources.credit-notes.fields.reason"
    choices={CREDIT_REASONS.map((reason) => ({ id: reason, name: reasonKey(reason) }))}
  />,
];
const sortable = ['createdAt', 'creditNoteNumber', 'total'];

const exportNotes: ListExport<CreditNoteRecord> = {
  name: 'credit-notes',
  records: sheetOf([
    { label: 'resources.credit-notes.fields.createdAt', kind: 'day', value: ({ createdAt }) => createdAt },
    { label: 'resources.credit-notes.fields.creditNoteNumber', value: ({ creditNoteNumber }) => creditNoteNumber },
    { label: 'resources.credit-notes.fields.invoice', value: ({ invoice }) => invoice.invoiceNumber },
    { label: 'resources.credit-notes.fields.user', value: ({ buyer }) => buyer.company?.legalName ?? buyer.name },
    { label: 'resources.companies.fields.trn', value: ({ buyer }) => buyer.company?.trn ?? '' },
    { label: 'resources.credit-notes.fields.reason', value: ({ reason }, translate) => translate(reasonKey(reason)) },
    { label: 'resources.credit-notes.fields.words', value: ({ words }) => words },
    { label: 'resources.credit-notes.total.net', kind: 'amount', value: ({ tax, total }) => tax?.net ?? total },
    { label: 'resources.credit-notes.total.vat', kind: 'amount', value: ({ tax }) => tax?.vat ?? 0 },
    { label: 'resources.credit-notes.fields.total', kind: 'amount', value: ({ total }) => total },
  ]),
};

export const CreditNotePdf = () => {
  const note = useRecordContext<CreditNoteRecord>();
  const label = useTranslate()('shop.action.pdf');
  return note ? <PdfButton label={label} open={openPdf('credit-notes', note.id)} /> : null;
};

const Reason = ({ note }: { note: CreditNoteRecord }) => useTranslate()(reasonKey(note.reason));

const Column = DataTable.Col<CreditNoteRecord>;

const table = (
  <DataTable<CreditNoteRecord> rowClick={creditNotePath} bulkActionButtons={<BulkExport of={exportNotes} />}>
    <Column source="createdAt" render={({ createdAt }) => formatDay(createdAt)} />
    <Column source="creditNoteNumber" />
    <Column source="invoice" disableSort render={({ invoice }) => invoice.invoiceNumber} />
    <Column source="user" disableSort render={({ user }) => user.name} />
    <Column source="reason" disableSort render={(note) => <Reason note={note} />} />
    <Column source="words" disableSort render={({ words }) => <EllipsisText text={words} />} />
    <Column align="right" source="total" render={({ total }) => formatAed(total)} />
    <Column
      label="shop.action.actions"
      align="right"
      render={() => (
        <RowActions>
          <CreditNotePdf />
        </RowActions>
      )}
    />
  </DataTable>
);

const Card = ({ record: note }: { record: CreditNoteRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={note.creditNoteNumber}
      to={creditNotePath(note.id)}
      amount={translate('shop.total.amount', { amount: formatAed(note.total) })}
      lines={[`${formatDay(note.createdAt)} · ${note.invoice.invoiceNumber}`, note.user.name, note.words]}
      actions={<CreditNotePdf />}
    />
  );
};

const CreditNoteList = () => (
  <ResourceList<CreditNoteRecord>
    filters={filters}
    sortable={sortable}
    exports={exportNotes}
    table={table}
    card={Card}
    totals
  />
);

export default CreditNoteList;
