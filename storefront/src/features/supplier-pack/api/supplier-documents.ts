import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';

/** The documents by which the buyer checks the shop. */
export const supplierDocumentsQuery = () =>
  queryOptions({
    queryKey: ['supplier-documents'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/supplier-documents', { signal })),
    gcTime: limits.cacheMs,
  });
