import { createContext, use } from 'react';
import { type Identifier, type RaRecord, useListContext, useStore } from 'react-admin';

/** A screen of a laptop is lower than this, in pixels. */
const LOW_SCREEN = 1000;

/** Preferences of this browser, for all lists. Rows are compact on a low screen, until the user chooses. */
export const useCompactLists = () => useStore('compactLists', window.innerHeight < LOW_SCREEN);
export const usePreviewedLists = () => useStore('previewedLists', false);

interface Selection {
  selected: Identifier | null;
  select: (id: Identifier) => void;
}

export const SelectionContext = createContext<Selection>({ selected: null, select: () => undefined });

/** The record of the list that J and K selected, and its neighbours on the page. Before the first key it is none. */
export const useSelectedRecord = () => {
  const { data = [] } = useListContext<RaRecord>();
  const { selected, select } = use(SelectionContext);
  const index = data.findIndex(({ id }) => id === selected);
  const step = (to: number) => {
    const record = data[to];
    return record && (() => select(record.id));
  };
  return { record: data[index], index, next: step(index + 1), previous: step(index - 1) };
};

/** The same for a preview, which begins with the first record. */
export const usePreviewedRecord = () => {
  const { data = [] } = useListContext<RaRecord>();
  const { select } = use(SelectionContext);
  const { index, ...selected } = useSelectedRecord();
  const second = data[1];
  if (index >= 0) return { index, ...selected };
  return { index: 0, record: data[0], next: second && (() => select(second.id)), previous: undefined };
};
