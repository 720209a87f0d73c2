import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import type { QuoteResponse } from '../../../lib/api-types';
import { myQuotesQuery } from './get-my-quotes';

/** One request of the buyer; where the list has shown it already, that one stands until the answer is here. */
export const quoteQuery = (id: string, queryClient: QueryClient) =>
  queryOptions<QuoteResponse>({
    queryKey: ['quotes', 'one', id],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/quotes/{id}', { params: { path: { id } }, signal })),
    placeholderData: (): QuoteResponse | undefined =>
      queryClient.getQueryData(myQuotesQuery().queryKey)?.find(({ _id }) => _id === id),
  });
