import { api } from '../../../lib/api-client';
import { queryOf } from '../../../lib/query-of';

/** The deliveries of an order, the latest first. */
export const deliveriesQuery = (order: string) =>
  queryOf(['orders', 'deliveries', order], (signal) =>
    api.GET('/api/deliveries/my', { params: { query: { order } }, signal }),
  );
