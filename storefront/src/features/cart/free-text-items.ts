import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { useSyncExternalStore } from 'react';
import { createPersistedStore, fieldsIn } from '../../lib/persisted-store';

/** An item that the shop does not show, described by the buyer. */
export interface FreeTextItem {
  id: string;
  text: string;
  /** null while its field contains no quantity. */
  qty: number | null;
}

const none: readonly FreeTextItem[] = [];

/** Stored separately from the cart, whose format can't change. */
const store = createPersistedStore<readonly FreeTextItem[]>('askedItems', (stored) => {
  const items = Array.isArray(stored) ? stored.flatMap((item: unknown) => parseItem(item) ?? []) : none;
  return items.length > 0 ? items : none;
});

export const freeTextItems = {
  get: store.get,
  /** An existing text is not added twice. */
  add: (words: string, qty: number | null = 1) => {
    const text = words.trim().slice(0, MAX_LENGTH.lineText);
    const items = store.get();
    if (text === '' || items.some((item) => item.text.toLowerCase() === text.toLowerCase())) return;
    const last = Math.max(0, ...items.map(({ id }) => Number(id)));
    store.set([...items, { id: String(last + 1), text, qty }]);
  },
  setQty: (id: string, qty: number | null) =>
    store.set(store.get().map((item) => (item.id === id ? { ...item, qty } : item))),
  remove: (id: string) => store.set(store.get().filter((item) => item.id !== id)),
  clear: () => store.set(none),
  /** Restores cleared items. */
  restore: (items: readonly FreeTextItem[]) => store.set(items),
};

export const useFreeTextItems = (): readonly FreeTextItem[] =>
  useSyncExternalStore(store.subscribe, store.get, store.untouched);

/** An unreadable quantity counts as 0. */
export const piecesOf = (items: readonly FreeTextItem[]): number => items.reduce((sum, { qty }) => sum + (qty ?? 0), 0);

function parseItem(stored: unknown): FreeTextItem | undefined {
  const fields = fieldsIn(stored);
  if (fields === null) return undefined;
  const [id, text, qty] = [fields.text('id'), fields.text('text'), fields.field('qty')];
  if (!/^\d{1,9}$/.test(id) || text.trim() === '') return undefined;
  const isQty = typeof qty === 'number' && Number.isInteger(qty) && qty >= 1 && qty <= MAX_QTY;
  return { id, text: text.slice(0, MAX_LENGTH.lineText), qty: isQty ? qty : 1 };
}
