import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** The deliveries of an order, the latest first. */
export const deliveriesQuery = (order: string) =>
  queryOptions({
    queryKey: ['orders', 'deliveries', order],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/deliveries/my', { params: { query: { order } }, signal })),
  });
