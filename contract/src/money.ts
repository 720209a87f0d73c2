/** Money in the smallest unit of the dirham: 1 AED = 100 fils. Always an integer. */
export type Fils = number;

/** The maximum of one amount, in AED: far above any real document, far below the precision of a double. */
export const MAX_AED = 10_000_000;

export interface PricedLine {
  readonly qty: number;
  readonly unitPrice: Fils;
}

export interface Charges {
  readonly deliveryCharge: Fils;
  readonly extraFee: Fils;
}

/**
 * @param aed an amount with at most two decimals
 * @throws RangeError if it is not a finite number or has more decimals
 */
export function toFils(aed: number): Fils {
  const fils = Math.round(aed * 100);
  if (!isAmount(aed) || !Number.isSafeInteger(fils)) {
    throw new RangeError(`${aed} is not an amount in AED with at most two decimals`);
  }
  return fils === 0 ? 0 : fils;
}

/** An amount after a change: unchanged if none was sent, 0 if the field was emptied. */
export function changedFils(before: Fils, sent: number | null | undefined): Fils {
  return sent === undefined ? before : toFils(sent ?? 0);
}

/** True if a caller's value is a finite number with at most two decimals. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
}

/** @returns AED as a number with at most two decimals, as in the API. */
export function toAed(fils: Fils): number {
  return fils / 100;
}

/** AED in a sentence: `1200.50`. */
export const aedText = (fils: Fils): string => toAed(fils).toFixed(2);

/** null, and a missing amount, stay null. */
export const toFilsOrNull = (aed: number | null | undefined): Fils | null => (aed == null ? null : toFils(aed));

/** An amount that may be missing. */
export const toAedOrNull = (fils: Fils | null | undefined): number | null => (fils == null ? null : toAed(fils));

/** Quantity times unit price. */
export function lineAmount(line: PricedLine): Fils {
  return line.qty * line.unitPrice;
}

/** Sum of the lines plus delivery charge plus extra fee. */
export function documentTotal(lines: readonly PricedLine[], charges: Charges): Fils {
  const goods = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  return goods + charges.deliveryCharge + charges.extraFee;
}
