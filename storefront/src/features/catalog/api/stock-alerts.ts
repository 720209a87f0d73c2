import { api, queryOf, unwrap } from '../../../lib/api-client';

/** The stock alerts of a buyer. @param user id of the buyer */
export const stockAlertsQuery = (user: string) =>
  queryOf(['stock-alerts', user], (signal) => api.GET('/api/stock-alerts/my', { signal }));

export const createStockAlert = async (product: string) =>
  unwrap(await api.POST('/api/stock-alerts', { body: { product } }));

export const removeStockAlert = async (id: string) =>
  unwrap(await api.DELETE('/api/stock-alerts/{id}', { params: { path: { id } } }));
