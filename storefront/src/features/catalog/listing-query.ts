import { FILTER_KEYS } from '@shop/contract/catalog';
import type { paths } from '@shop/contract/api';
import type { ShopFilters } from './shop-filters';

type FullQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

/** The query that the listing and its facets share. */
export type ListingQuery = Omit<FullQuery, 'page' | 'limit' | 'sort'>;

/** True for the API's format of a record's id. */
const isId = (text: string) => /^[0-9a-f]{24}$/i.test(text);

/** True if none of the selected categories can exist. */
export const namesNoCategory = ({ selectedCategoryIds }: ShopFilters): boolean =>
  selectedCategoryIds.length > 0 && !selectedCategoryIds.some(isId);

/** Parameters unknown to the API are removed: an old link shows more products instead of an error. */
export function toListingQuery(filters: ShopFilters): ListingQuery {
  const query: ListingQuery = {};
  if (filters.selectedProductType) query.productType = filters.selectedProductType;
  const categoryIds = filters.selectedCategoryIds.filter(isId);
  if (categoryIds.length > 0) query.categoryIds = categoryIds;
  for (const [key, values] of Object.entries(filters.selectedAttributes)) {
    const name = FILTER_KEYS.find((known) => known === key);
    if (name) query[`attributes[${name}]`] = [...values];
  }
  if (filters.q) query.q = filters.q;
  return query;
}
