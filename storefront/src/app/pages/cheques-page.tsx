import { myChequesQuery } from '../../features/documents/api/get-my-money';
import { MyCheques } from '../../features/documents/components/my-cheques';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myChequesQuery());

export default titledPage('account.cheques', MyCheques);
