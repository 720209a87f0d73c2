import { useSyncExternalStore } from 'react';
import { type Cart, withTotals } from './cart';
import { cart } from './cart-store';

/** Errors of cart rows, by the id of the product. They are not stored: the cart itself remains valid. */
interface RowProblems {
  /** Rows whose field contains text that is not a quantity. */
  readonly unread: ReadonlySet<string>;
  /** The server's message for a refused row. */
  readonly refused: ReadonlyMap<string, string>;
}

let problems: RowProblems = { unread: new Set(), refused: new Map() };
const listeners = new Set<() => void>();

function publish(next: RowProblems): void {
  problems = next;
  listeners.forEach((listener) => listener());
}

const without = (id: string, unread: ReadonlySet<string>) => new Set([...unread].filter((other) => other !== id));

export const rowProblems = {
  get: () => problems,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  refuse: (refused: ReadonlyMap<string, string>) => publish({ ...problems, refused }),
  /** Clears the errors of a row. */
  settle: (id: string) => {
    if (!problems.unread.has(id) && !problems.refused.has(id)) return;
    const refused = new Map([...problems.refused].filter(([other]) => other !== id));
    publish({ unread: without(id, problems.unread), refused });
  },
};

export const useRowProblems = (): RowProblems => useSyncExternalStore(rowProblems.subscribe, rowProblems.get);

/** Sets the typed quantity of a row; if undefined, it is not a quantity and the cart keeps the last one. */
export function typeQuantity(id: string, quantity: number | undefined): void {
  rowProblems.settle(id);
  if (quantity === undefined) publish({ ...problems, unread: new Set([...problems.unread, id]) });
  else cart.setQuantity(id, quantity);
}

/** The cart for the page's totals: an unreadable quantity counts as 0. */
export const counted = ({ cartItems }: Cart, { unread }: RowProblems): Cart =>
  withTotals(cartItems.map((item) => (unread.has(item._id) ? { ...item, quantity: 0 } : item)));
