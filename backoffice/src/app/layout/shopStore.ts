import { localStorageStore, type Store } from 'react-admin';

/** Language, colours, menu, columns and saved queries belong to this browser, not to a session. */
const RETAINED =
  /^(locale|theme|sidebar\.open|compactLists|previewedLists|.+\.savedQueries|.+\.datatable(_columnRanks)?)$/;

const store = localStorageStore();

/**
 * react-admin's store of preferences. Signing out removes the state of the lists, but not the preferences of this
 * browser.
 */
export const shopStore: Store = {
  ...store,
  reset: () => {
    const keys = Object.keys(store.listItems?.() ?? {});
    keys.filter((key) => !RETAINED.test(key)).forEach((key) => store.removeItem(key));
  },
};
