import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';

export const supplierDocumentsQuery = () =>
  queryOf(['supplier-documents'], (signal) => api.GET('/api/supplier-documents', { signal }), {
    gcTime: limits.cacheMs,
  });
