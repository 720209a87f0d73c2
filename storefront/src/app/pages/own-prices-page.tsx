import { ownPricesQuery } from '../../features/own-prices/api/get-own-prices';
import { OwnPrices } from '../../features/own-prices/components/own-prices';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, ownPricesQuery());

export default titledPage('ownPrices.title', OwnPrices);
