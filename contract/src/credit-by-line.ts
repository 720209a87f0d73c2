import type { Fils } from './money.js';
import { type PriceBasis, type TaxedAmount, type TaxedCategory } from './vat.js';

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

/** The uncredited rest of an invoice line, or the part of it that a credit note takes. */
export interface CreditLine extends TaxedCategory {
  readonly qty: number;
}
