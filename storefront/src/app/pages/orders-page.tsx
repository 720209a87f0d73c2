import { myOrdersQuery } from '../../features/documents/api/get-my-orders';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { useQuery } from '@tanstack/react-query';
import type { OrderResponse } from '@shop/contract/api';
import { ORDER_STATUSES, orderStatusTones } from '@shop/contract/statuses';
import { documentPaths } from '../../config/document-paths';
import { EmptyState } from '../../components/ui/view-state';
import { ScopeSwitch, useScope } from '../../features/team/components/scope-switch';
import { DocumentList } from '../../features/documents/components/document-list';
import { NumberLink } from '../../features/documents/components/number-link';
import { useDocumentColumns } from '../../features/documents/use-document-columns';
import { OrderInvoices, OrderCard } from '../../features/documents/components/order-card';
import { orderStatusLabels } from '../../features/documents/order-status';

const linesOf = ({ orderItems }: OrderResponse) => orderItems;

export function MyOrders() {
  const { t, format } = useI18n();
  const columns = useDocumentColumns({ labels: orderStatusLabels, tones: orderStatusTones }, linesOf);
  return (
    <DocumentList
      title={t('account.orders')}
      query={useQuery(myOrdersQuery(useScope()))}
      above={<ScopeSwitch kind="orders" />}
      statuses={ORDER_STATUSES}
      labels={orderStatusLabels}
      linesOf={linesOf}
      table={{
        kind: t('find.kinds.order'),
        opens: ({ _id, orderNumber }, className) => (
          <NumberLink to={documentPaths.order(_id)} number={orderNumber} className={className} />
        ),
        columns: [
          ...columns,
          { title: t('orders.invoice'), cell: (order) => <OrderInvoices invoices={order.invoices} /> },
          { title: t('lines.total'), cell: ({ totalPrice }) => format.money(totalPrice), isAmount: true },
        ],
      }}
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
