import { createPersistedStore } from '../../lib/persisted-store';

/** The visitor's choice. It counts only for buyers who may see prices without VAT. The default is not stored. */
export const withoutVat = createPersistedStore<boolean | null>('pricesWithoutVat', (stored) =>
  stored === true ? true : null,
);
