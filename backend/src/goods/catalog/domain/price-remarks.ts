import type { Fils } from '@shop/contract/money';
import type { ImportRemark } from '@shop/contract/product-import';
import { netOfGross } from '@shop/contract/vat';

/**
 * True if the shop would sell below its cost.
 * @param price including VAT
 * @param cost without VAT; null if unknown
 * @param rate of the VAT in percent
 */
export const isBelowCost = (price: Fils, cost: Fils | null, rate: number): boolean =>
  cost !== null && price > 0 && netOfGross(price, rate) < cost;

interface PriceStep {
  readonly from: Fils;
  readonly to: Fils;
  /** Without VAT; null if unknown or hidden from the caller. */
  readonly cost: Fils | null;
  /** The VAT in the price, in percent. */
  readonly rate: number;
}

/** The remarks about a price that a file changes: by more than half, or to less than cost. */
export function importRemarks({ from, to, cost, rate }: PriceStep): ImportRemark[] {
  if (to === from) return [];
  return [
    ...(from > 0 && Math.abs(to - from) * 2 > from ? ['FAR_OFF' as const] : []),
    ...(isBelowCost(to, cost, rate) ? ['BELOW_COST' as const] : []),
  ];
}
