import { SHOP_PAGE_SIZE } from '@shop/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import { toListingQuery, type ListingQuery, type ShopFilters } from '@shop/contract/shop-filters';

/** The order by purchases needs a sign-in, and is cached for that user alone. */
type SignedIn = { readonly _id: string } | null;
type SortedQuery = ListingQuery & { sort?: NonNullable<ShopFilters['sort']> };

const getProducts = async (query: SortedQuery, page: number, signal?: AbortSignal) =>
  unwrap(await api.GET('/api/products', { params: { query: { ...query, page, limit: SHOP_PAGE_SIZE } }, signal }));

/**
 * A page of the shop; the previous page is shown until the new one is loaded. Fetched again each time the shop opens,
 * except just after a preload, unless that was at the prices of others.
 */
export const productsQuery = (filters: ShopFilters, page: number, user: SignedIn) => {
  const { sort } = filters;
  const isOwn = sort === 'bought';
  const query: SortedQuery = { ...toListingQuery(filters), ...(sort !== null && (!isOwn || user) && { sort }) };
  return queryOptions({
    queryKey: ['products', query, page, isOwn ? user?._id : undefined],
    queryFn: ({ signal }) => getProducts(query, page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => {
      const isFresh = !state.isInvalidated && Date.now() - state.dataUpdatedAt < limits.justFetchedMs;
      return isFresh ? false : 'always';
    },
  });
};
