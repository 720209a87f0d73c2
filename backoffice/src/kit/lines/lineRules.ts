import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { toAed, toFils } from '@shop/contract/money';
import { type PriceBasis, priceInBasis, taxRate } from '@shop/contract/vat';
import { isCertainMatch } from '@shop/contract/order-lines';
import {
  type CountedLine,
  packedQty,
  quantitiesIn,
  type UnitReading,
  unitReadings,
} from '@shop/contract/unit-readings';
import type { LineResponse, ResolvedLinesResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { lineDiscount, linePrice } from '../documents/totals';
import { parseAmount, parseQuantity, textOf } from '../formValues';

/** The lines of a document's form. The lines of an order have the name of a quote's lines here. */
export interface LinesForm {
  requestedItems: LineResponse[];
  /** The price basis of the lines; null without VAT. */
  tax: { basis: PriceBasis } | null;
}

/** A pasted line that still needs a decision. */
export interface OpenLine {
  readonly key: string;
  readonly text: string;
  readonly words: string;
  readonly qty: number | null;
  readonly candidates: readonly ProductRecord[];
  /** The quantities that the line can mean; one unless it leaves a question. */
  readonly counted: readonly CountedLine[];
  /** The one product that it means, where only its quantity is open. */
  readonly product: ProductRecord | undefined;
}

/** A quantity of a product that a pasted line may mean. */
export interface LineReading {
  readonly product: ProductRecord;
  readonly qty: number;
  /** The content of this quantity, if the content of the unit is known. */
  readonly content: UnitReading['content'];
}

/** The readings of a line for a product: several where the quantity is in another unit. */
export const readingsOf = ({ counted }: OpenLine, product: ProductRecord): LineReading[] => {
  const found = counted.flatMap((one) => quantitiesIn(one, product));
  const all = found.length === 0 ? [{ qty: product.moq, content: null }] : found;
  return all.map((one) => ({ product, ...one }));
};

const NEW_LINE = { _id: '', productNameAr: '', discount: 0, taxRate: null, net: null, vat: null, gross: null } as const;

/**
 * A new line for a product: its minimum quantity in its own VAT category, at its list price until the account's price
 * is known.
 * @param basis of the quote; the list price includes VAT, which exclusive prices omit
 */
export const lineOf = (product: ProductRecord, basis: PriceBasis | undefined): LineResponse => {
  const { id, name, sku, code, size, unit, moq, price, taxCategory, taxReason = '' } = product;
  const rate = taxRate(taxCategory, dubaiDay(new Date()));
  const unitPrice = toAed(priceInBasis(toFils(price), rate, basis ?? null));
  return {
    ...NEW_LINE,
    taxCategory,
    taxReason,
    costPrice: product.costPrice ?? null,
    priceIsManual: false,
    priceSource: null,
    product: id,
    productName: name,
    sku,
    code,
    size,
    unit,
    qty: moq,
    unitPrice,
    qtyPrice: linePrice({ qty: moq, unitPrice }),
  };
};

/** Replaces a line of free text by the product, with the quantity and the price of the line. */
export const replacedBy = (line: LineResponse, product: ProductRecord, basis: PriceBasis | undefined): LineResponse => {
  const { qty, unitPrice } = line;
  const made = lineOf(product, basis);
  const isPriced = parseAmount(unitPrice) > 0;
  return {
    ...made,
    _id: line._id,
    qty: Math.max(parseQuantity(qty), product.moq),
    ...(isPriced && { unitPrice, priceIsManual: true }),
  };
};

/** A product in this quantity, at this price or its list price. */
export const productLine = (
  product: ProductRecord,
  basis: PriceBasis | undefined,
  { qty = product.moq, unitPrice }: { qty?: number | null; unitPrice?: number },
): LineResponse => {
  const made = lineOf(product, basis);
  const isTyped = unitPrice !== undefined;
  const priced = { ...made, qty: qty ?? product.moq, ...(isTyped && { unitPrice, priceIsManual: true }) };
  return { ...priced, qtyPrice: linePrice(priced) };
};

/** A line of free text. */
export const wordsLine = (text: string, qty: number, unitPrice = 0): LineResponse => ({
  ...NEW_LINE,
  product: null,
  productName: text.slice(0, MAX_LENGTH.lineText),
  sku: '',
  code: '',
  size: '',
  unit: '',
  qty,
  unitPrice,
  taxCategory: 'S',
  taxReason: '',
  costPrice: null,
  qtyPrice: linePrice({ qty, unitPrice }),
});

/**
 * The lines with one more. If the product is there at the same price, or its price was not entered manually, its
 * quantity increases.
 */
export const withLine = (lines: readonly LineResponse[], line: LineResponse): LineResponse[] => {
  const isAutomatic = (one: LineResponse) => one.priceIsManual === false && line.priceIsManual === false;
  const isSame = (one: LineResponse) =>
    line.product !== null &&
    one.product === line.product &&
    (isAutomatic(one) || parseAmount(one.unitPrice) === line.unitPrice);
  const present = lines.findIndex(isSame);
  if (present < 0) return [...lines, line];
  return lines.map((one, index) => (index === present ? { ...one, qty: parseQuantity(one.qty) + line.qty } : one));
};

interface Sorted {
  readonly lines: LineResponse[];
  readonly open: OpenLine[];
}

/** Splits pasted lines into those with one certain product, and those that need a decision. */
export const sortResolved = (
  { lines }: Pick<ResolvedLinesResponse, 'lines'>,
  products: readonly ProductRecord[],
  { basis, key }: { basis: PriceBasis | undefined; key: string },
): Sorted => {
  const sorted: Sorted = { lines: [], open: [] };
  lines.forEach(({ text, words, qty, unit, each, question, readings, match, candidates }, index) => {
    const known = candidates.flatMap((id) => products.find((product) => product.id === id) ?? []);
    const [only] = known;
    const isSure = isCertainMatch(match);
    const written = { qty, unit, each };
    const isCounted = question === null && (only === undefined || unitReadings(written, only) === null);
    if (isSure && only !== undefined && isCounted) {
      sorted.lines.push(productLine(only, basis, { qty: packedQty(written, only) ?? qty }));
    } else {
      const product = isSure ? only : undefined;
      const counted = question === null ? [written] : readings;
      sorted.open.push({ key: `${key}-${String(index)}`, text, words, qty, candidates: known, counted, product });
    }
  });
  return sorted;
};

/** A line in the server's form. */
export const toLine = (line: LineResponse) => ({
  product: line.product,
  ...(line.product === null && { productName: textOf(line.productName) }),
  qty: parseQuantity(line.qty),
  unitPrice: parseAmount(line.unitPrice),
  ...(line.priceIsManual != null && { priceIsManual: line.priceIsManual }),
  discount: lineDiscount(line),
  taxCategory: line.taxCategory ?? ('S' as const),
  taxReason: textOf(line.taxReason),
});
