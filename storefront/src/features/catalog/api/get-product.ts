import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import type { ProductPageResponse, ProductResponse } from '@shop/contract/api';

const getProduct = async (id: string, signal?: AbortSignal) =>
  unwrap(await api.GET('/api/products/{id}', { params: { path: { id } }, signal }));

/** One product; if a listing has loaded it already, that one is shown until the response arrives. */
export const productQuery = (id: string, queryClient: QueryClient) =>
  queryOptions<ProductResponse>({
    queryKey: ['product', id],
    queryFn: ({ signal }) => getProduct(id, signal),
    staleTime: limits.justFetchedMs,
    placeholderData: (): ProductResponse | undefined => findListed(queryClient, id),
  });

function findListed(queryClient: QueryClient, id: string): ProductResponse | undefined {
  const listings = queryClient.getQueriesData<ProductPageResponse>({ queryKey: ['products'] });
  for (const [, listing] of listings) {
    const product = listing?.data.find(({ _id }) => _id === id);
    if (product) return product;
  }
  return undefined;
}
