import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '../../lib/persisted-store';

type ShopLayout = 'cards' | 'table';

/** The layout of the listing in this browser. Nothing is stored for cards. */
const store = createPersistedStore<'table' | null>('shopLayout', (stored) => (stored === 'table' ? stored : null));

export const shopLayout = {
  choose: (layout: ShopLayout): void => store.set(layout === 'table' ? layout : null),
};

/** Cards on the server and during hydration. */
export const useShopLayout = (): ShopLayout =>
  useSyncExternalStore(store.subscribe, store.get, store.untouched) ?? 'cards';
