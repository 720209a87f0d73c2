import { dubaiDay } from '@shop/contract/dubai-day';
import { lineAmount, type PricedLine, toAed, toFils } from '@shop/contract/money';
import {
  DEFAULT_TAX_CATEGORY,
  discountedAmount,
  discountedTotal,
  type DocumentTax,
  documentTax,
  type PriceBasis,
  standardRateOf,
  TAX_CATEGORIES,
  type TaxableLine,
  type TaxCategory,
  taxRate,
} from '@shop/contract/vat';
import { parseAmount, parseQuantity } from '../formValues';

/** A line of a form, whose typed values may not be numbers yet. */
export interface TypedLine {
  qty?: unknown;
  unitPrice?: unknown;
  discount?: unknown;
  taxCategory?: unknown;
  taxRate?: unknown;
  costPrice?: unknown;
}

export interface TypedDocument {
  lines?: readonly TypedLine[];
  deliveryCharge?: unknown;
  extraFee?: unknown;
  discount?: unknown;
  /** The price basis; without it there is no VAT. */
  basis?: PriceBasis | undefined;
}

/** In AED. */
interface Totals {
  readonly subtotal: number;
  /** The discounts of lines and document together. */
  readonly discount: number;
  readonly tax: ShownTax | null;
  readonly total: number;
}

/** In the form of the API, in AED. */
export interface ShownTax {
  readonly net: number;
  readonly categories: readonly { category: TaxCategory; rate: number; net: number; vat: number }[];
}

const filsOf = (typed: unknown) => toFils(parseAmount(typed));
const pricedLine = ({ qty, unitPrice }: TypedLine): PricedLine => ({
  qty: parseQuantity(qty),
  unitPrice: filsOf(unitPrice),
});

/** The server gives a line today's rate if its category changes. */
const rateOf = (taxCategory: TaxCategory, stored: unknown): number =>
  typeof stored === 'number' && stored > 0 === (taxCategory === 'S')
    ? stored
    : taxRate(taxCategory, dubaiDay(new Date()));

const taxableLine = (line: TypedLine): TaxableLine => {
  const taxCategory = TAX_CATEGORIES.find((one) => one === line.taxCategory) ?? DEFAULT_TAX_CATEGORY;
  const rate = rateOf(taxCategory, line.taxRate);
  return { ...pricedLine(line), discount: filsOf(line.discount), taxCategory, taxRate: rate };
};

/** Quantity × unit price of one line, in AED. */
export const linePrice = (line: TypedLine): number => toAed(lineAmount(pricedLine(line)));

/** The document of a form in fils, for the calculation. A cost that the form does not contain is unknown. */
export const documentOf = ({ lines = [], deliveryCharge, extraFee, discount }: TypedDocument) => ({
  lines: lines.map((line) => ({
    ...taxableLine(line),
    costPrice: typeof line.costPrice === 'number' ? toFils(line.costPrice) : null,
  })),
  deliveryCharge: filsOf(deliveryCharge),
  extraFee: filsOf(extraFee),
  discount: filsOf(discount),
});

/** Previews the totals of a document, in AED. The server computes the final totals. */
export const totalsOf = ({ basis, ...typed }: TypedDocument): Totals => {
  const document = documentOf(typed);
  const taxable = document.lines;
  const goods = taxable.reduce((sum, line) => sum + discountedAmount(line), 0);
  // The server refuses discounts that exceed their amounts.
  const isRefused = taxable.some((line) => discountedAmount(line) < 0) || document.discount > goods;
  const standardRate = standardRateOf(taxable, dubaiDay(new Date()));
  const tax = basis === undefined || isRefused ? null : documentTax({ ...document, basis, standardRate });
  return {
    subtotal: toAed(taxable.reduce((sum, line) => sum + lineAmount(line), 0)),
    discount: toAed(taxable.reduce((sum, line) => sum + line.discount, document.discount)),
    tax: tax && shown(tax),
    total: toAed(tax?.gross ?? discountedTotal(document)),
  };
};

const shown = ({ net, categories }: DocumentTax): ShownTax => ({
  net: toAed(net),
  categories: categories.map(({ category, rate, net: base, vat }) => ({
    ...{ category, rate, net: toAed(base), vat: toAed(vat) },
  })),
});

/** The payable total, in AED. */
export const totalOf = (document: TypedDocument): number => totalsOf(document).total;

/** The sum of all lines without discounts, in AED. */
export const itemsTotal = (lines: readonly TypedLine[] | undefined): number =>
  totalsOf({ lines: lines ?? [] }).subtotal;
