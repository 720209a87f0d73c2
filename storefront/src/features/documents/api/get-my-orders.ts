import type { AccountScope } from '@shop/contract/company';
import type { QueryClient } from '@tanstack/react-query';
import { api, queryOf } from '../../../lib/api-client';
import type { OrderResponse } from '@shop/contract/api';

/** The buyer's orders, newest first. */
export const myOrdersQuery = (scope: AccountScope = 'own') =>
  queryOf(['orders', 'my', ...(scope === 'own' ? [] : [scope])], (signal) =>
    api.GET('/api/orders/my', { params: { query: scope === 'own' ? {} : { scope } }, signal }),
  );

/** One order of the buyer; if the list has loaded it already, that one is shown until the response arrives. */
export const orderQuery = (id: string, queryClient: QueryClient) =>
  queryOf<OrderResponse>(
    ['orders', 'one', id],
    (signal) => api.GET('/api/orders/{id}', { params: { path: { id } }, signal }),
    {
      placeholderData: (): OrderResponse | undefined =>
        queryClient.getQueryData(myOrdersQuery().queryKey)?.find(({ _id }) => _id === id),
    },
  );
