import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** How long prefetched data counts as fresh. */
const freshMs = 30_000;

/** Prefetches data for a page, unless it was fetched just now. The page itself shows a failure. */
export function prefetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey, queryFn }: Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): void {
  queryClient.query({ queryKey, queryFn, staleTime: freshMs }).catch(() => undefined);
}
