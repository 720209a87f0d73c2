import { purchasesQuery } from '../../features/buy-again/api/get-purchases';
import { BuyAgain } from '../../features/buy-again/components/buy-again';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, purchasesQuery('own'));

export default titledPage('buyAgain.title', BuyAgain);
