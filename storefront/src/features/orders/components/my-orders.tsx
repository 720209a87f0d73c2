import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myOrdersQuery } from '../api/get-my-orders';
import { OrderCard } from './order-card';

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
