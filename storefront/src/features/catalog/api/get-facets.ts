import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import { toListingQuery, type ListingQuery } from '../listing-query';
import type { ShopFilters } from '../shop-filters';

export const getFacets = async (query: ListingQuery, signal?: AbortSignal) =>
  unwrap(await api.GET('/api/products/facets', { params: { query }, signal }));

/** What the listing can be narrowed by, with counts. */
export const facetsQuery = (filters: ShopFilters) => {
  const query = toListingQuery(filters);
  return queryOptions({
    queryKey: ['facets', query],
    queryFn: ({ signal }) => getFacets(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
};
