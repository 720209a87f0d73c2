import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/ui/view-state';
import { myOrdersQuery } from '../../features/documents/api/get-my-orders';
import { DocumentList } from '../../features/documents/components/document-list';
import { OrderCard, OrderInvoices } from '../../features/documents/components/order-card';
import { useScope } from '../../features/team/components/scope-switch';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export function MyOrders() {
  const { t, format } = useI18n();
  return (
    <DocumentList
      kind="order"
      query={useQuery(myOrdersQuery(useScope()))}
      numberOf={({ orderNumber }) => orderNumber}
      linesOf={({ orderItems }) => orderItems}
      columns={[
        { title: t('orders.invoice'), cell: ({ invoices }) => <OrderInvoices invoices={invoices} /> },
        { title: t('lines.total'), cell: ({ totalPrice }) => format.money(totalPrice), isAmount: true },
      ]}
      empty={<EmptyState text={t('orders.empty')} />}
    >
      {(order) => <OrderCard order={order} />}
    </DocumentList>
  );
}

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, myOrdersQuery());

export default titledPage('account.orders', MyOrders);
