import { useSyncExternalStore } from 'react';
import { type Cart, withTotals } from './cart';
import { cart } from './cart-store';
import { createStore } from '../../lib/store';

/** Errors of cart rows, by the id of the product. They are not stored: the cart itself remains valid. */
interface RowProblems {
  /** Rows whose field contains text that is not a quantity. */
  readonly unread: ReadonlySet<string>;
  /** The server's message for a refused row. */
  readonly refused: ReadonlyMap<string, string>;
}

const store = createStore<RowProblems>({ unread: new Set(), refused: new Map() });

export const rowProblems = {
  refuse: (refused: ReadonlyMap<string, string>) => store.set({ ...store.get(), refused }),
  /** Clears the errors of a row. */
  settle: (id: string) => {
    const { unread, refused } = store.get();
    if (!unread.has(id) && !refused.has(id)) return;
    store.set({
      unread: new Set([...unread].filter((other) => other !== id)),
      refused: new Map([...refused].filter(([other]) => other !== id)),
    });
  },
};

export const useRowProblems = (): RowProblems => useSyncExternalStore(store.subscribe, store.get);

/** Sets the typed quantity of a row; if undefined, it is not a quantity and the cart keeps the last one. */
export function typeQuantity(id: string, quantity: number | undefined): void {
  rowProblems.settle(id);
  const problems = store.get();
  if (quantity === undefined) store.set({ ...problems, unread: new Set([...problems.unread, id]) });
  else cart.setQuantity(id, quantity);
}

/** The cart for the page's totals: an unreadable quantity counts as 0. */
export const counted = ({ cartItems }: Cart, { unread }: RowProblems): Cart =>
  withTotals(cartItems.map((item) => (unread.has(item._id) ? { ...item, quantity: 0 } : item)));
