import { limits } from '../../../config/limits';
import { api } from '../../../lib/api-client';
import { queryOf } from '../../../lib/query-of';

export const categoriesQuery = () =>
  queryOf(['categories'], (signal) => api.GET('/api/categories', { signal }), {
    staleTime: limits.cacheMs,
    gcTime: limits.cacheMs,
  });
