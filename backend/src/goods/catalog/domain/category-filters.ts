import type { FilterKey } from '@shop/contract/catalog';

export interface CategoryFilter {
  readonly Key: FilterKey;
  readonly displayName: string;
  readonly values: readonly string[];
  readonly order: number;
}

/** Trims values and drops empty and repeated ones; a filter without a label gets its key as label. */
export function cleanFilters(filters: readonly CategoryFilter[]): CategoryFilter[] {
  return filters.map(({ Key, displayName, values, order }) => ({
    Key,
    displayName: displayName === '' ? capitalised(Key) : displayName,
    values: unique(values.map((value) => value.trim()).filter((value) => value !== '')),
    order,
  }));
}

/** @returns the index of the first filter whose key is used by an earlier one, or -1 */
export function repeatedKey(filters: readonly Pick<CategoryFilter, 'Key'>[]): number {
  const keys = filters.map(({ Key }) => Key);
  return keys.findIndex((key, index) => keys.indexOf(key) !== index);
}

/** Merges the filters of several categories: one entry per key, values in their order, entries sorted by `order`. */
export function mergeFilters(lists: readonly (readonly CategoryFilter[])[]): CategoryFilter[] {
  const merged = new Map<FilterKey, CategoryFilter>();
  for (const filter of lists.flat()) {
    const known = merged.get(filter.Key);
    merged.set(filter.Key, {
      Key: filter.Key,
      displayName: known?.displayName ?? filter.displayName,
      values: unique([...(known?.values ?? []), ...filter.values]),
      order: Math.min(known?.order ?? filter.order, filter.order),
    });
  }
  return [...merged.values()].sort((a, b) => a.order - b.order);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
