import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';

/** The buyer's invoices with their payments, newest first. */
export const myInvoicesQuery = () =>
  queryOptions({
    queryKey: ['invoices', 'my'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/invoices/my', { signal })),
    gcTime: limits.cacheMs,
  });
