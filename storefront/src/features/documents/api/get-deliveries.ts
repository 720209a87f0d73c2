import { api, queryOf } from '../../../lib/api-client';

/** The deliveries of an order, the latest first. */
export const deliveriesQuery = (order: string) =>
  queryOf(['orders', 'deliveries', order], (signal) =>
    api.GET('/api/deliveries/my', { params: { query: { order } }, signal }),
  );
