import { dubaiDay } from '@shop/contract/dubai-day';
import { type Fils, lineAmount, type PricedLine, toAed, toFils } from '@shop/contract/money';
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
import { parseAmount, parseQuantity, readPercent } from '../formValues';
import { formatAed } from '../format';

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

/** A discount is typed as an amount, or as a percentage of what it reduces. */
const discountOf = (typed: unknown, reduced: Fils): Fils => {
  const percent = readPercent(typed);
  return percent === undefined ? filsOf(typed) : Math.round((reduced * percent) / 100);
};

const taxableLine = (line: TypedLine): TaxableLine => {
  const priced = pricedLine(line);
  const taxCategory = TAX_CATEGORIES.find((one) => one === line.taxCategory) ?? DEFAULT_TAX_CATEGORY;
  const rate = rateOf(taxCategory, line.taxRate);
  return { ...priced, discount: discountOf(line.discount, lineAmount(priced)), taxCategory, taxRate: rate };
};

/** Quantity × unit price of one line, in AED. */
export const linePrice = (line: TypedLine): number => toAed(lineAmount(pricedLine(line)));

/** The document of a form in fils, for the calculation. A cost that the form does not contain is unknown. */
export const documentOf = ({ lines: typed = [], deliveryCharge, extraFee, discount }: TypedDocument) => {
  const lines = typed.map((line) => ({
    ...taxableLine(line),
    costPrice: typeof line.costPrice === 'number' ? toFils(line.costPrice) : null,
  }));
  const goods = lines.reduce((sum, line) => sum + discountedAmount(line), 0);
  return {
    lines,
    deliveryCharge: filsOf(deliveryCharge),
    extraFee: filsOf(extraFee),
    discount: discountOf(discount, goods),
  };
};

/** The charges of a document for the server, in AED. */
export const chargesOf = (typed: TypedDocument) => {
  const { deliveryCharge, extraFee, discount } = documentOf(typed);
  return { deliveryCharge: toAed(deliveryCharge), extraFee: toAed(extraFee), discount: toAed(discount) };
};

/** The discount of one line for the server, in AED. */
export const lineDiscount = (line: TypedLine): number => toAed(taxableLine(line).discount);

/** The other form of a line's discount: the amount of a percentage, or the percentage that an amount is; empty without one. */
export const otherFormOfDiscount = (line: TypedLine): string => {
  const [amount, reduced] = [lineDiscount(line), linePrice(line)];
  if (readPercent(line.discount) !== undefined) return formatAed(amount);
  return amount > 0 && reduced > 0 ? `${((100 * amount) / reduced).toFixed(1)}%` : '';
};

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
    category,
    rate,
    net: toAed(base),
    vat: toAed(vat),
  })),
});

/** The payable total, in AED. */
export const totalOf = (document: TypedDocument): number => totalsOf(document).total;
