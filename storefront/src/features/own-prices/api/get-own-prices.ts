import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** The prices that were agreed with the buyer. */
export const ownPricesQuery = () =>
  queryOptions({
    queryKey: ['own-prices'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/prices/my', { signal })),
  });
