import { removeWithUndo } from '../removal';

/** The pressed button goes with its row: the focus stays on the page. */
export function removeFromCart(id: string): void {
  removeWithUndo(id);
  document.getElementById('cart-title')?.focus();
}
