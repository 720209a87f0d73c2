import type { ProductRecord } from '../records';

/** Why a product cannot be bought at the moment, as translation keys; none for one that can. */
export const productMarks = ({ isActive, isAvailable }: Pick<ProductRecord, 'isActive' | 'isAvailable'>): string[] => [
  ...(isActive ? [] : ['resources.products.inactive']),
  ...(isAvailable ? [] : ['resources.products.unavailable']),
];
