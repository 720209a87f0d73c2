import { MAX_LENGTH } from '@shop/contract/limits';
import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '../../lib/persisted-store';

const MOST = 5;
const none: readonly string[] = [];

const store = createPersistedStore<readonly string[] | null>('recentSearches', (stored) =>
  Array.isArray(stored) ? stored.filter((q) => typeof q === 'string' && q !== '').slice(0, MOST) : null,
);

const get = (): readonly string[] => store.get() ?? none;

/** Recent searches of this browser, the latest first. */
export const recentSearches = {
  get,
  remember: (words: string) => {
    const q = words.trim().slice(0, MAX_LENGTH.search);
    const others = get().filter((other) => other.toLowerCase() !== q.toLowerCase());
    if (q !== '') store.set([q, ...others].slice(0, MOST));
  },
  forget: () => store.set(null),
};

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(store.subscribe, get);
