import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '../../lib/persisted-store';

const store = createPersistedStore<string | null>(
  'quoteNote',
  (stored) => (typeof stored === 'string' ? stored : null),
  'sessionStorage',
);

const text = (): string => store.get() ?? '';

/** The visitor's note beside the cart: it survives the sign-in, and ends with the tab. */
export const noteDraft = {
  get: text,
  set: (next: string) => store.set(next || null),
  clear: () => store.set(null),
};

export const useNoteDraft = (): string => useSyncExternalStore(store.subscribe, text);
