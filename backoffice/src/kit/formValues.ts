import { isAmount } from '@shop/contract/money';
import { readNumber } from '@shop/contract/numbers';

/** The trimmed text of an input. react-admin's inputs give null for an emptied field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const numberOf = (typed: unknown, decimals: number): unknown =>
  typeof typed === 'string' ? readNumber(typed, decimals) : typed;

/** A number input as an integer; 0 if it is not a number. */
export const integerOf = (value: unknown): number => {
  const number = numberOf(value, 0);
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : 0;
};

/** A typed quantity, a whole number of at least 1; anything else is 0. */
export const parseQuantity = (typed: unknown): number => Math.max(integerOf(typed), 0);

/** A typed amount in AED. It is 0 if the text is not a number, is below 0, has further decimals, or is too large. */
export const parseAmount = (typed: unknown): number => {
  const amount = numberOf(typed, 2);
  return isAmount(amount) && amount > 0 && Number.isSafeInteger(Math.round(amount * 100)) ? amount : 0;
};
