import type { LineResponse } from '@shop/contract/api';
import { type Column, sheetOf, type ToSheet } from '../ui/exportSheet';

/** The lines of a document. */
export interface Billed {
  readonly lines: readonly LineResponse[];
  readonly deliveryCharge: number;
  readonly extraFee: number;
  readonly discount: number;
}

type Line = Partial<LineResponse>;
interface Row<R> {
  readonly document: R;
  readonly line: Line;
  /** Translation key of a charge's name; a line has its product's name. */
  readonly charge?: string;
}

const LINE_COLUMNS: readonly Column<Row<unknown>>[] = [
  {
    label: 'shop.line.product',
    value: ({ line, charge }, translate) => (charge ? translate(charge) : line.productName),
  },
  { label: 'resources.products.fields.sku', value: ({ line }) => line.sku },
  { label: 'shop.line.code', value: ({ line }) => line.code },
  { label: 'shop.line.size', value: ({ line }) => line.size },
  { label: 'shop.line.qty', kind: 'number', value: ({ line }) => line.qty },
  { label: 'resources.products.fields.unit', value: ({ line }) => line.unit },
  { label: 'shop.line.unit_price', kind: 'amount', value: ({ line }) => line.unitPrice },
  { label: 'shop.line.price', kind: 'amount', value: ({ line }) => line.qtyPrice },
  { label: 'shop.line.discount', kind: 'amount', value: ({ line }) => line.discount },
  { label: 'shop.line.tax', value: ({ line }) => line.taxCategory },
  { label: 'shop.line.rate', kind: 'number', value: ({ line }) => line.taxRate },
  { label: 'shop.line.net', kind: 'amount', value: ({ line }) => line.net },
  { label: 'shop.line.vat', kind: 'amount', value: ({ line }) => line.vat },
  { label: 'shop.line.gross', kind: 'amount', value: ({ line }) => line.gross },
];

/** Charges and the discount are lines too, so that prices less discounts add up to the total of a document. */
const rowsOf = <R>(document: R, billed: Billed): Row<R>[] => [
  ...billed.lines.map((line) => ({ document, line })),
  ...(['deliveryCharge', 'extraFee', 'discount'] as const)
    .filter((name) => billed[name] > 0)
    .map((name) => ({
      document,
      line:
        name === 'discount'
          ? { discount: billed.discount }
          : { qty: 1, unitPrice: billed[name], qtyPrice: billed[name] },
      charge: `resources.quotes.fields.${name}`,
    })),
];

/** @param columns of the document, which are repeated in each of its rows */
export const linesSheet = <R>(columns: readonly Column<R>[], billedOf: (document: R) => Billed): ToSheet<R> => {
  const repeated = columns.map(({ label, kind = 'text', value }): Column<Row<R>> => ({
    label,
    kind,
    value: ({ document }, translate) => value(document, translate),
  }));
  const toSheet = sheetOf<Row<R>>([...repeated, ...LINE_COLUMNS]);
  return (documents, translate) =>
    toSheet(
      documents.flatMap((document) => rowsOf(document, billedOf(document))),
      translate,
    );
};
