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
export function totalLeft(left: Creditable): TaxedAmount {
  return sumOf([...left.lines, left.deliveryCharge, left.extraFee]);
}

/**
 * A credit of quantities and charges. A line gives the share of its quantity of what it has left, rounded half up; the note
 * that takes its last piece takes all that it has left.
 * @throws RangeError where more is wanted than is left
 */
export function creditOfParts(left: Creditable, wanted: WantedCredit): Credit {
  const lines = left.lines.map((line, index) => {
    const qty = wanted.qtys[index] ?? 0;
    return { ...shareOf(line, qty, line.qty, left.basis), qty };
  });
  const { deliveryCharge, extraFee } = left;
  return creditOf(lines, amountOf(deliveryCharge, wanted.deliveryCharge), amountOf(extraFee, wanted.extraFee));
}

/**
 * A credit of an amount with VAT, which all that is left shares by its gross amounts. No quantity is credited.
 * @throws RangeError where it is more than is left
 */
export function creditOfAmount(left: Creditable, amount: Fils): Credit {
  requireAtMost(amount, totalLeft(left).gross);
  const parts = [...left.lines, left.deliveryCharge, left.extraFee];
  const shares = shareOut(
    amount,
    parts.map(({ gross }) => gross),
  );
  const count = left.lines.length;
  const lines = left.lines.map((line, index) => ({ ...amountOf(line, shares[index] ?? 0), qty: 0 }));
  return creditOf(
    lines,
    amountOf(left.deliveryCharge, shares[count] ?? 0),
    amountOf(left.extraFee, shares[count + 1] ?? 0),
  );
}

/** A credit of all that is left. */
export function creditOfAll(left: Creditable): Credit {
  return creditOfParts(left, {
    qtys: left.lines.map(({ qty }) => qty),
    deliveryCharge: left.deliveryCharge.gross,
    extraFee: left.extraFee.gross,
  });
}

/** Takes a credit off the rest. */
export function leftAfter(left: Creditable, credit: Pick<Credit, 'lines' | 'deliveryCharge' | 'extraFee'>): Creditable {
  return {
    basis: left.basis,
    lines: left.lines.map((line, index) => {
      const taken = credit.lines[index];
      return taken === undefined ? line : { ...without(line, taken), qty: line.qty - taken.qty };
    }),
    deliveryCharge: without(left.deliveryCharge, credit.deliveryCharge),
    extraFee: without(left.extraFee, credit.extraFee),
  };
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

/** The share of `piece` out of `pieces`. */
function shareOf(part: TaxedCategory, piece: number, pieces: number, basis: PriceBasis): TaxedCategory {
  requireAtMost(piece, pieces);
  if (piece === pieces) return ofCategory(part, part);
  const vat = roundedShare(part.vat, piece, pieces);
  const net =
    basis === 'inclusive' ? roundedShare(part.gross, piece, pieces) - vat : roundedShare(part.net, piece, pieces);
  return ofCategory(part, { net, vat, gross: net + vat });
}

/** An amount with VAT of the part; the last fils take the VAT that is left. */
function amountOf(part: TaxedCategory, gross: Fils): TaxedCategory {
  requireAtMost(gross, part.gross);
  const vat = gross === part.gross ? part.vat : roundedShare(part.vat, gross, part.gross);
  return ofCategory(part, { net: gross - vat, vat, gross });
}

function ofCategory({ category, rate }: TaxedCategory, { net, vat, gross }: TaxedAmount): TaxedCategory {
  return { category, rate, net, vat, gross };
}

function without(part: TaxedCategory, { net, vat, gross }: TaxedAmount): TaxedCategory {
  return ofCategory(part, { net: part.net - net, vat: part.vat - vat, gross: part.gross - gross });
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
