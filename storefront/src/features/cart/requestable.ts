import { quantityProblem } from '@shop/contract/quantity-rules';
import type { Cart, CartItem } from './cart';
import type { FreeTextItem } from './free-text-items';

/** True if an item can't be requested in its quantity. */
export const isWrong = (item: CartItem): boolean => quantityProblem(item, item.quantity) !== null;

/** True if a request can be sent: there is an item, and no quantity is wrong. */
export const isRequestable = ({ cartItems }: Cart, freeText: readonly FreeTextItem[] = []): boolean =>
  cartItems.length + freeText.length > 0 && !cartItems.some(isWrong) && freeText.every(({ qty }) => qty !== null);
