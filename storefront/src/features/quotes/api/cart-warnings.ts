import type { CartWarningsDto } from '@shop/contract/api';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

/** The warnings that a buyer sees before the cart is sent. */
export const cartWarningsQuery = (body: CartWarningsDto) =>
  queryOptions({
    queryKey: ['cart-warnings', body],
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/quotes/warnings', { body, signal })).warnings,
    retry: false,
  });
