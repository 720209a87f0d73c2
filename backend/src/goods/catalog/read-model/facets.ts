import { type CategoryFilter, mergeFilters } from '../domain/category-filters.js';
import { naturalKey } from '../domain/natural-key.js';
import { isProductType, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import type { CategoryResponse } from '../dto/category.response.js';
import type { FacetsResponse, ValueCountResponse } from '../dto/facets.response.js';
import type { CatalogIndex } from './catalog-index.js';
import type { Selection } from './catalog-read-model.js';

type Counts = ReadonlyMap<string, number>;

const NONE: Counts = new Map();

/** How many products each further choice in the shop would show. */
export function facetsOf(
  index: CatalogIndex,
  categories: readonly CategoryResponse[],
  selection: Selection,
): FacetsResponse {
  const { attributes } = selection;
  const productType = selection.productType ?? typeOfSearch(index, selection);
  const listed = categories.filter((one) => productType === undefined || one.productType === productType);
  const filters = mergeFilters(withFilters(productType, selection, listed).map((category) => category.filters));
  const counts = index.counts(selection, ['category', ...filters.map(({ Key }) => Key)]);
  const types = counts.get('productType') ?? NONE;
  return {
    productTypes: PRODUCT_TYPES.map((value) => ({ value, count: types.get(value) ?? 0 })),
    categories: categoryCounts(listed, counts.get('category') ?? NONE, selection),
    attributes: filters.map((filter) => {
      const { Key: key, displayName, order } = filter;
      const values = filterCounts(filter, counts.get(key) ?? NONE, attributes.get(key) ?? []);
      return { key, displayName, order, values };
    }),
  };
}

/** The only type that a search finds: its filters are offered as if it were selected. */
function typeOfSearch(index: CatalogIndex, selection: Selection): ProductType | undefined {
  if (selection.q === '') return undefined;
  const [type = '', ...others] = (index.counts(selection, []).get('productType') ?? NONE).keys();
  return others.length === 0 && isProductType(type) ? type : undefined;
}

/** The selected categories, otherwise the categories of the type; without both, no filters are offered. */
function withFilters(
  productType: ProductType | undefined,
  { categoryIds }: Selection,
  listed: readonly CategoryResponse[],
) {
  const chosen = listed.filter(({ _id }) => categoryIds.includes(_id));
  if (chosen.length > 0) return chosen;
  return productType === undefined ? [] : listed;
}

function categoryCounts(listed: readonly CategoryResponse[], counts: Counts, { categoryIds }: Selection) {
  return listed
    .map(({ _id, displayName }) => ({ _id, displayName, count: counts.get(_id) ?? 0 }))
    .filter(({ _id, count }) => count > 0 || categoryIds.includes(_id));
}

/**
 * The values of a filter in their order, or all existing values if the filter lists none. A value without products
 * remains only while it is selected, so that it can be deselected.
 */
export function filterCounts(
  filter: Pick<CategoryFilter, 'values'>,
  counts: Counts,
  chosen: readonly string[],
): ValueCountResponse[] {
  const listed = filter.values.length > 0 ? filter.values : [...counts.keys()].filter(Boolean).sort(byNaturalOrder);
  const values = [...new Set([...listed, ...chosen])].map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return values.filter(({ value, count }) => count > 0 || chosen.includes(value));
}

function byNaturalOrder(a: string, b: string): number {
  return naturalKey(a) < naturalKey(b) ? -1 : 1;
}
