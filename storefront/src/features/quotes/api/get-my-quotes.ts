import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';

/** The buyer's requests, newest first. */
export const myQuotesQuery = () =>
  queryOptions({
    queryKey: ['quotes', 'my'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/quotes/my', { signal })),
    gcTime: limits.cacheMs,
  });
