import { api, unwrap } from '../../../lib/api-client';
import type { Cart } from '../../cart/cart';

/** Sends the cart as a quote request. The total starts at 0: prices are the staff's to set. */
export const requestQuote = async ({ cart, note }: { cart: Cart; note: string }) =>
  unwrap(await api.POST('/api/quotes', { body: quoteRequest(cart, note) }));

/** The body of the request; the note is trimmed and left out when nothing remains. */
export function quoteRequest(cart: Cart, note: string) {
  const clientToAdminNote = note.trim();
  return {
    requestedItems: cart.cartItems.map(({ _id, quantity, price }) => ({
      product: _id,
      qty: quantity,
      unitPrice: price,
    })),
    ...(clientToAdminNote && { clientToAdminNote }),
    totalPrice: 0,
  };
}
