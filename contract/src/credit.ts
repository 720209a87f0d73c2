import { grossShare, lineShare, pieceShare, requireAtMost, without } from './credit-by-line.js';
import { CreditPools, inBasis, isBalanced, MOST_OFF, sharedByCategory } from './credit-pools.js';
import type { Fils } from './money.js';
import { type PriceBasis, shareOut, sumOf, TAX_CATEGORIES, type TaxedAmount, type TaxedCategory } from './vat.js';

/**
 * Why a credit note is issued. Value Added Tax Law (Federal Decree-Law 8/2017), article 61(1): (a) cancelled, (b) treated
 * otherwise for tax, (c) another price, (d) goods returned, (e) tax charged in error. VD: a volume discount.
 */
export const CREDIT_REASONS = ['DL8.61.1.A', 'DL8.61.1.B', 'DL8.61.1.C', 'DL8.61.1.D', 'DL8.61.1.E', 'VD'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Titles of credit notes: the first for invoices with VAT, the second for those without. */
export const CREDIT_NOTE_TITLES = ['Tax Credit Note', 'Credit Note'] as const;
export type CreditNoteTitle = (typeof CREDIT_NOTE_TITLES)[number];

/** A line of an invoice, less what was credited of it, or the part of it that a credit note takes. */
export interface CreditLine extends TaxedCategory {
  readonly qty: number;
}

/** The uncredited rest of an invoice. */
export interface Creditable {
  /** Rounding begins with the amount that its prices speak of: gross where they hold the VAT, else net. */
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

/** The parts that a credit note takes. Lines stand in the order of the invoice; untouched lines have zero amounts. */
export interface Credit extends TaxedAmount {
  readonly lines: readonly CreditLine[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
  /** In the order of TAX_CATEGORIES; only those of which something is taken. */
  readonly categories: readonly TaxedCategory[];
}

/** Sums the uncredited rest. */
export const totalLeft = (left: Creditable): TaxedAmount => sumOf(partsOf(left));

const partsOf = ({ lines, deliveryCharge, extraFee }: Pick<Creditable, 'lines' | 'deliveryCharge' | 'extraFee'>) =>
  [...lines, deliveryCharge, extraFee].map(({ category, rate, net, vat, gross }) => ({
    ...{ category, rate, net, vat, gross },
  }));

/**
 * A credit of quantities and charges. A line gives the share of its quantity of what it has left, rounded half up; the note
 * that takes its last piece takes all that it has left. If the roundings of very many lines add up to more than two fils,
 * the VAT is computed on the sum of each category instead, as the rules for e-invoices want it.
 * @throws RangeError where more is wanted than is left
 */
export function creditOfParts(left: Creditable, wanted: WantedCredit): Credit {
  const qtys = left.lines.map((_, index) => wanted.qtys[index] ?? 0);
  const byLine = [
    ...left.lines.map((line, index) => lineShare(line, qtys[index] ?? 0, left.basis)),
    grossShare(left.deliveryCharge, wanted.deliveryCharge),
    grossShare(left.extraFee, wanted.extraFee),
  ];
  return creditOf(
    qtys,
    balanced(left, byLine, () => partsByCategory(left, wanted, qtys)),
  );
}

/**
 * A credit of an amount with VAT, which all that is left shares by its gross amounts. No quantity is credited.
 * @throws RangeError where it is more than is left
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

/** Rule aligned-ibrp-s-09 of PINT AE allows a category of a document two fils. */
const TOLERANCE = 2;

/** The shares of the lines, if they and the rest bear the VAT of their sums; otherwise those of the categories. */
function balanced(left: Creditable, byLine: TaxedCategory[], byCategory: () => TaxedCategory[]): TaxedCategory[] {
  const rest = partsOf(left).map((part, index) => without(part, byLine[index] ?? part));
  return isBalanced(byLine, TOLERANCE) && isBalanced(rest, MOST_OFF) ? byLine : byCategory();
}

function partsByCategory(left: Creditable, wanted: WantedCredit, qtys: readonly number[]): TaxedCategory[] {
  const pools = new CreditPools(partsOf(left), left.basis);
  const amounts = left.lines.map((line, index) => pieceShare(line, qtys[index] ?? 0, left.basis));
  const lines = pools.takeAmounts(left.lines, amounts);
  const charge = (part: TaxedCategory, gross: Fils) =>
    gross === part.gross ? pools.takeAmounts([part], [inBasis(part, left.basis)]) : pools.takeGross([part], [gross]);
  return [...lines, ...charge(left.deliveryCharge, wanted.deliveryCharge), ...charge(left.extraFee, wanted.extraFee)];
}

/** A credit of all that is left. */
export function creditOfAll(left: Creditable): Credit {
  return creditOfParts(left, {
    qtys: left.lines.map(({ qty }) => qty),
    deliveryCharge: left.deliveryCharge.gross,
    extraFee: left.extraFee.gross,
  });
}

/** Takes a credit off the rest. After a credit by category, what is left of a category shares its VAT. */
export function leftAfter(left: Creditable, credit: Pick<Credit, 'lines' | 'deliveryCharge' | 'extraFee'>): Creditable {
  const none = { net: 0, vat: 0, gross: 0 };
  const lines = left.lines.map((line, index) => credit.lines[index] ?? { ...line, ...none });
  const taken = partsOf({ ...credit, lines });
  const byLine = partsOf(left).map((part, index) => without(part, taken[index] ?? none));
  const rest = byLine.every((part) => isWhole(part, left.basis)) ? byLine : sharedByCategory(byLine, left.basis);
  const [deliveryCharge = left.deliveryCharge, extraFee = left.extraFee] = rest.slice(left.lines.length);
  return {
    basis: left.basis,
    lines: left.lines.map((line, index) => ({
      ...(rest[index] ?? line),
      qty: line.qty - (credit.lines[index]?.qty ?? 0),
    })),
    deliveryCharge,
    extraFee,
  };
}

/** Nothing of it is negative, and it bears no VAT without an amount. */
const isWhole = (part: TaxedCategory, basis: PriceBasis): boolean =>
  Math.min(part.net, part.vat) >= 0 && (inBasis(part, basis) > 0 || part.gross === 0);

const NOTHING: TaxedCategory = { category: 'S', rate: 0, net: 0, vat: 0, gross: 0 };

/** @param taken of the lines, the delivery and the extra fee, in this order */
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
