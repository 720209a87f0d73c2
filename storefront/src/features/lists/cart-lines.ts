import { cart } from '../cart/cart-store';
import type { GoodsLine } from '../goods/cart-link';

/** The lines of the cart in the form for lists. */
export const cartLines = (): GoodsLine[] =>
  cart.get().cartItems.map(({ _id, quantity }) => ({ product: _id, qty: quantity }));
