import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import { visit } from '../../../lib/i18n/i18n';
import type { FacetsResponse } from '@shop/contract/api';
import { toListingQuery, type ListingQuery, type ShopFilters } from '@shop/contract/shop-filters';

type Group = FacetsResponse['attributes'][number];

/** An attribute for filtering, and the selection of type, categories and search that it belongs to. */
export type OfferedGroup = Group & { choice: string };

/** Also loads the words for the filters' names. */
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

/** A placeholder for the attribute groups of a new selection: they would move the groups that are already shown. */
const groupsToCome: Group = { key: 'size', displayName: '', order: -Infinity, values: [] };

/** The server never returns such an order. */
export const isToCome = ({ order }: Group): boolean => order === -Infinity;

/**
 * The selection that decides which groups exist: type, categories and search. Other filters only change their counts.
 */
const choiceOf = ({ productType, categoryIds, q }: ListingQuery = {}) => JSON.stringify([productType, categoryIds, q]);
