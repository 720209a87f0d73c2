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

/** A typed percentage with at most two decimals, such as 12.5%; undefined if it is none, or more than all. */
export const readPercent = (typed: unknown): number | undefined => {
  const number = typeof typed === 'string' ? /^(.*)[%٪]\s*$/.exec(typed)?.[1] : undefined;
  const percent = number === undefined ? undefined : readNumber(number, 2);
  return percent !== undefined && percent <= 100 ? percent : undefined;
};

/** A typed amount in AED. It is 0 if the text is not a number, is below 0, has further decimals, or is too large. */
export const parseAmount = (typed: unknown): number => {
  const amount = numberOf(typed, 2);
  return isAmount(amount) && amount > 0 && Number.isSafeInteger(Math.round(amount * 100)) ? amount : 0;
};
