import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';

export const categoriesQuery = () =>
  queryOf(['categories'], (signal) => api.GET('/api/categories', { signal }), {
    staleTime: limits.cacheMs,
    gcTime: limits.cacheMs,
  });
