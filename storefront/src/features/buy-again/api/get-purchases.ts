import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

export type PurchaseScope = 'own' | 'company';

/** Earlier purchases, the latest first. */
export const purchasesQuery = (scope: PurchaseScope) =>
  queryOptions({
    queryKey: ['purchases', scope],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/purchases', { params: { query: { scope } }, signal })),
    // The list contains requests sent a moment ago.
    refetchOnMount: 'always',
  });
