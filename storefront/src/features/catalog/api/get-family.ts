import { MAX_PAGE_SIZE } from '@shop/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import type { ProductResponse } from '@shop/contract/api';
import type { ListingQuery } from '@shop/contract/shop-filters';

/** The maximum number of pages whose products a table of sizes and colours shows. */
const MOST_PAGES = 5;

const getPage = async (query: ListingQuery, page: number, signal: AbortSignal) =>
  unwrap(await api.GET('/api/products', { params: { query: { ...query, page, limit: MAX_PAGE_SIZE } }, signal }));

async function getAll(query: ListingQuery, signal: AbortSignal): Promise<ProductResponse[] | null> {
  const { data, pagination } = await getPage(query, 1, signal);
  if (pagination.totalPages > MOST_PAGES) return null;
  const others = Array.from({ length: pagination.totalPages - 1 }, (_, index) => getPage(query, index + 2, signal));
  return [...data, ...(await Promise.all(others)).flatMap((page) => page.data)];
}

/**
 * The products in the category of a product, in the order of the shop; for a very large one only those of the same
 * make.
 */
export const familyQuery = ({ category, sort }: ProductResponse) => {
  const whole: ListingQuery = { categoryIds: [category._id] };
  return queryOptions({
    queryKey: ['family', category._id, sort],
    queryFn: async ({ signal }) =>
      (await getAll(whole, signal)) ?? (await getAll({ ...whole, 'attributes[sort]': [sort] }, signal)) ?? [],
    staleTime: limits.cacheMs,
  });
};
