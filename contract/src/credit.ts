import { CreditPools, inBasis, isBalanced, MOST_OFF, sharedByCategory } from './credit-pools.js';
import type { Fils } from './money.js';
import { type PriceBasis, shareOut, sumOf, TAX_CATEGORIES, type TaxedAmount, type TaxedCategory } from './vat.js';

/**
 * The reason for a credit note. Value Added Tax Law (Federal Decree-Law 8/2017), article 61(1): (a) cancelled, (b)
 * changed tax treatment, (c) changed price, (d) goods returned, (e) tax charged in error. VD: a volume discount.
 */
export const CREDIT_REASONS = ['DL8.61.1.A', 'DL8.61.1.B', 'DL8.61.1.C', 'DL8.61.1.D', 'DL8.61.1.E', 'VD'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Titles of credit notes: the first for invoices with VAT, the second for those without. */
export const CREDIT_NOTE_TITLES = ['Tax Credit Note', 'Credit Note'] as const;
export type CreditNoteTitle = (typeof CREDIT_NOTE_TITLES)[number];

/** The uncredited rest of an invoice line, or the part of it that a credit note takes. */
export interface CreditLine extends TaxedCategory {
  readonly qty: number;
}

/** The uncredited rest of an invoice. */
export interface Creditable {
  /** The amounts that are rounded first: gross if prices include VAT, otherwise net. */
  readonly basis: PriceBasis;
  readonly lines: readonly CreditLine[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
}

export interface WantedCredit {
  /** In the order of the lines. */
  readonly qtys: readonly number[];
  /** With VAT. */
  readonly deliveryCharge: Fils;
  /** With VAT. */
  readonly extraFee: Fils;
}

/**
 * The parts that a credit note takes. Lines have the order of the invoice; lines that are not credited have zero
 * amounts.
 */
export interface Credit extends TaxedAmount {
  readonly lines: readonly CreditLine[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
  /** In the order of TAX_CATEGORIES; only categories with a credited amount. */
  readonly categories: readonly TaxedCategory[];
}

/** Sums the uncredited rest. */
export const totalLeft = (left: Creditable): TaxedAmount => sumOf(partsOf(left));

const partsOf = ({ lines, deliveryCharge, extraFee }: Pick<Creditable, 'lines' | 'deliveryCharge' | 'extraFee'>) =>
  [...lines, deliveryCharge, extraFee].map(({ category, rate, net, vat, gross }) => ({
    category,
    rate,
    net,
    vat,
    gross,
  }));

/**
 * A credit of quantities and charges. A line gives the share of its quantity of its rest, rounded half up; the note for
 * its last piece takes the whole rest. If the roundings of very many lines add up to more than two fils, the VAT is
 * computed on the sum of each category instead, as the rules for e-invoices require. Invoices take their parts of an
 * order in the same way.
 * @param tolerance by which the VAT of a category may differ from its own rounding, in fils
 * @throws RangeError if more is requested than is left
 */
export function creditOfParts(left: Creditable, wanted: WantedCredit, tolerance = TOLERANCE): Credit {
  const qtys = left.lines.map((_, index) => wanted.qtys[index] ?? 0);
  const byLine = [
    ...left.lines.map((line, index) => lineShare(line, qtys[index] ?? 0, left.basis)),
    grossShare(left.deliveryCharge, wanted.deliveryCharge),
    grossShare(left.extraFee, wanted.extraFee),
  ];
  return creditOf(
    qtys,
    balanced(left, byLine, () => partsByCategory(left, wanted, qtys), tolerance),
  );
}

/**
 * A credit of an amount with VAT, distributed over the whole rest by gross amounts. No quantity is credited.
 * @throws RangeError if it exceeds the rest
 */
export function creditOfAmount(left: Creditable, amount: Fils): Credit {
  requireAtMost(amount, totalLeft(left).gross);
  const parts = partsOf(left);
  const shares = shareOut(
    amount,
    parts.map(({ gross }) => gross),
  );
  const byLine = parts.map((part, index) => grossShare(part, shares[index] ?? 0));
  const none = left.lines.map(() => 0);
  return creditOf(
    none,
    balanced(left, byLine, () => new CreditPools(parts, left.basis).takeGross(parts, shares)),
  );
}

/** Rule aligned-ibrp-s-09 of PINT AE accepts a difference of two fils for a category of a document. */
const TOLERANCE = 2;

/** The shares of the lines, if their VAT and the rest's match their sums; otherwise the categories' shares. */
function balanced(
  left: Creditable,
  byLine: TaxedCategory[],
  byCategory: () => TaxedCategory[],
  tolerance = TOLERANCE,
): TaxedCategory[] {
  const rest = partsOf(left).map((part, index) => without(part, byLine[index] ?? part));
  return isBalanced(byLine, tolerance) && isBalanced(rest, MOST_OFF) ? byLine : byCategory();
}

function partsByCategory(left: Creditable, wanted: WantedCredit, qtys: readonly number[]): TaxedCategory[] {
  const amounts = left.lines.map((line, index) => pieceShare(line, qtys[index] ?? 0, left.basis));
  const pools = new CreditPools(partsOf(left), left.basis);
  const lines = pools.takeAmounts(left.lines, amounts);
  const charge = (part: TaxedCategory, gross: Fils) =>
    gross === part.gross ? pools.takeAmounts([part], [inBasis(part, left.basis)]) : pools.takeGross([part], [gross]);
  return [...lines, ...charge(left.deliveryCharge, wanted.deliveryCharge), ...charge(left.extraFee, wanted.extraFee)];
}

/** A credit of the whole rest. */
export function creditOfAll(left: Creditable): Credit {
  return creditOfParts(left, {
    qtys: left.lines.map(({ qty }) => qty),
    deliveryCharge: left.deliveryCharge.gross,
    extraFee: left.extraFee.gross,
  });
}

/** The deductions from a rest, in the order of its lines. */
interface TakenParts {
  readonly lines: readonly (TaxedAmount & { readonly qty: number })[];
  readonly deliveryCharge: TaxedAmount;
  readonly extraFee: TaxedAmount;
}

/**
 * Deducts a credit from the rest. After a credit by category, the VAT of the rest of a category is distributed again.
 */
export function leftAfter(left: Creditable, taken: TakenParts): Creditable {
  const none = { qty: 0, net: 0, vat: 0, gross: 0 };
  const lines = left.lines.map((_, index) => taken.lines[index] ?? none);
  const parts = [...lines, taken.deliveryCharge, taken.extraFee];
  const byLine = partsOf(left).map((part, index) => without(part, parts[index] ?? none));
  const rest = byLine.every((part) => isWhole(part, left.basis)) ? byLine : sharedByCategory(byLine, left.basis);
  const [deliveryCharge = left.deliveryCharge, extraFee = left.extraFee] = rest.slice(lines.length);
  return {
    basis: left.basis,
    lines: left.lines.map((line, index) => ({
      ...(rest[index] ?? line),
      qty: line.qty - (lines[index]?.qty ?? 0),
    })),
    deliveryCharge,
    extraFee,
  };
}

/** True if no amount is negative, and there is no VAT without an amount. */
const isWhole = (part: TaxedCategory, basis: PriceBasis): boolean =>
  Math.min(part.net, part.vat) >= 0 && (inBasis(part, basis) > 0 || part.gross === 0);

const NOTHING: TaxedCategory = { category: 'S', rate: 0, net: 0, vat: 0, gross: 0 };

/** @param taken from the lines, the delivery and the extra fee, in this order */
function creditOf(qtys: readonly number[], taken: readonly TaxedCategory[]): Credit {
  const lines = taken.slice(0, -2).map((part, index) => ({ ...part, qty: qtys[index] ?? 0 }));
  const [deliveryCharge = NOTHING, extraFee = NOTHING] = taken.slice(-2);
  const parts = taken.filter(({ gross }) => gross > 0);
  const keys = [...new Set(parts.map(({ category, rate }) => `${category} ${rate}`))];
  const categories = keys
    .flatMap((key) => {
      const own = parts.filter(({ category, rate }) => `${category} ${rate}` === key);
      return own[0] === undefined ? [] : [{ category: own[0].category, rate: own[0].rate, ...sumOf(own) }];
    })
    .sort((a, b) => TAX_CATEGORIES.indexOf(a.category) - TAX_CATEGORIES.indexOf(b.category) || a.rate - b.rate);
  return { lines, deliveryCharge, extraFee, categories, ...sumOf(categories) };
}

/** The share of `qty` pieces of a line. The last piece gets the whole rest. @throws RangeError */
export function lineShare(line: CreditLine, qty: number, basis: PriceBasis): TaxedCategory {
  requireAtMost(qty, line.qty);
  if (qty === line.qty) return ofCategory(line, line);
  const vat = roundedShare(line.vat, qty, line.qty);
  const amount = pieceShare(line, qty, basis);
  const net = basis === 'inclusive' ? amount - vat : amount;
  return ofCategory(line, { net, vat, gross: net + vat });
}

/** The share of `qty` pieces of a line, in the document's basis. @throws RangeError */
export function pieceShare(line: CreditLine, qty: number, basis: PriceBasis): Fils {
  requireAtMost(qty, line.qty);
  const amount = basis === 'inclusive' ? line.gross : line.net;
  return qty === line.qty ? amount : roundedShare(amount, qty, line.qty);
}

/** An amount with VAT of the part. The last fils get the remaining VAT. @throws RangeError */
export function grossShare(part: TaxedCategory, gross: Fils): TaxedCategory {
  requireAtMost(gross, part.gross);
  const vat = gross === part.gross ? part.vat : roundedShare(part.vat, gross, part.gross);
  return ofCategory(part, { net: gross - vat, vat, gross });
}

export const without = (part: TaxedCategory, { net, vat, gross }: TaxedAmount): TaxedCategory =>
  ofCategory(part, { net: part.net - net, vat: part.vat - vat, gross: part.gross - gross });

function ofCategory({ category, rate }: TaxedCategory, { net, vat, gross }: TaxedAmount): TaxedCategory {
  return { category, rate, net, vat, gross };
}

/** Rounds half up; exact also beyond the precision of a double. */
function roundedShare(amount: Fils, piece: number, pieces: number): Fils {
  const [dividend, divisor] = [BigInt(amount) * BigInt(piece), BigInt(pieces)];
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** @throws RangeError if more is requested than is left */
export function requireAtMost(wanted: number, most: number): void {
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > most) {
    throw new RangeError(`${wanted} is not a whole number from 0 to ${most}`);
  }
}
