import { FILTER_KEYS } from '@shop/contract/catalog';
import type { paths } from '../../lib/api-types';
import type { ShopFilters } from './shop-filters';

type FullQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

/** The query that the listing and its facets share. */
export type ListingQuery = Omit<FullQuery, 'page' | 'limit'>;

/** Attributes that the API does not filter by are left out: an old link shows more than it meant, not an error. */
export function toListingQuery(filters: ShopFilters): ListingQuery {
  const query: ListingQuery = {};
  if (filters.selectedProductType) query.productType = filters.selectedProductType;
  if (filters.selectedCategoryIds.length > 0) query.categoryIds = [...filters.selectedCategoryIds];
  for (const [key, values] of Object.entries(filters.selectedAttributes)) {
    const name = FILTER_KEYS.find((known) => known === key);
    if (name) query[`attributes[${name}]`] = [...values];
  }
  if (filters.q) query.q = filters.q;
  return query;
}
