import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';

/** Alternatives to a product, the nearest first. */
export const alternativesQuery = (id: string) =>
  queryOptions({
    queryKey: ['alternatives', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/products/{id}/alternatives', { params: { path: { id } }, signal })),
    staleTime: limits.justFetchedMs,
  });
