import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '../../lib/persisted-store';
import {
  acceptItem,
  addItem,
  emptyCart,
  includeItem,
  parseCart,
  removeItem,
  setQuantity,
  type Cart,
  type CartItem,
} from './cart';

const store = createPersistedStore<Cart>('cart', parseCart);

/** The visitor's cart: stored in this browser only, shared by its tabs. */
export const cart = {
  get: store.get,
  add: (item: CartItem) => change((current) => addItem(current, item)),
  /** Adds an item that is requested again. Repeating it changes nothing. */
  include: (item: CartItem) => change((current) => includeItem(current, item)),
  /** For actions of pages that few visitors open. */
  update: change,
  /** Updates an item to the present product. */
  accept: (now: CartItem) => change((current) => acceptItem(current, now)),
  setQuantity: (id: string, quantity: number) => change((current) => setQuantity(current, id, quantity)),
  remove: (id: string) => change((current) => removeItem(current, id)),
  clear: () => store.set(emptyCart),
};

export const useCart = (): Cart => useSyncExternalStore(store.subscribe, store.get, store.untouched);

function change(step: (current: Cart) => Cart): void {
  const current = store.get();
  const next = step(current);
  if (next !== current) store.set(next);
}
