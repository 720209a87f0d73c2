import { cart } from '../cart-store';

/** The pressed button goes with its row: the focus stays on the page. */
export function removeFromCart(id: string): void {
  cart.remove(id);
  document.getElementById('cart-title')?.focus();
}
