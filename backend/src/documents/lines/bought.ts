import type { Fils } from '@shop/contract/money';
import type { PriceBasis } from '@shop/contract/vat';
import type { Line } from './line.schema.js';

/**
 * The kinds of documents that show purchases, the most advanced first: an invoice is made from an order, an order from
 * a quote.
 */
export const BOUGHT_BY = ['invoice', 'order', 'quote'] as const;
export type BoughtBy = (typeof BOUGHT_BY)[number];

/** The number of latest documents of each kind that are searched for purchases. */
export const MOST_BOUGHT_DOCUMENTS = 300;

/** A document of a buyer, with its lines. */
export interface BoughtDocument {
  readonly kind: BoughtBy;
  readonly _id: string;
  readonly number: string;
  readonly user: string;
  /** The company that it names; null: none. */
  readonly company: string | null;
  readonly createdAt: Date;
  /** True if its prices include VAT; null: it has none. */
  readonly basis: PriceBasis | null;
  readonly lines: readonly BoughtLine[];
}

export interface BoughtLine extends Pick<Line, 'productName' | 'sku' | 'qty'> {
  /** null: the line has no product. */
  readonly product: string | null;
  /** null if its buyer may not see it yet. */
  readonly unitPrice: Fils | null;
}

/** @param priced false omits the price */
export function toBoughtLine({ product, productName, sku, qty, unitPrice }: Line, priced = true): BoughtLine {
  return { product: product?.toHexString() ?? null, productName, sku, qty, unitPrice: priced ? unitPrice : null };
}
