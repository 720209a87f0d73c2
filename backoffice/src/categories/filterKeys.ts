import type { FilterKey } from '../types';

/** The product fields by which a category can be filtered. */
export const filterKeyLabel: Record<FilterKey, string> = {
  size: 'resources.products.fields.size',
  variant: 'resources.products.fields.variant',
  color: 'resources.products.fields.color',
  code: 'resources.products.fields.code',
  sort: 'resources.products.fields.sort',
  quality: 'resources.products.fields.quality',
  origin: 'resources.products.fields.origin',
  unit: 'resources.products.fields.unit',
};

const keys: readonly FilterKey[] = ['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'];

export const filterKeyChoices = keys.map((key) => ({ id: key, name: filterKeyLabel[key] }));

/** The first key that no filter of the category has yet; undefined when each has its filter. */
export const freeKey = (taken: readonly FilterKey[]): FilterKey | undefined => keys.find((key) => !taken.includes(key));
