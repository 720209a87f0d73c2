import type { VatDocumentResponse, VatReturnResponse } from '../types';
import { type ListExport, sheetOf } from '../ui/exportSheet';

type Row = VatDocumentResponse['rows'][number];

/** A document's part in one category; its row is null where it was issued without VAT. */
export interface ReportedRow {
  readonly document: VatDocumentResponse;
  readonly box: Row['box'];
  readonly row: Row | null;
}

/** Every row of every document; documents without VAT are left out. */
export const rowsOf = (documents: readonly VatDocumentResponse[]): ReportedRow[] =>
  documents.flatMap((document) => document.rows.map((row) => ({ document, box: row.box, row })));

/** The lines behind the figures, for a spreadsheet. */
export const exportOf = ({ from, to }: Pick<VatReturnResponse, 'from' | 'to'>): ListExport<ReportedRow> => ({
  name: `vat-${from}-${to}`,
  records: sheetOf([
    { label: 'resources.vat-return.fields.box', value: ({ box }) => box ?? '' },
    { label: 'resources.vat-return.fields.number', value: ({ document }) => document.number },
    { label: 'resources.vat-return.fields.buyer', value: ({ document }) => document.buyer },
    { label: 'resources.vat-return.fields.issuedAt', kind: 'day', value: ({ document }) => document.issuedAt },
    { label: 'resources.vat-return.fields.taxDate', kind: 'day', value: ({ document }) => document.taxDate },
    { label: 'resources.vat-return.fields.isLate', value: ({ document }) => document.isLate },
    { label: 'resources.vat-return.fields.category', value: ({ row }) => row?.category ?? '' },
    { label: 'resources.vat-return.fields.rate', kind: 'number', value: ({ row }) => row?.rate ?? '' },
    { label: 'resources.vat-return.fields.net', kind: 'amount', value: ({ row }) => row?.net ?? '' },
    { label: 'resources.vat-return.fields.vat', kind: 'amount', value: ({ row }) => row?.vat ?? '' },
  ]),
});
