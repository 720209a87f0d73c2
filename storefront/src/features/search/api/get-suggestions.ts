import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** Products that have the typed words; those of the text before stand until the new ones are here. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['suggestions', words],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/products/suggestions', { params: { query: { q: words } }, signal })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
