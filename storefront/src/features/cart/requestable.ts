import { quantityProblem } from '@shop/contract/quantity-rules';
import type { KnownProducts } from './api/get-cart-products';
import type { Cart, CartItem } from './cart';
import { ruleOf } from './cart-check';
import type { FreeTextItem } from './free-text-items';

/** True if an item can't be requested in its quantity. */
export const isWrong = (item: CartItem, known: KnownProducts | undefined): boolean =>
  quantityProblem(ruleOf(item, known?.get(item._id)), item.quantity) !== null;

/** True if a request can be sent: there is an item, and no quantity is wrong. */
export const isRequestable = (
  { cartItems }: Cart,
  freeText: readonly FreeTextItem[],
  known: KnownProducts | undefined,
): boolean =>
  cartItems.length + freeText.length > 0 &&
  !cartItems.some((item) => isWrong(item, known)) &&
  freeText.every(({ qty }) => qty !== null);
