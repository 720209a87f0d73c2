import { myOrdersQuery } from '../../features/orders/api/get-my-orders';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../../components/ui/record-list';
import { EmptyState } from '../../components/ui/view-state';
import { OrderCard } from '../../features/orders/components/order-card';

export function MyOrders() {
  const { t } = useI18n();
  const query = useQuery(myOrdersQuery());
  return (
    <RecordList
      title={t('account.orders')}
      query={query}
      loading={t('orders.loading')}
      error={t('orders.error')}
      empty={<EmptyState text={t('orders.empty')} />}
      keyOf={({ _id }) => _id}
    >
      {(order) => <OrderCard order={order} />}
    </RecordList>
  );
}

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myOrdersQuery());

export default function OrdersPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.orders'));
  return <MyOrders />;
}
