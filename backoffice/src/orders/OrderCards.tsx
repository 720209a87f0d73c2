import { useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { orderPath } from '../paths';
import type { OrderRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { RecordCards } from '../ui/RecordCards';
import { InvoiceCell } from './InvoiceCell';
import { OrderActions } from './OrderActions';
import { OrderStatusBadge } from './OrderStatusBadge';
import { orderListStatusColor } from './orderStatus';

const Card = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={order.orderNumber}
      to={orderPath(order.id)}
      badge={<OrderStatusBadge colors={orderListStatusColor} />}
      amount={translate('shop.total.amount', { amount: formatAed(order.totalPrice) })}
      lines={[
        `${formatDay(order.createdAt)} · ${order.user.name}`,
        `${translate('resources.orders.fields.orderItems')}: ${order.orderItems.length}`,
      ]}
      actions={
        <>
          <InvoiceCell />
          <OrderActions />
        </>
      }
    />
  );
};

export const OrderCards = () => <RecordCards<OrderRecord> card={(order) => <Card order={order} />} />;
