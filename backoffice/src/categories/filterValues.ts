import { FILTER_KEYS, type FilterKey } from '@shop/contract/catalog';

/** The product fields by which a category can be filtered. */
export const filterKeyChoices = FILTER_KEYS.map((key) => ({ id: key, name: `resources.products.fields.${key}` }));

/** The first key that no filter of the category has yet; undefined when each has its filter. */
export const freeKey = (taken: readonly FilterKey[]): FilterKey | undefined =>
  FILTER_KEYS.find((key) => !taken.includes(key));

/** Comma-separated text as a list: trimmed, empties dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
