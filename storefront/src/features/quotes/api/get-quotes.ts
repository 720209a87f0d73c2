import type { AccountScope } from '@shop/contract/company';
import type { QueryClient } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';
import type { QuoteResponse } from '@shop/contract/api';

/** One request of the buyer; if the list has loaded it already, that one is shown until the response arrives. */
export const quoteQuery = (id: string, queryClient: QueryClient) =>
  queryOf<QuoteResponse>(
    ['quotes', 'one', id],
    (signal) => api.GET('/api/quotes/{id}', { params: { path: { id } }, signal }),
    {
      placeholderData: (): QuoteResponse | undefined =>
        queryClient.getQueryData(myQuotesQuery().queryKey)?.find(({ _id }) => _id === id),
    },
  );

/** The buyer's requests, newest first. */
export const myQuotesQuery = (scope: AccountScope = 'own') =>
  queryOf(
    ['quotes', 'my', ...(scope === 'own' ? [] : [scope])],
    (signal) => api.GET('/api/quotes/my', { params: { query: scope === 'own' ? {} : { scope } }, signal }),
    { gcTime: limits.cacheMs },
  );
