import { myOrdersQuery } from '../../features/documents/api/get-my-orders';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUSES } from '@shop/contract/statuses';
import { EmptyState } from '../../components/ui/view-state';
import { ScopeSwitch, useScope } from '../../features/team/components/scope-switch';
import { DocumentList } from '../../features/documents/components/document-list';
import { OrderCard } from '../../features/documents/components/order-card';
import { orderStatusLabels } from '../../features/documents/order-status';

export function MyOrders() {
  const { t } = useI18n();
  return (
    <DocumentList
      title={t('account.orders')}
      query={useQuery(myOrdersQuery(useScope()))}
      above={<ScopeSwitch kind="orders" />}
      statuses={ORDER_STATUSES}
      labels={orderStatusLabels}
      linesOf={({ orderItems }) => orderItems}
      loading={t('orders.loading')}
      error={t('orders.error')}
      empty={<EmptyState text={t('orders.empty')} />}
    >
      {(order) => <OrderCard order={order} />}
    </DocumentList>
  );
}

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myOrdersQuery());

export default function OrdersPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.orders'));
  return <MyOrders />;
}
