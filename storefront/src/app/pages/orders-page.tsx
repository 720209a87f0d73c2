import { myOrdersQuery } from '../../features/orders/api/get-my-orders';
import { MyOrders } from '../../features/orders/components/my-orders';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myOrdersQuery());

export default function OrdersPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.orders'));
  return <MyOrders />;
}
