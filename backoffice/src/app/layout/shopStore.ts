import { localStorageStore, type Store } from 'react-admin';

/** Language, colours, menu, columns and saved queries belong to this browser, not to one session of it. */
const RETAINED =
  /^(locale|theme|sidebar\.open|compactLists|previewedLists|.+\.savedQueries|.+\.datatable(_columnRanks)?)$/;

const store = localStorageStore();

/** react-admin's store of preferences. Signing out drops the state of the lists and keeps the arrangement of the desk. */
export const shopStore: Store = {
  ...store,
  reset: () => {
    const keys = Object.keys(store.listItems?.() ?? {});
    keys.filter((key) => !RETAINED.test(key)).forEach((key) => store.removeItem(key));
  },
};
