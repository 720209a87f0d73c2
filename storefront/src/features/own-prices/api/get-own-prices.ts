import { api, queryOf } from '../../../lib/api-client';

/** The prices that were agreed with the buyer. */
export const ownPricesQuery = () => queryOf(['own-prices'], (signal) => api.GET('/api/prices/my', { signal }));

/** The price lists of the buyer, without their prices. */
export const ownPriceListsQuery = () =>
  queryOf(['own-prices', 'lists'], (signal) => api.GET('/api/prices/my/lists', { signal }));
