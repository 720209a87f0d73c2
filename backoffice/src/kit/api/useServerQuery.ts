import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from './dataProvider';

/**
 * A query of the server. It is not repeated after a failure, which its component shows. A refresh of the page includes
 * the keys that begin like react-admin's own, with the name of a resource.
 */
export const useServerQuery = <T>(
  queryKey: QueryKey,
  read: (server: ShopDataProvider) => T | Promise<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey, queryFn: () => read(server), retry: false, ...options });
};
