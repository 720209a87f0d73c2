import type { PriceBasis } from '@shop/contract/vat';
import { useEffect, useId, useState } from 'react';
import { type GetListParams, useDataProvider, useGetList } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { useDebounced } from '../ui/useDebounced';
import { type Choice, EMPTY_ENTRY, entryOf, wordsOf, writtenLine } from './entryRules';

const FEWEST_LETTERS = 2;

const searchFor = (q: string): GetListParams => ({
  filter: { q, isActive: true },
  pagination: { page: 1, perPage: 12 },
  sort: { field: 'name', order: 'ASC' },
});

/** The products that match the typed words, and the words themselves as the last choice. */
const useChoices = (typed: string) => {
  const text = typed.trim();
  const q = useDebounced(text, 150);
  const isLong = text.length >= FEWEST_LETTERS;
  const { data = [], isFetching } = useGetList<ProductRecord>('products', searchFor(q), {
    enabled: q.length >= FEWEST_LETTERS,
  });
  const isSettled = isLong && q === text && !isFetching;
  const found: Choice[] = isLong ? data : [];
  return { choices: isSettled ? [...found, wordsOf(text)] : found, isSettled };
};

const select = (id: string): void => {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
};

/** The line that is being entered, until it is added. */
export const useEntry = (basis: PriceBasis | undefined, onAdd: (line: LineResponse) => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [searchId, qtyId] = [useId(), useId()];
  const { choice } = entry;
  const line = writtenLine(entry, basis);

  // The quantity field can be focused only after it is rendered as enabled.
  useEffect(() => {
    if (choice !== null) select(qtyId);
  }, [choice, qtyId]);
  const choose = (next: Choice) => setEntry(entryOf(next, basis));
  const begin = () => {
    setEntry(EMPTY_ENTRY);
    select(searchId);
  };
  /** Enter may be pressed before the server's response. */
  const chooseFirst = async (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (text.length < FEWEST_LETTERS) return;
    const { data } = await dataProvider.getList<ProductRecord>('products', searchFor(text));
    if (input.value.trim() === text) choose(data[0] ?? wordsOf(text));
  };
  const add = () => {
    if (line === null) return;
    onAdd(line);
    begin();
  };
  return {
    ...useChoices(choice === null ? entry.typed : ''),
    entry,
    searchId,
    qtyId,
    canAdd: line !== null,
    choose,
    begin,
    chooseFirst,
    add,
    type: (typed: string) => setEntry({ ...entry, typed, choice: null }),
    setFigure: (name: 'qty' | 'price', typed: string) => setEntry({ ...entry, [name]: typed }),
  };
};
