import { useTranslate } from 'react-admin';
import type { OrderRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { RecordCards } from '../ui/RecordCards';
import { InvoiceCell } from './InvoiceCell';
import { OrderActions } from './OrderActions';
import { OrderStatusBadge } from './OrderStatusBadge';
import { orderListStatusColor } from './orderStatus';
import { orderOutline } from './orderOutline';

const Card = ({ order }: { order: OrderRecord }) => (
  <CardLayout
    {...orderOutline.card(order, useTranslate())}
    badge={<OrderStatusBadge colors={orderListStatusColor} />}
    actions={
      <>
        <InvoiceCell />
        <OrderActions />
      </>
    }
  />
);

export const OrderCards = () => <RecordCards<OrderRecord> card={(order) => <Card order={order} />} />;
