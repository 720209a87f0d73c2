import { createPersistedStore } from '../../lib/persisted-store';

/** What the visitor has chosen, which counts only for who may see prices without VAT. Nothing is stored for the usual prices. */
export const withoutVat = createPersistedStore<boolean | null>('pricesWithoutVat', (stored) =>
  stored === true ? true : null,
);
