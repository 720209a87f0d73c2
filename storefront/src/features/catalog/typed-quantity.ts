import { readOrderLine } from '@shop/contract/mails/read-line';
import { allowedQty } from '@shop/contract/quantity-rules';
import { quantitiesIn } from '@shop/contract/unit-readings';
import type { ProductResponse } from '@shop/contract/api';
import { typedQuantities } from './to-cart-item';

/** The quantity of "20 rolls hot stamping ribbon", as far as the product is sold in it; undefined if none is stated. */
export function qtyIn(q: string, product: ProductResponse): number | undefined {
  const line = readOrderLine(q);
  const [only, another] = line.isBare ? [] : quantitiesIn(line, product);
  return only === undefined || another !== undefined ? undefined : allowedQty(product, only.qty);
}

/** The steppers of the product begin with the quantity of the search. */
export function beginWithTyped(q: string, product: ProductResponse): void {
  const qty = qtyIn(q, product);
  if (qty === undefined) typedQuantities.delete(product._id);
  else typedQuantities.set(product._id, qty);
}
