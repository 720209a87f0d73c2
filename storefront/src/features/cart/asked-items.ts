import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '../../lib/persisted-store';

/** Something that the shop does not show, in the buyer's own words. */
export interface AskedItem {
  id: string;
  text: string;
  /** Null while what stands in its field is no quantity. */
  qty: number | null;
}

const none: readonly AskedItem[] = [];

/** Beside the cart, whose form is fixed. */
const store = createPersistedStore<readonly AskedItem[]>('askedItems', (stored) => {
  const items = Array.isArray(stored) ? stored.flatMap((item: unknown) => parseItem(item) ?? []) : none;
  return items.length > 0 ? items : none;
});

export const askedItems = {
  get: store.get,
  /** Words that are there already are not doubled. */
  add: (words: string) => {
    const text = words.trim().slice(0, MAX_LENGTH.search);
    const items = store.get();
    if (text === '' || items.some((item) => item.text.toLowerCase() === text.toLowerCase())) return;
    const last = Math.max(0, ...items.map(({ id }) => Number(id)));
    store.set([...items, { id: String(last + 1), text, qty: 1 }]);
  },
  setQty: (id: string, qty: number | null) =>
    store.set(store.get().map((item) => (item.id === id ? { ...item, qty } : item))),
  remove: (id: string) => store.set(store.get().filter((item) => item.id !== id)),
  clear: () => store.set(none),
  /** Puts back what was cleared. */
  restore: (items: readonly AskedItem[]) => store.set(items),
};

export const useAskedItems = (): readonly AskedItem[] =>
  useSyncExternalStore(store.subscribe, store.get, store.untouched);

function parseItem(stored: unknown): AskedItem | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, text, qty } = { id: '', text: '', qty: 1, ...stored } as Record<keyof AskedItem, unknown>;
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id) || typeof text !== 'string' || text.trim() === '')
    return undefined;
  const isQty = typeof qty === 'number' && Number.isInteger(qty) && qty >= 1 && qty <= MAX_QTY;
  return { id, text: text.slice(0, MAX_LENGTH.search), qty: isQty ? qty : 1 };
}
