import type { Fils } from '@shop/contract/money';
import type { PriceBasis } from '@shop/contract/vat';
import type { Line } from './line.schema.js';

/** The documents that tell what was bought, the surest first: an invoice is of an order, which came of a quote. */
export const BOUGHT_BY = ['invoice', 'order', 'quote'] as const;
export type BoughtBy = (typeof BOUGHT_BY)[number];

/** Documents of each kind that are looked through for what somebody bought, the latest ones. */
export const MOST_BOUGHT_DOCUMENTS = 300;

/** A document of a buyer, with what it asks for. */
export interface BoughtDocument {
  readonly kind: BoughtBy;
  readonly _id: string;
  readonly number: string;
  readonly user: string;
  readonly createdAt: Date;
  /** Whether its prices hold the VAT; null: it has none. */
  readonly basis: PriceBasis | null;
  readonly lines: readonly BoughtLine[];
}

export interface BoughtLine extends Pick<Line, 'productName' | 'sku' | 'qty'> {
  /** null: it has none. */
  readonly product: string | null;
  /** null while its buyer may not see it. */
  readonly unitPrice: Fils | null;
}

/** @param priced false leaves the price out */
export function toBoughtLine({ product, productName, sku, qty, unitPrice }: Line, priced = true): BoughtLine {
  return { product: product?.toHexString() ?? null, productName, sku, qty, unitPrice: priced ? unitPrice : null };
}
