import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';
import type { PriceBasis } from '@shop/contract/vat';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { lineOf, productLine, wordsLine } from './lineRules';

/** A product, or the typed text. */
export type Choice = ProductRecord | string;

/** The typed values of the line that is being entered. */
export interface Entry {
  readonly typed: string;
  readonly choice: Choice | null;
  readonly qty: string;
  readonly price: string;
}

export const EMPTY_ENTRY: Entry = { typed: '', choice: null, qty: '', price: '' };

export const wordsOf = (text: string): string => text.slice(0, MAX_LENGTH.lineText);

export const labelOf = (choice: Choice): string =>
  typeof choice === 'string' ? choice : [choice.name, choice.sku].join(' · ');

const listPriceOf = (product: ProductRecord, basis: PriceBasis | undefined): string =>
  (lineOf(product, basis).unitPrice ?? 0).toFixed(2);

/** A choice with its default quantity and price. */
export const entryOf = (choice: Choice, basis: PriceBasis | undefined): Entry => ({
  typed: labelOf(choice),
  choice,
  ...(typeof choice === 'string'
    ? { qty: '1', price: '' }
    : { qty: String(choice.moq), price: listPriceOf(choice, basis) }),
});

const qtyOf = (typed: string): number | undefined => {
  const qty = readNumber(typed, 0);
  return qty !== undefined && qty >= 1 && qty <= MAX_QTY ? qty : undefined;
};
const priceOf = (typed: string): number | undefined => (typed.trim() === '' ? 0 : readNumber(typed, 2));

/** The values that are not numbers, or out of bounds. */
export const wrongFigures = ({ choice, qty, price }: Entry) => ({
  qty: choice !== null && qtyOf(qty) === undefined,
  price: choice !== null && priceOf(price) === undefined,
});

/** The line to add; null while a value is missing or wrong. A list price that is left as it is counts as not typed. */
export const writtenLine = (entry: Entry, basis: PriceBasis | undefined): LineResponse | null => {
  const { choice } = entry;
  const [qty, unitPrice] = [qtyOf(entry.qty), priceOf(entry.price)];
  if (choice === null || qty === undefined || unitPrice === undefined) return null;
  if (typeof choice === 'string') return wordsLine(choice, qty, unitPrice);
  const isTyped = entry.price !== listPriceOf(choice, basis);
  return productLine(choice, basis, { qty, ...(isTyped && { unitPrice }) });
};
