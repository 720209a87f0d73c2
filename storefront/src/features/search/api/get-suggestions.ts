import { keepPreviousData } from '@tanstack/react-query';
import { api, queryOf } from '../../../lib/api-client';

/** Suggestions for the typed words; the earlier ones are shown until they are loaded. */
export const suggestionsQuery = (words: string) =>
  queryOf(
    ['suggestions', words],
    (signal) => api.GET('/api/products/suggestions/grouped', { params: { query: { q: words } }, signal }),
    { enabled: words !== '', placeholderData: keepPreviousData, staleTime: 60_000 },
  );
