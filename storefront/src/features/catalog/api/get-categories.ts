import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/categories', { signal })),
    staleTime: limits.cacheMs,
    gcTime: limits.cacheMs,
  });
