import type { ReceivablesResponse } from '@shop/contract/api';
import type { OpenAge } from '@shop/contract/statement';

/** Translation key of an age. */
export const ageLabel = (age: OpenAge): string =>
  age === 'credit' ? 'shop.statement.sum.creditBalance' : `shop.statement.age.${age}`;

export const amountOfAge = (sums: ReceivablesResponse['total'], age: OpenAge): number =>
  age === 'credit' ? sums.creditBalance : sums[age];

export const isLateAge = (age: OpenAge): boolean => age !== 'current' && age !== 'credit';
