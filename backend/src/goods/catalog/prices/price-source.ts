import { type PriceBasis, priceInBasis } from '@shop/contract/vat';
import type { Fils } from '@shop/contract/money';
import { Types } from 'mongoose';
import type { LinePrice, PriceSource } from '../../../documents/lines/line.schema.js';
import type { AgreedPrice } from './domain/price-for.js';
import type { PricedItem } from './domain/price-lists.js';
import type { PriceContext } from './price-context.js';

/** The source of a price, as documents copy it; null for the list price. */
export function sourceOf(agreed: AgreedPrice | null, listPrice: Fils): PriceSource | null {
  if (agreed === null) return null;
  const { list, line } = agreed;
  return {
    list: new Types.ObjectId(list.id),
    name: list.name,
    line: new Types.ObjectId(line.id),
    minQty: line.minQty,
    listPrice,
  };
}

/** The price of a line by the rule, in the price basis of its document. @param taxRate in percent */
export function agreedLinePrice(
  prices: PriceContext,
  { product, qty }: { readonly product: PricedItem; readonly qty: number },
  { taxRate, basis }: { readonly taxRate: number; readonly basis: PriceBasis | null },
): LinePrice {
  const agreed = prices.priceFor(product, qty);
  return {
    unitPrice: priceInBasis(agreed?.price ?? product.price, taxRate, basis),
    priceSource: sourceOf(agreed, product.price),
    priceIsManual: false,
  };
}
