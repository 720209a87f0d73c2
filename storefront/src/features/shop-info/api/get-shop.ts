import { api, queryOf } from '../../../lib/api-client';
import type { ShopResponse } from '@shop/contract/api';
import { onServer } from '../../../lib/on-server';

/** Name, address, WhatsApp numbers and product types of the shop; they change with a deployment only. */
export const shopQuery = () =>
  queryOf(['shop'], (signal) => api.GET('/api/shop', { signal }), { initialData: shopOfPage, staleTime: Infinity });

/**
 * The server writes its response into the page, so that the frame is rendered at once; other servers of the files
 * don't.
 */
function shopOfPage(): ShopResponse | undefined {
  if (onServer) return undefined;
  const data = document.getElementById('shop-data')?.textContent;
  return data ? (JSON.parse(data) as ShopResponse) : undefined;
}
