import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import { visit } from '../../../lib/i18n/i18n';
import type { FacetsResponse } from '@shop/contract/api';
import { toListingQuery, type ListingQuery } from '../listing-query';
import type { ShopFilters } from '../shop-filters';

type Group = FacetsResponse['attributes'][number];

/** An attribute to narrow by, and the choice of type, categories and search that brought it up. */
export type OfferedGroup = Group & { choice: string };

/** With the words that the filters are called by. */
async function getFacets(query: ListingQuery, signal?: AbortSignal) {
  const [answer] = await Promise.all([
    api.GET('/api/products/facets', { params: { query }, signal }),
    visit.load(['features']),
  ]);
  return unwrap(answer);
}

/** The filters of the listing, with counts. */
export const facetsQuery = (filters: ShopFilters) => {
  const query = toListingQuery(filters);
  const choice = choiceOf(query);
  return queryOptions({
    queryKey: ['facets', query] as const,
    queryFn: ({ signal }) => getFacets(query, signal),
    placeholderData: (known: FacetsResponse | undefined, from) =>
      known && (choiceOf(from?.queryKey[1]) === choice ? known : { ...known, attributes: [groupsToCome] }),
    select: (facets) => ({
      ...facets,
      attributes: facets.attributes.map((group): OfferedGroup => ({ ...group, choice })),
    }),
    staleTime: 30_000,
  });
};

/** Stands where the attribute groups of another choice will: those that are here would be pushed about by them. */
const groupsToCome: Group = { key: 'size', displayName: '', order: -Infinity, values: [] };

/** No answer of the server has such an order. */
export const isToCome = ({ order }: Group): boolean => order === -Infinity;

/** Which groups there are follows from type, categories and search; what is chosen within them changes their counts only. */
const choiceOf = ({ productType, categoryIds, q }: ListingQuery = {}) => JSON.stringify([productType, categoryIds, q]);
