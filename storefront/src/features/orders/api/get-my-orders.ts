import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** The buyer's orders, newest first. */
export const myOrdersQuery = () =>
  queryOptions({
    queryKey: ['orders', 'my'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/orders/my', { signal })),
  });
