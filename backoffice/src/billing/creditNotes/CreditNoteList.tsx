import { CREDIT_REASONS } from '@shop/contract/credit';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { buyerEmirate, salesColumns } from '../../kit/documents/documentColumns';
import { creditedItems } from '../../kit/documents/exportLines';
import { formatDay } from '../../kit/format';
import type { CreditNoteRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { EllipsisText, takesRoom } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';

export const reasonKey = (reason: string) => `resources.credit-notes.reason.${reason.replaceAll('.', '_')}`;

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

export const CreditNotePdf = () => {
  const note = useRecordContext<CreditNoteRecord>();
  const label = useTranslate()('shop.action.pdf');
  return note ? <PdfButton label={label} open={openPdf('credit-notes', note.id)} /> : null;
};

export const columns = columnsOf<CreditNoteRecord>('credit-notes', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table'] },
  {
    field: 'of',
    value: ({ createdAt, invoice }) => `${formatDay(createdAt)} · ${invoice.invoiceNumber}`,
    in: ['line'],
  },
  { field: 'creditNoteNumber', sort: true, in: ['table', 'title'] },
  ...salesColumns<CreditNoteRecord>(({ creditNoteNumber, createdAt }) => ({
    document: 'credit note',
    number: creditNoteNumber,
    suppliedOn: null,
    taxDay: createdAt,
  })),
  { field: 'invoice', value: ({ invoice }) => invoice.invoiceNumber, in: ['table', 'export', 'lines'] },
  { field: 'user', value: ({ user }) => user.name, in: ['table', 'line'] },
  buyerEmirate<CreditNoteRecord>(),
  { field: 'reason', value: ({ reason }, translate) => translate(reasonKey(reason)) },
  {
    field: 'words',
    cell: ({ words }) => <EllipsisText text={words} width="none" lines={2} />,
    sx: takesRoom,
    in: ['table', 'export', 'line'],
  },
  {
    field: 'net',
    label: 'resources.credit-notes.total.net',
    kind: 'amount',
    value: ({ tax, total }) => tax?.net ?? total,
    in: ['export'],
  },
  {
    field: 'vat',
    label: 'resources.credit-notes.total.vat',
    kind: 'amount',
    value: ({ tax }) => tax?.vat ?? 0,
    in: ['export'],
  },
  { field: 'total', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
]);

const rowActions = () => <CreditNotePdf />;

const CreditNoteList = () => (
  <ResourceList<CreditNoteRecord>
    columns={columns}
    rowActions={rowActions}
    itemsOf={creditedItems}
    filters={filters}
    totals
  />
);

export default CreditNoteList;
