import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** The prices that were agreed with the buyer. */
export const ownPricesQuery = () =>
  queryOptions({
    queryKey: ['own-prices'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/prices/my', { signal })),
  });

/** The price lists of the buyer, without their prices. */
export const ownPriceListsQuery = () =>
  queryOptions({
    queryKey: ['own-prices', 'lists'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/prices/my/lists', { signal })),
  });
