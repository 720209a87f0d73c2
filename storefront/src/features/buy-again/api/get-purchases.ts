import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

export type PurchaseScope = 'own' | 'company';

/** Earlier purchases, the latest first. */
export const purchasesQuery = (scope: PurchaseScope) =>
  queryOptions({
    queryKey: ['purchases', scope],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/purchases', { params: { query: { scope } }, signal })),
    // A request that was sent a moment ago is among them.
    refetchOnMount: 'always',
  });
