import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';

/** Alternatives to a product, the nearest first. */
export const alternativesQuery = (id: string) =>
  queryOf(
    ['alternatives', id],
    (signal) => api.GET('/api/products/{id}/alternatives', { params: { path: { id } }, signal }),
    { staleTime: limits.justFetchedMs },
  );
