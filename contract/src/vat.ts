import { grouped } from './grouped.js';
import { type Charges, type Fils, lineAmount, type PricedLine } from './money.js';

/**
 * VAT categories by the codes of UN/CEFACT 5305: standard rated, zero rated, exempt, out of scope, reverse charge (the
 * buyer accounts for the tax).
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'O', 'AE'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
export const DEFAULT_TAX_CATEGORY: TaxCategory = 'S';

/**
 * Titles of invoices: a full tax invoice, a simplified one for a buyer who is not registered (Executive Regulation,
 * article 59(5)), and that of a seller who is not registered.
 */
export const INVOICE_TITLES = ['Tax Invoice', 'Simplified Tax Invoice', 'Invoice', 'Open Item'] as const;
export type InvoiceTitle = (typeof INVOICE_TITLES)[number];

/** The price basis: prices include VAT, or it is added to them. */
export const PRICE_BASES = ['inclusive', 'exclusive'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The standard rate in percent since this day in Dubai, the latest one first. Federal Decree-Law 8/2017, article 3. */
const STANDARD_RATES: readonly { readonly since: string; readonly rate: number }[] = [{ since: '2018-01-01', rate: 5 }];

/** @param day in Dubai, as `2026-11-21`. @returns the rate in percent */
export function taxRate(category: TaxCategory, day: string): number {
  return rateOf(category, STANDARD_RATES.find(({ since }) => since <= day)?.rate ?? 0);
}

/** The rate of a category in percent: only the standard category has one. */
export const rateOf = (category: TaxCategory, standardRate: number): number => (category === 'S' ? standardRate : 0);

/** Converts a list price, which includes VAT, to the basis of a document; rounded half up per unit. */
export function priceInBasis(listPrice: Fils, rate: number, basis: PriceBasis | null): Fils {
  return basis === 'exclusive' ? netOfGross(listPrice, rate) : listPrice;
}

/** Converts an amount from one basis to another; without a basis there is no VAT to deduct. */
export function priceBetween(amount: Fils, rate: number, from: PriceBasis | null, to: PriceBasis | null): Fils {
  if (from === 'exclusive' && to !== 'exclusive') return amount + vatOf(amount, rate, 'exclusive');
  return from === 'exclusive' ? amount : priceInBasis(amount, rate, to);
}

export interface TaxableLine extends PricedLine {
  /** Discount on the whole line. */
  readonly discount: Fils;
  readonly taxCategory: TaxCategory;
  /** In percent. */
  readonly taxRate: number;
}

export interface TaxableDocument extends Charges {
  readonly basis: PriceBasis;
  readonly lines: readonly TaxableLine[];
  /** Discount on all lines together, distributed by their amounts. */
  readonly discount: Fils;
  /** In percent, for charges if the lines have different categories. */
  readonly standardRate: number;
}

/** `net` and `vat` add up to `gross`. */
export interface TaxedAmount {
  readonly net: Fils;
  readonly vat: Fils;
  readonly gross: Fils;
}

export interface TaxedCategory extends TaxedAmount {
  readonly category: TaxCategory;
  readonly rate: number;
}

export interface DocumentTax extends TaxedAmount {
  readonly basis: PriceBasis;
  /** In the order of TAX_CATEGORIES; only those that occur. */
  readonly categories: readonly TaxedCategory[];
  /** In the order of the document's lines, less their shares of the discount. */
  readonly lines: readonly TaxedCategory[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
}

/** The amount of a line after its own discount. */
export function discountedAmount(line: Pick<TaxableLine, 'qty' | 'unitPrice' | 'discount'>): Fils {
  return lineAmount(line) - line.discount;
}

/** The total of a document in its basis: without VAT if prices are exclusive. */
export function discountedTotal(document: Omit<TaxableDocument, 'basis' | 'standardRate'>): Fils {
  const goods = document.lines.reduce((sum, line) => sum + discountedAmount(line), 0);
  return goods - document.discount + document.deliveryCharge + document.extraFee;
}

/** The payable total of a document. VAT is added if prices are exclusive; without a basis there is no VAT. */
export function payableTotal(document: Omit<TaxableDocument, 'basis'> & { readonly basis: PriceBasis | null }): Fils {
  const { basis } = document;
  return basis === 'exclusive' ? documentTax({ ...document, basis }).gross : discountedTotal(document);
}

/**
 * The standard rate of a document in percent: the rate of a standard-rated line, otherwise the rate of the day in
 * Dubai.
 */
export function standardRateOf(lines: readonly Pick<TaxableLine, 'taxCategory' | 'taxRate'>[], day: string): number {
  return lines.find(({ taxCategory }) => taxCategory === 'S')?.taxRate ?? taxRate('S', day);
}

/**
 * The VAT of a document. It is computed once for each category and rounded half up to the fils, then distributed over
 * lines and charges by largest remainder, so that they add up to their category and none differs by more than a fils
 * from its own rounding. Federal tax: Executive Regulation, article 61.
 */
export function documentTax(document: TaxableDocument): DocumentTax {
  const { basis, lines } = document;
  const shares = shareOut(document.discount, lines.map(discountedAmount));
  const charge = chargeCategory(document);
  const parts: Part[] = [
    ...lines.map((line, index) => ({
      category: line.taxCategory,
      rate: line.taxRate,
      amount: discountedAmount(line) - (shares[index] ?? 0),
    })),
    { ...charge, amount: document.deliveryCharge },
    { ...charge, amount: document.extraFee },
  ];
  const taxed = new Map<Part, TaxedCategory>();
  const categories: TaxedCategory[] = [];
  for (const group of groupsOf(parts, lines.length)) {
    const total = taxedCategoryOf(group, basis);
    const vats = shareOut(
      total.vat,
      group.parts.map(({ amount }) => amount),
    );
    group.parts.forEach((part, index) => taxed.set(part, withVat(part, vats[index] ?? 0, basis)));
    categories.push(total);
  }
  const results = parts.map((part) => taxed.get(part) ?? withVat(part, 0, basis));
  return {
    basis,
    ...sumOf(categories),
    categories,
    lines: results.slice(0, lines.length),
    deliveryCharge: results[lines.length] as TaxedCategory,
    extraFee: results[lines.length + 1] as TaxedCategory,
  };
}

export interface ListedItem {
  readonly qty: number;
  /** With VAT. */
  readonly listPrice: Fils;
  readonly taxCategory: TaxCategory;
}

/** The VAT of items at their list prices, for a document of this basis that staff have not priced yet. */
export function listPriceTax(items: readonly ListedItem[], standardRate: number, basis: PriceBasis): DocumentTax {
  const lines = items.map(({ qty, listPrice, taxCategory }) => {
    const rate = rateOf(taxCategory, standardRate);
    return { qty, unitPrice: priceInBasis(listPrice, rate, basis), discount: 0, taxCategory, taxRate: rate };
  });
  return documentTax({ basis, lines, standardRate, discount: 0, deliveryCharge: 0, extraFee: 0 });
}

/** The VAT of an amount of one category, in the document's basis, rounded half up. @param rate in percent */
export function vatOf(amount: Fils, rate: number, basis: PriceBasis): Fils {
  return divideHalfUp(amount * rate, basis === 'inclusive' ? 100 + rate : 100);
}

/** The net amount for a gross one at this rate, rounded half up. @param rate in percent */
export const netOfGross = (gross: Fils, rate: number): Fils => divideHalfUp(gross * 100, 100 + rate);

/** The sum of taxed amounts, field by field. */
export function sumOf(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce(
    (sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }),
    {
      net: 0,
      vat: 0,
      gross: 0,
    },
  );
}

/**
 * Distributes a whole amount by weights: each share is its exact value rounded down or up, and all add up to the
 * amount. Shares with the largest remainders are rounded up; of equal ones the earlier.
 * @param weights not negative; if all are 0, the first share gets all
 */
export function shareOut(amount: Fils, weights: readonly number[]): Fils[] {
  const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((one) => Number(one / sum));
  const left = amount - shares.reduce((before, share) => before + share, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

interface Rated {
  readonly category: TaxCategory;
  readonly rate: number;
}

/** A line or a charge with its amount in the document's basis. */
interface Part extends Rated {
  readonly amount: Fils;
}

interface Group extends Rated {
  readonly parts: readonly Part[];
}

/** Charges have the category of the lines, if these have only one; otherwise they are standard rated. */
function chargeCategory({ lines, standardRate }: TaxableDocument): Rated {
  const [first] = lines;
  const isOne = lines.every(
    ({ taxCategory, taxRate: rate }) => taxCategory === first?.taxCategory && rate === first.taxRate,
  );
  if (first === undefined || !isOne) return { category: 'S', rate: standardRate };
  return { category: first.taxCategory, rate: first.taxRate };
}

/** A charge of zero does not create a category. */
function groupsOf(parts: readonly Part[], lineCount: number): Group[] {
  const counted = parts.filter(({ amount }, index) => index < lineCount || amount !== 0);
  const keyOf = ({ category, rate }: Part) => `${TAX_CATEGORIES.indexOf(category)} ${String(rate).padStart(6)}`;
  return [...grouped(counted, keyOf)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, parts]) => ({ category: parts[0].category, rate: parts[0].rate, parts }));
}

function taxedCategoryOf({ category, rate, parts }: Group, basis: PriceBasis): TaxedCategory {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return withVat({ category, rate, amount }, vatOf(amount, rate, basis), basis);
}

function withVat({ category, rate, amount }: Part, vat: Fils, basis: PriceBasis): TaxedCategory {
  const net = basis === 'inclusive' ? amount - vat : amount;
  return { category, rate, net, vat, gross: net + vat };
}

/** Rounds half up; exact for whole numbers, unlike floating-point division. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
