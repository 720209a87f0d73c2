import { removeWithUndo } from '../removal';

/** The pressed button is removed with its row: the focus moves to the page's heading. */
export function removeFromCart(id: string): void {
  removeWithUndo(id);
  document.getElementById('cart-title')?.focus();
}
