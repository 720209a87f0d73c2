import type { CreditNoteResponse, LineResponse } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import {
  documentTax,
  shareOut,
  DEFAULT_TAX_CATEGORY,
  type PriceBasis,
  standardRateOf,
  type TaxedCategory,
} from '@shop/contract/vat';
import { boxOf, type VatBox } from '@shop/contract/vat-return';
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
/** A line of a document, or one of its charges. */
export interface Item {
  readonly line: Line;
  /** Translation key of a charge's name, which comes before that of the line. */
  readonly charge?: string;
  readonly box?: VatBox | null;
}

interface Row<R> extends Item {
  readonly document: R;
}

const LINE_COLUMNS: readonly Column<Row<unknown>>[] = [
  {
    label: 'shop.line.product',
    value: ({ line, charge }, translate) => [charge && translate(charge), line.productName].filter(Boolean).join(' '),
  },
  { label: 'resources.products.fields.sku', value: ({ line }) => line.sku },
  { label: 'shop.line.code', value: ({ line }) => line.code },
  { label: 'shop.line.size', value: ({ line }) => line.size },
  { label: 'shop.line.qty', kind: 'number', value: ({ line }) => line.qty },
  { label: 'resources.products.fields.unit', value: ({ line }) => line.unit },
  { label: 'shop.line.unit_price', kind: 'amount', value: ({ line }) => line.unitPrice },
  { label: 'shop.line.price', kind: 'amount', value: ({ line }) => line.qtyPrice },
  { label: 'shop.line.discount', kind: 'amount', value: ({ line }) => line.discount },
  {
    label: 'shop.line.tax',
    value: ({ line: { taxCategory } }, translate) =>
      taxCategory && translate(`resources.products.tax_category.${taxCategory}`),
  },
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
const chargeKey = (name: (typeof CHARGES)[number]) => `resources.quotes.fields.${name}`;

/**
 * Charges are lines too, and so is the discount of the document: prices less discounts add up to its prices. Net, VAT and
 * gross of the lines are less their shares of that discount, whose own row has none; they add up to the document's.
 */
export const billedItems = (billed: Billed): Item[] => {
  const isPriced = billed.lines.every(({ unitPrice }) => unitPrice !== null);
  if (!isPriced) return billed.lines.map((line) => ({ line }));
  const shares = sharesOf(billed);
  const lines = billed.lines.map((line, index) => {
    const share = shares.lines[index];
    return { line: { ...line, ...(share && inAed(share)) } };
  });
  const charges = CHARGES.filter((name) => billed[name] > 0).map((name) => {
    const { category, rate } = shares[name];
    const taxed = { taxCategory: category, taxRate: billed.tax && rate, ...inAed(shares[name]) };
    const line = { qty: 1, unitPrice: billed[name], qtyPrice: billed[name], ...taxed };
    return { line, charge: chargeKey(name) };
  });
  const discount = { line: { discount: billed.discount }, charge: 'resources.quotes.fields.discount' };
  return [...lines, ...charges, ...(billed.discount > 0 ? [discount] : [])];
};

/** The items with their boxes of the VAT return. */
export const withBoxes = ({ seller }: Pick<CreditNoteResponse, 'seller'>, items: readonly Item[]): Item[] =>
  items.map((item) => {
    const { taxCategory } = item.line;
    return { ...item, box: taxCategory ? boxOf(taxCategory, seller.address.emirate) : null };
  });

/** The credited amounts of a note; its charges, which are of one rate, share the rest of its VAT. */
export const creditedItems = ({ lines, deliveryCharge, extraFee, tax, seller }: CreditNoteResponse): Item[] => {
  const sum = (amounts: readonly (number | null)[]) => amounts.reduce((all: number, one) => all + toFils(one ?? 0), 0);
  const charges = { deliveryCharge: toFils(deliveryCharge), extraFee: toFils(extraFee) };
  const vat = toFils(tax?.vat ?? 0) - sum(lines.map((line) => line.vat));
  const vats = shareOut(vat, [charges.deliveryCharge, charges.extraFee]);
  const ofCategory = (wanted: string) => lines.filter(({ taxCategory }) => taxCategory === wanted);
  const rest = tax?.categories.find(
    ({ category, net }) => toFils(net) > sum(ofCategory(category).map((one) => one.net)),
  );
  const taxed = { taxCategory: rest?.category ?? null, taxRate: rest?.rate ?? null };
  const ofCharges = CHARGES.map((name, index) => {
    const [gross, own] = [charges[name], vats[index] ?? 0];
    return {
      line: { qty: 1, ...taxed, net: toAed(gross - own), vat: toAed(own), gross: toAed(gross) },
      charge: chargeKey(name),
    };
  });
  return withBoxes({ seller }, [
    ...lines.map((line) => ({ line: { ...line, net: line.net ?? line.gross, vat: line.vat ?? 0 } })),
    ...ofCharges.filter(({ line }) => line.gross > 0),
  ]);
};

/** The box of the VAT return. */
const BOX: Column<Row<unknown>> = { label: 'resources.book-packs.column.box', value: ({ box }) => box };

/**
 * @param columns of the document, which are repeated in each of its rows
 * @param isTaxed true if the items have their box of the VAT return
 */
export const linesSheet = <R>(
  columns: readonly Column<R>[],
  itemsOf: (document: R) => readonly Item[],
  isTaxed = false,
): ToSheet<R> => {
  const repeated = columns.map(({ label, kind = 'text', value }): Column<Row<R>> => ({
    label,
    kind,
    value: ({ document }, translate) => value(document, translate),
  }));
  const toSheet = sheetOf<Row<R>>([...repeated, ...(isTaxed ? [BOX] : []), ...LINE_COLUMNS]);
  return (documents, translate) =>
    toSheet(
      documents.flatMap((document) => itemsOf(document).map((item) => ({ document, ...item }))),
      translate,
    );
};
