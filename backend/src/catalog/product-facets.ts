import type { CategoryRecord } from './category.schema.js';
import { type CategoryFilter, mergeFilters } from './domain/category-filters.js';
import { type Counts, filterCounts, type Selection, typeCounts } from './domain/facets.js';
import type { FacetsResponse } from './dto/facets.response.js';
import type { Catalogue } from './live-catalogue.service.js';

const NONE: Counts = new Map();

/** How many products each further choice in the shop would show. */
export function facetsOf({ index, categories }: Catalogue, selection: Selection): FacetsResponse {
  const { productType } = selection;
  const listed = categories.filter((one) => productType === undefined || one.productType === productType);
  const filters = mergeFilters(withFilters(selection, listed).map((category) => category.filters));
  const counts = index.counts(selection, ['category', ...filters.map(({ Key }) => Key)]);
  return {
    productTypes: typeCounts(counts.get('productType') ?? NONE),
    categories: categoryCounts(listed, counts.get('category') ?? NONE, selection),
    attributes: filters.map((filter) => attributeCounts(filter, counts.get(filter.Key) ?? NONE, selection)),
  };
}

/** The chosen categories, else those of the chosen type: without either, there is nothing to tell products apart by. */
function withFilters({ productType, categoryIds }: Selection, listed: readonly CategoryRecord[]) {
  const chosen = listed.filter(({ _id }) => categoryIds.includes(_id.toHexString()));
  if (chosen.length > 0) return chosen;
  return productType === undefined ? [] : listed;
}

function categoryCounts(listed: readonly CategoryRecord[], counts: Counts, { categoryIds }: Selection) {
  return listed
    .map(({ _id, displayName }) => ({
      _id: _id.toHexString(),
      displayName,
      count: counts.get(_id.toHexString()) ?? 0,
    }))
    .filter(({ _id, count }) => count > 0 || categoryIds.includes(_id));
}

function attributeCounts(filter: CategoryFilter, counts: Counts, { attributes }: Selection) {
  const { Key: key, displayName, order } = filter;
  return { key, displayName, order, values: filterCounts(filter, counts, attributes.get(key) ?? []) };
}
