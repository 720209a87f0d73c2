import type { VatDocumentResponse, VatLineResponse, VatReturnResponse } from '@shop/contract/api';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';

type Row = VatDocumentResponse['rows'][number];

/** The part of a document in one category; its row is null if it was issued without VAT. */
export interface ReportedRow {
  readonly document: VatDocumentResponse;
  readonly box: Row['box'];
  readonly row: Row | null;
}

/** Every row of every document, without documents that have no VAT. */
export const rowsOf = (documents: readonly VatDocumentResponse[]): ReportedRow[] =>
  documents.flatMap((document) => document.rows.map((row) => ({ document, box: row.box, row })));

/** The content of a line: the product, or the name of the charge. */
const itemOf = ({ part, productName }: VatLineResponse, translate: (key: string) => string): string =>
  part === 'line' ? productName : translate(`resources.vat-return.part.${part}`);

/** The lines of the figures, for a spreadsheet. */
export const exportOf = ({ from, to }: Pick<VatReturnResponse, 'from' | 'to'>): ListExport<VatLineResponse> => ({
  name: `vat-${from}-${to}`,
  records: sheetOf([
    { label: 'resources.vat-return.fields.box', value: ({ box }) => box ?? '' },
    { label: 'resources.vat-return.fields.number', value: ({ number }) => number },
    { label: 'resources.vat-return.fields.buyer', value: ({ buyer }) => buyer },
    { label: 'resources.vat-return.fields.buyerTrn', value: ({ buyerTrn }) => buyerTrn },
    { label: 'resources.vat-return.fields.issuedAt', kind: 'day', value: ({ issuedAt }) => issuedAt },
    { label: 'resources.vat-return.fields.taxDate', kind: 'day', value: ({ taxDate }) => taxDate },
    { label: 'resources.vat-return.fields.item', value: itemOf },
    { label: 'resources.vat-return.fields.sku', value: ({ sku }) => sku },
    { label: 'resources.vat-return.fields.qty', kind: 'number', value: ({ qty }) => qty ?? '' },
    {
      label: 'resources.vat-return.fields.category',
      value: ({ category }, translate) => category && translate(`resources.products.tax_category.${category}`),
    },
    { label: 'resources.vat-return.fields.rate', kind: 'number', value: ({ rate }) => rate ?? '' },
    { label: 'resources.vat-return.fields.net', kind: 'amount', value: ({ net }) => net },
    { label: 'resources.vat-return.fields.vat', kind: 'amount', value: ({ vat }) => vat },
    { label: 'resources.vat-return.fields.gross', kind: 'amount', value: ({ gross }) => gross },
    { label: 'resources.vat-return.fields.adjustment', kind: 'amount', value: ({ adjustment }) => adjustment },
  ]),
});
