import type { Fils } from './money.js';
import { CreditPools, inBasis, placesByCategory, sharedVat } from './credit-pools.js';
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
export function totalLeft(left: Creditable): TaxedAmount {
  return sumOf(partsOf(left));
}

const partsOf = (left: Creditable): TaxedCategory[] =>
  [...left.lines, left.deliveryCharge, left.extraFee].map(({ category, rate, net, vat, gross }) => ({
    ...{ category, rate, net, vat, gross },
  }));

/**
 * A credit of quantities and charges. A line gives the share of its quantity of what it has left, rounded half up; the note
 * that takes its last piece takes all that it has left. VAT is that of the category together (see `CreditPools`): a charge
 * that is taken whole, without VAT, may come to a fils more or less than it has left.
 * @throws RangeError where more is wanted than is left
 */
export function creditOfParts(left: Creditable, wanted: WantedCredit): Credit {
  const pools = new CreditPools(partsOf(left), left.basis);
  const qtys = left.lines.map((_, index) => wanted.qtys[index] ?? 0);
  const amounts = left.lines.map((line, index) => pieceOf(line, qtys[index] ?? 0, left.basis));
  const lines = pools.takeAmounts(left.lines, amounts).map((line, index) => ({ ...line, qty: qtys[index] ?? 0 }));
  const charge = (part: TaxedCategory, gross: Fils) => {
    requireAtMost(gross, part.gross);
    const [taken = part] =
      gross === part.gross ? pools.takeAmounts([part], [inBasis(part, left.basis)]) : pools.takeGross([part], [gross]);
    return taken;
  };
  const deliveryCharge = charge(left.deliveryCharge, wanted.deliveryCharge);
  return creditOf(lines, deliveryCharge, charge(left.extraFee, wanted.extraFee));
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
  const taken = new CreditPools(partsOf(left), left.basis).takeGross(parts, shares);
  const [deliveryCharge = left.deliveryCharge, extraFee = left.extraFee] = taken.slice(left.lines.length);
  const lines = taken.slice(0, left.lines.length).map((line) => ({ ...line, qty: 0 }));
  return creditOf(lines, deliveryCharge, extraFee);
}

/** A credit of all that is left. */
export function creditOfAll(left: Creditable): Credit {
  return creditOfParts(left, {
    qtys: left.lines.map(({ qty }) => qty),
    deliveryCharge: left.deliveryCharge.gross,
    extraFee: left.extraFee.gross,
  });
}

/** Takes a credit off the rest. The lines that are left share the VAT that is left of their category. */
export function leftAfter(left: Creditable, credit: Pick<Credit, 'lines' | 'deliveryCharge' | 'extraFee'>): Creditable {
  const { basis } = left;
  const taken = [
    ...left.lines.map((line, index) => credit.lines[index] ?? { ...line, net: 0, vat: 0, gross: 0 }),
    credit.deliveryCharge,
    credit.extraFee,
  ];
  const parts = partsOf(left);
  const amounts = parts.map((part, index) => inBasis(part, basis) - inBasis(taken[index] ?? part, basis));
  const rest = [...parts];
  for (const places of placesByCategory(parts)) {
    const vat = places.reduce((sum, place) => sum + (parts[place]?.vat ?? 0) - (taken[place]?.vat ?? 0), 0);
    sharedVat(parts, amounts, { places, vat, basis }).forEach(([place, part]) => (rest[place] = part));
  }
  const [deliveryCharge = left.deliveryCharge, extraFee = left.extraFee] = rest.slice(left.lines.length);
  const lines = left.lines.map((line, index) => ({
    ...(rest[index] ?? line),
    qty: line.qty - (credit.lines[index]?.qty ?? 0),
  }));
  return { basis, lines, deliveryCharge, extraFee };
}

function creditOf(lines: readonly CreditLine[], deliveryCharge: TaxedCategory, extraFee: TaxedCategory): Credit {
  const parts = [...lines, deliveryCharge, extraFee].filter(({ gross }) => gross > 0);
  const keys = [...new Set(parts.map(({ category, rate }) => `${category} ${rate}`))];
  const categories = keys
    .flatMap((key) => {
      const own = parts.filter(({ category, rate }) => `${category} ${rate}` === key);
      return own[0] === undefined ? [] : [{ category: own[0].category, rate: own[0].rate, ...sumOf(own) }];
    })
    .sort((a, b) => TAX_CATEGORIES.indexOf(a.category) - TAX_CATEGORIES.indexOf(b.category) || a.rate - b.rate);
  return { lines, deliveryCharge, extraFee, categories, ...sumOf(categories) };
}

/** The share of `piece` pieces, in the document's basis. */
function pieceOf(line: CreditLine, piece: number, basis: PriceBasis): Fils {
  requireAtMost(piece, line.qty);
  return piece === line.qty ? inBasis(line, basis) : roundedShare(inBasis(line, basis), piece, line.qty);
}

/** Rounds half up; exact beyond the precision of a double. */
function roundedShare(amount: Fils, piece: number, pieces: number): Fils {
  const [dividend, divisor] = [BigInt(amount) * BigInt(piece), BigInt(pieces)];
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function requireAtMost(wanted: number, most: number): void {
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > most) {
    throw new RangeError(`${wanted} is not a whole number from 0 to ${most}`);
  }
}
