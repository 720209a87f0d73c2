import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import { daysOf } from '../months';

export type PurchaseScope = 'own' | 'company';

/** Earlier purchases, latest first. @param month as `2026-11`; empty for all */
export const purchasesQuery = (scope: PurchaseScope, month = '') =>
  queryOptions({
    queryKey: ['purchases', scope, month],
    queryFn: async ({ signal }) => {
      const query = { scope, ...(month && daysOf(month)) };
      return unwrap(await api.GET('/api/purchases', { params: { query }, signal }));
    },
  });
