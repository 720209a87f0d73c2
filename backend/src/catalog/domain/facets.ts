import type { CategoryFilter } from './category-filters.js';
import type { FilterKey } from './filter-keys.js';
import { naturalKey } from './natural-key.js';
import { PRODUCT_TYPES, type ProductType } from './product-types.js';

/** What a visitor has chosen in the shop. Values of one attribute are alternatives, attributes add up. */
export interface Selection {
  readonly productType: ProductType | undefined;
  readonly categoryIds: readonly string[];
  /** Only these products; all where it is empty. */
  readonly ids: readonly string[];
  readonly attributes: ReadonlyMap<FilterKey, readonly string[]>;
  /** Words that all have to occur. */
  readonly words: readonly string[];
}

export type Counts = ReadonlyMap<string, number>;

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Every type that the shop sells, in its order. */
export function typeCounts(counts: Counts): ValueCount[] {
  return PRODUCT_TYPES.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/**
 * The values that a filter lists, in its order; all that occur where it lists none.
 * One without products is kept only while it is chosen, so that it can be given up again.
 */
export function filterCounts(filter: CategoryFilter, counts: Counts, chosen: readonly string[]): ValueCount[] {
  const listed = filter.values.length > 0 ? filter.values : [...counts.keys()].filter(Boolean).sort(byNaturalOrder);
  const values = [...new Set([...listed, ...chosen])].map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return values.filter(({ value, count }) => count > 0 || chosen.includes(value));
}

function byNaturalOrder(a: string, b: string): number {
  return naturalKey(a) < naturalKey(b) ? -1 : 1;
}
