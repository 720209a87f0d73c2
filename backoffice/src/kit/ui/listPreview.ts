import { createContext, use } from 'react';
import { type Identifier, type RaRecord, useListContext, useStore } from 'react-admin';

/** Preferences of this browser, for all lists. */
export const useCompactLists = () => useStore('compactLists', false);
export const usePreviewedLists = () => useStore('previewedLists', false);

interface Selection {
  selected: Identifier | null;
  select: (id: Identifier) => void;
}

export const SelectionContext = createContext<Selection>({ selected: null, select: () => undefined });

/** The previewed record of the list, initially the first one, and its neighbours on the page. */
export const usePreviewedRecord = () => {
  const { data = [] } = useListContext<RaRecord>();
  const { selected, select } = use(SelectionContext);
  const index = Math.max(
    data.findIndex(({ id }) => id === selected),
    0,
  );
  const step = (by: 1 | -1) => {
    const record = data[index + by];
    return record && (() => select(record.id));
  };
  return { record: data[index], index, next: step(1), previous: step(-1) };
};
