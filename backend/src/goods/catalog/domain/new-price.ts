import { type Fils, MAX_AED } from '@shop/contract/money';
import type { PriceChangeKind, PriceDirection, PriceRemark, PriceStep, RoundingWay } from '@shop/contract/price-change';

/** The rule that computes a new price from an old one. */
export interface PriceRule {
  readonly kind: PriceChangeKind;
  /** Ignored when a price is set to a fixed amount. */
  readonly direction: PriceDirection;
  /** Hundredths of a percent, or fils. */
  readonly value: number;
  readonly step: PriceStep;
  readonly rounding: RoundingWay;
}

/** 100 percent, in hundredths of a percent. */
const WHOLE = 10_000;
const MAX_FILS = MAX_AED * 100;
/** A price that more than doubles or more than halves gets a remark for staff to check. */
const FAR = 2;

/** Multiples of `every`, moved by `offset`; both in fils. */
const GRID: Readonly<Record<PriceStep, { readonly every: number; readonly offset: number }>> = {
  '0.01': { every: 1, offset: 0 },
  '0.05': { every: 5, offset: 0 },
  '0.25': { every: 25, offset: 0 },
  '0.50': { every: 50, offset: 0 },
  '1.00': { every: 100, offset: 0 },
  '.95': { every: 100, offset: 95 },
};

/** Half a step is rounded up. */
const ROUND: Readonly<Record<RoundingWay, (steps: number) => number>> = {
  nearest: (steps) => Math.floor(steps + 0.5),
  up: Math.ceil,
  down: Math.floor,
};

/** @returns the price in fils; it may be 0 or less, or more than a price can be */
export function newPrice(price: Fils, { kind, direction, value, step, rounding }: PriceRule): Fils {
  const { every, offset } = GRID[step];
  // Computes with whole numbers up to the division: a decimal of a percent must not change a price by one fils.
  const exact = exactPrice(price, kind, direction === 'up' ? value : -value);
  const steps = ROUND[rounding]((exact - offset * WHOLE) / (every * WHOLE));
  return steps * every + offset;
}

/** In parts of a fils: `WHOLE` parts are one fils. */
function exactPrice(price: Fils, kind: PriceChangeKind, signed: number): number {
  if (kind === 'percent') return price * (WHOLE + signed);
  if (kind === 'amount') return (price + signed) * WHOLE;
  return Math.abs(signed) * WHOLE;
}

const BLOCKING: ReadonlySet<PriceRemark> = new Set<PriceRemark>(['NOT_POSITIVE', 'TOO_HIGH', 'UNCHANGED']);

/** True if a price with these remarks is not changed. */
export const isBlocked = (remarks: readonly PriceRemark[]): boolean => remarks.some((remark) => BLOCKING.has(remark));

/** Remarks about a new price, without other data of the product. */
export function remarksOn(from: Fils, to: Fils): PriceRemark[] {
  if (to <= 0) return ['NOT_POSITIVE'];
  if (to > MAX_FILS) return ['TOO_HIGH'];
  if (to === from) return ['UNCHANGED'];
  return from > 0 && (to > from * FAR || to * FAR < from) ? ['FAR_OFF'] : [];
}
