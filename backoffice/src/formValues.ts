import { toAed } from '@shop/contract/money';

/** The trimmed text of an input. react-admin's inputs give null for an emptied field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A number input as an integer; 0 where it is none. */
export const integerOf = (value: unknown): number => Math.trunc(Number(value)) || 0;

const numberOf = (typed: unknown): number => (typeof typed === 'number' ? typed : Number.parseFloat(String(typed)));

/** A typed quantity as a whole number of at least 1; anything else is 0. */
export const parseQuantity = (typed: unknown): number => {
  const quantity = Math.trunc(numberOf(typed));
  return quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : 0;
};

/** A typed amount in AED, to the nearest fils. Anything else is 0: no number, one below 0, or one too large for an integer of fils. */
export const parseAmount = (typed: unknown): number => {
  const fils = Math.round(numberOf(typed) * 100);
  return fils > 0 && Number.isSafeInteger(fils) ? toAed(fils) : 0;
};
