import type { LineResponse } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import {
  documentTax,
  DEFAULT_TAX_CATEGORY,
  type PriceBasis,
  standardRateOf,
  type TaxedCategory,
} from '@shop/contract/vat';
import { type Column, sheetOf, type ToSheet } from '../ui/exportSheet';

/** The lines of a document with what determines its VAT. */
export interface Billed {
  readonly lines: readonly LineResponse[];
  readonly deliveryCharge: number;
  readonly extraFee: number;
  readonly discount: number;
  readonly tax: { readonly basis: PriceBasis } | null;
  readonly createdAt: string;
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

/** The shares of lines and charges in the total; a document without VAT is one whose rates are 0. */
const sharesOf = ({ lines, deliveryCharge, extraFee, discount, tax, createdAt }: Billed) => {
  const taxable = lines.map((line) => ({
    qty: line.qty,
    unitPrice: toFils(line.unitPrice ?? 0),
    discount: toFils(line.discount ?? 0),
    taxCategory: line.taxCategory ?? DEFAULT_TAX_CATEGORY,
    taxRate: line.taxRate ?? 0,
  }));
  return documentTax({
    basis: tax?.basis ?? 'inclusive',
    lines: taxable,
    standardRate: tax ? standardRateOf(taxable, dubaiDay(new Date(createdAt))) : 0,
    deliveryCharge: toFils(deliveryCharge),
    extraFee: toFils(extraFee),
    discount: toFils(discount),
  });
};

const inAed = ({ net, vat, gross }: TaxedCategory) => ({ net: toAed(net), vat: toAed(vat), gross: toAed(gross) });

const CHARGES = ['deliveryCharge', 'extraFee'] as const;

/**
 * Charges are lines too, and so is the discount of the document: prices less discounts add up to its prices. Net, VAT and
 * gross of the lines are less their shares of that discount, whose own row has none; they add up to the document's.
 */
const rowsOf = <R>(document: R, billed: Billed): Row<R>[] => {
  const isPriced = billed.lines.every(({ unitPrice }) => unitPrice !== null);
  if (!isPriced) return billed.lines.map((line) => ({ document, line }));
  const shares = sharesOf(billed);
  const lines = billed.lines.map((line, index) => {
    const share = shares.lines[index];
    return { document, line: { ...line, ...(share && inAed(share)) } };
  });
  const charges = CHARGES.filter((name) => billed[name] > 0).map((name) => {
    const { category, rate } = shares[name];
    const taxed = { taxCategory: category, taxRate: billed.tax && rate, ...inAed(shares[name]) };
    const line = { qty: 1, unitPrice: billed[name], qtyPrice: billed[name], ...taxed };
    return { document, line, charge: `resources.quotes.fields.${name}` };
  });
  const discount = { document, line: { discount: billed.discount }, charge: 'resources.quotes.fields.discount' };
  return [...lines, ...charges, ...(billed.discount > 0 ? [discount] : [])];
};

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
