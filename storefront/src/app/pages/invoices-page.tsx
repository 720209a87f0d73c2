import { myInvoicesQuery } from '../../features/documents/api/get-my-invoices';
import { MyInvoices } from '../../features/documents/components/my-invoices';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myInvoicesQuery());

export default titledPage('account.invoices', MyInvoices);
