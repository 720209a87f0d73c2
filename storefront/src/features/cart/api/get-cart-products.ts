import { MAX_PAGE_SIZE } from '@shop/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import type { ProductResponse } from '@shop/contract/api';

/** The products by id; a deleted or hidden one is undefined. */
export type KnownProducts = ReadonlyMap<string, ProductResponse | undefined>;

export async function getCartProducts(ids: readonly string[], signal?: AbortSignal): Promise<KnownProducts> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_PAGE_SIZE) }, (_, n) =>
    ids.slice(n * MAX_PAGE_SIZE, (n + 1) * MAX_PAGE_SIZE),
  );
  const pages = await Promise.all(parts.map((part) => getPart(part, signal)));
  const products = pages.flatMap(({ data }) => data);
  return new Map(ids.map((id) => [id, products.find(({ _id }) => _id === id)]));
}

/** Fetched again whenever a cart is opened. */
export const cartProductsQuery = (ids: readonly string[]) => {
  const wanted = [...ids].sort();
  return queryOptions({
    queryKey: ['cart-products', wanted],
    queryFn: ({ signal }) => getCartProducts(wanted, signal),
    refetchOnMount: 'always',
  });
};

const getPart = async (ids: string[], signal: AbortSignal | undefined) =>
  unwrap(await api.GET('/api/products', { params: { query: { ids, limit: MAX_PAGE_SIZE } }, signal }));
