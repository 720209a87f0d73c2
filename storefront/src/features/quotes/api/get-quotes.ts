import type { AccountScope } from '@shop/contract/company';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import type { QuoteResponse } from '@shop/contract/api';

/** One request of the buyer; if the list has loaded it already, that one is shown until the response arrives. */
export const quoteQuery = (id: string, queryClient: QueryClient) =>
  queryOptions<QuoteResponse>({
    queryKey: ['quotes', 'one', id],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/quotes/{id}', { params: { path: { id } }, signal })),
    placeholderData: (): QuoteResponse | undefined =>
      queryClient.getQueryData(myQuotesQuery().queryKey)?.find(({ _id }) => _id === id),
  });

/** The buyer's requests, newest first. */
export const myQuotesQuery = (scope: AccountScope = 'own') =>
  queryOptions({
    queryKey: ['quotes', 'my', ...(scope === 'own' ? [] : [scope])],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/quotes/my', { params: { query: scope === 'own' ? {} : { scope } }, signal })),
    gcTime: limits.cacheMs,
  });
