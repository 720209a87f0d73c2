import { cart } from '../cart/cart-store';
import type { GoodsLine } from '../goods/cart-link';

/** The lines of the cart as lists have them. */
export const cartLines = (): GoodsLine[] =>
  cart.get().cartItems.map(({ _id, quantity }) => ({ product: _id, qty: quantity }));
