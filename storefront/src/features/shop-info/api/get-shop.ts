import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** Name, address, WhatsApp numbers and product types of the shop; they change with a deployment only. */
export const shopQuery = () =>
  queryOptions({
    queryKey: ['shop'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/shop', { signal })),
    staleTime: Infinity,
  });
