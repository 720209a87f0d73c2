import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';
import type { PriceBasis } from '@shop/contract/vat';
import { useEffect, useId, useState } from 'react';
import { type GetListParams, useDataProvider, useGetList } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { useDebounced } from '../ui/useDebounced';
import { lineOf, productLine, wordsLine } from './lineRules';

/** A product, or the words that were typed. */
export type Choice = ProductRecord | string;

/** Quantity and price of the line that is being written, as typed. */
interface Figures {
  readonly qty: string;
  readonly price: string;
}

const NO_FIGURES: Figures = { qty: '', price: '' };
const FEWEST_LETTERS = 2;

const searchFor = (q: string): GetListParams => ({
  filter: { q, isActive: true },
  pagination: { page: 1, perPage: 12 },
  sort: { field: 'name', order: 'ASC' },
});

const wordsOf = (text: string): string => text.slice(0, MAX_LENGTH.lineText);

export const labelOf = (choice: Choice): string =>
  typeof choice === 'string' ? choice : [choice.name, choice.sku].join(' · ');

/** The products that the typed words find, and the words themselves at the end. */
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

const figuresOf = (choice: Choice, basis: PriceBasis | undefined): Figures =>
  typeof choice === 'string'
    ? { qty: '1', price: '' }
    : { qty: String(choice.moq), price: (lineOf(choice, basis).unitPrice ?? 0).toFixed(2) };

const qtyOf = (typed: string): number | undefined => {
  const qty = readNumber(typed, 0);
  return qty !== undefined && qty >= 1 && qty <= MAX_QTY ? qty : undefined;
};
const priceOf = (typed: string): number | undefined => (typed.trim() === '' ? 0 : readNumber(typed, 2));

const select = (id: string): void => {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
};

/** The line that is being written, until it is added. */
export const useEntry = (basis: PriceBasis | undefined, onAdd: (line: LineResponse) => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [figures, setFigures] = useState(NO_FIGURES);
  const [searchId, qtyId] = [useId(), useId()];
  const { choices, isSettled } = useChoices(choice === null ? typed : '');
  const [qty, price] = [qtyOf(figures.qty), priceOf(figures.price)];

  // The field for the quantity can have the focus once it is drawn as enabled.
  useEffect(() => {
    if (choice !== null) select(qtyId);
  }, [choice, qtyId]);
  const choose = (next: Choice) => {
    setChoice(next);
    setTyped(labelOf(next));
    setFigures(figuresOf(next, basis));
  };
  const begin = () => {
    setChoice(null);
    setTyped('');
    setFigures(NO_FIGURES);
    select(searchId);
  };
  /** Enter may be quicker than the answer of the server. */
  const chooseFirst = async (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (text.length < FEWEST_LETTERS) return;
    const { data } = await dataProvider.getList<ProductRecord>('products', searchFor(text));
    if (input.value.trim() === text) choose(data[0] ?? wordsOf(text));
  };
  const add = () => {
    if (choice === null || qty === undefined || price === undefined) return;
    const made =
      typeof choice === 'string'
        ? wordsLine(choice, qty, price)
        : productLine(choice, basis, { qty, unitPrice: price });
    onAdd(made);
    begin();
  };
  const type = (text: string) => {
    setTyped(text);
    setChoice(null);
  };
  const isWrong = { qty: choice !== null && qty === undefined, price: choice !== null && price === undefined };
  return {
    ...{ typed, choice, figures, searchId, qtyId, choices, isSettled, isWrong },
    ...{ type, choose, begin, chooseFirst, setFigures, add },
    canAdd: choice !== null && !isWrong.qty && !isWrong.price,
  };
};
