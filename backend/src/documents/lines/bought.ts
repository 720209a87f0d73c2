import type { Fils } from '@shop/contract/money';
import type { PriceBasis } from '@shop/contract/vat';
import type { Line } from './line.schema.js';

/** The number of latest orders that are searched for purchases. */
export const MOST_BOUGHT_ORDERS = 300;

export interface BoughtOrder {
  readonly _id: string;
  readonly number: string;
  readonly user: string;
  /** The company that it names, or null. */
  readonly company: string | null;
  readonly createdAt: Date;
  /** True if its prices include VAT; null if it has none. */
  readonly basis: PriceBasis | null;
  readonly lines: readonly BoughtLine[];
}

export interface BoughtLine extends Pick<Line, 'productName' | 'sku' | 'qty'> {
  /** null if the line has no product. */
  readonly product: string | null;
  readonly unitPrice: Fils;
}

export function toBoughtLine({ product, productName, sku, qty, unitPrice }: Line): BoughtLine {
  return { product: product?.toHexString() ?? null, productName, sku, qty, unitPrice };
}
