import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** Suggestions for the typed words; the earlier ones are shown until they are loaded. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['suggestions', words],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/products/suggestions/grouped', { params: { query: { q: words } }, signal })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
