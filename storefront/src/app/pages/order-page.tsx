import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../config/paths';
import { DocumentDetail } from '../../features/documents/components/document-detail';
import { WithLineProducts } from '../../features/documents/components/line-products';
import { orderQuery } from '../../features/documents/api/get-my-orders';
import { OrderCard } from '../../features/documents/components/order-card';
import { useI18n } from '../../lib/i18n/i18n-context';

export default function OrderPage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  return (
    <DocumentDetail
      query={useQuery(orderQuery(id, useQueryClient()))}
      back={{ to: paths.orders, label: t('record.allOrders') }}
      titleOf={({ orderNumber }) => t('record.order', { number: orderNumber })}
      texts={{
        title: t('account.orders'),
        loading: t('orders.loading'),
        error: t('orders.error'),
        missing: t('record.orderMissing'),
      }}
    >
      {(order) => (
        <WithLineProducts lines={order.orderItems}>
          <OrderCard order={order} detailed />
        </WithLineProducts>
      )}
    </DocumentDetail>
  );
}
