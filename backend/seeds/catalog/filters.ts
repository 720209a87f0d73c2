import type { FilterKey } from '@shop/contract/catalog';
import type { ProductDraft, SeedFilter } from './seed-catalog.types.js';
import { channelOf, lengthInMetres, widthInMm } from '../pictures/measures.js';

const DISPLAY_NAMES: Readonly<Record<FilterKey, string>> = {
  size: 'Size',
  variant: 'Length / Pack',
  color: 'Colour',
  code: 'Code',
  sort: 'Type',
  quality: 'Quality',
  origin: 'Origin',
  unit: 'Unit',
};

const QUALITIES = ['A++', 'A', 'B'];

/** By width; creasing channels by height first. */
function bySize(a: string, b: string): number {
  return (channelOf(a)?.height ?? 0) - (channelOf(b)?.height ?? 0) || widthInMm(a) - widthInMm(b);
}

const IN_ORDER: Partial<Readonly<Record<FilterKey, (a: string, b: string) => number>>> = {
  size: bySize,
  variant: (a, b) => (lengthInMetres(a) ?? 0) - (lengthInMetres(b) ?? 0),
  quality: (a, b) => QUALITIES.indexOf(a) - QUALITIES.indexOf(b),
};

function valuesOf(key: FilterKey, products: readonly ProductDraft[]): string[] {
  const values = [...new Set(products.map((product) => product[key]))].filter((value) => value !== '');
  const order = IN_ORDER[key];
  return order === undefined ? values : values.sort(order);
}

/** The filter groups of a category: for each key that tells its products apart, the values that occur. */
export function filtersOf(keys: readonly FilterKey[], products: readonly ProductDraft[]): SeedFilter[] {
  return keys
    .map((Key) => ({ Key, displayName: DISPLAY_NAMES[Key], values: valuesOf(Key, products) }))
    .filter(({ values }) => values.length > 1)
    .map((filter, index) => ({ ...filter, order: index + 1 }));
}
