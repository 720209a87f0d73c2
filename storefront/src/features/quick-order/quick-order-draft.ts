import { createPersistedStore } from '../../lib/persisted-store';

const store = createPersistedStore<string | null>(
  'quickOrder',
  (stored) => (typeof stored === 'string' ? stored : null),
  'sessionStorage',
);

/** The lines that are not in the cart yet: they survive a refresh, and end with the tab. */
export const quickOrderDraft = {
  get: (): string => store.get() ?? '',
  set: (text: string) => store.set(text || null),
};
