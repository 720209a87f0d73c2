import { useSyncExternalStore } from 'react';
import { type Cart, type CartItem, withTotals } from './cart';
import { cart } from './cart-store';
import { createStore } from '../../lib/store';

/** The last removal from the cart. It can be undone until the page is left. */
interface Removal {
  /** The name of the item; undefined if the whole cart was cleared. */
  readonly name: string | undefined;
  readonly undo: () => void;
}

const store = createStore<Removal | undefined>(undefined);

export const removal = {
  forget: () => store.set(undefined),
  undo: () => {
    store.get()?.undo();
    store.set(undefined);
  },
};

export const useRemoval = () => useSyncExternalStore(store.subscribe, store.get);

export function removeWithUndo(id: string): void {
  const { cartItems } = cart.get();
  cart.remove(id);
  const name = cartItems.find(({ _id }) => _id === id)?.name;
  if (name !== undefined) store.set({ name, undo: () => cart.update((now) => restoreItems(now, cartItems)) });
}

/** @param alsoUndo restores the items that were cleared together with the cart */
export function clearWithUndo(alsoUndo: () => void): void {
  const { cartItems } = cart.get();
  cart.clear();
  const undo = () => {
    cart.update((now) => restoreItems(now, cartItems));
    alsoUndo();
  };
  store.set({ name: undefined, undo });
}

/** Restores an earlier cart: missing items return to their positions, the others don't change. */
function restoreItems(cart: Cart, before: readonly CartItem[]): Cart {
  const now = new Map(cart.cartItems.map((item) => [item._id, item]));
  const restored = before.map((item) => now.get(item._id) ?? item);
  const known = new Set(before.map(({ _id }) => _id));
  return withTotals([...restored, ...cart.cartItems.filter(({ _id }) => !known.has(_id))]);
}
