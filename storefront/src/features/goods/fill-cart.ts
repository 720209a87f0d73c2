import { includeItem } from '../cart/cart';
import { cart } from '../cart/cart-store';
import { moqOf, toCartItem } from '../catalog/to-cart-item';
import type { KnownProducts } from '../cart/api/get-cart-products';
import type { ProductResponse } from '@shop/contract/api';
import type { GoodsLine } from './cart-link';

interface NamedLine extends GoodsLine {
  readonly productName?: string;
}

interface Orderable {
  readonly wanted: readonly { product: ProductResponse; qty: number }[];
  /** Names of products that can't be ordered now. */
  readonly left: readonly string[];
}

/** The lines that can be ordered now, with at least the minimum of their products. */
export function orderable(lines: readonly NamedLine[], known: KnownProducts): Orderable {
  const all = lines.map((line) => ({ line, product: known.get(line.product) }));
  return {
    wanted: all.flatMap(({ line, product }) =>
      product?.isAvailable ? [{ product, qty: Math.max(line.qty, moqOf(product)) }] : [],
    ),
    left: all.flatMap(({ line, product }) =>
      product?.isAvailable ? [] : [product?.name ?? line.productName ?? line.product],
    ),
  };
}

/** Fills the cart; items in it already are not doubled. */
export function fillCart(lines: readonly NamedLine[], known: KnownProducts): Orderable {
  const found = orderable(lines, known);
  const items = found.wanted.map(({ product, qty }) => toCartItem(product, qty));
  cart.update((now) => items.reduce(includeItem, now));
  return found;
}
