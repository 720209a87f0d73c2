import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** How long something fetched ahead counts as new. */
const freshMs = 30_000;

/** Fetches ahead what a page will ask for, unless it was fetched just now. A failure is the page's to show. */
export function prefetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey, queryFn }: Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): void {
  queryClient.query({ queryKey, queryFn, staleTime: freshMs }).catch(() => undefined);
}
