import { isPriced } from '../../kit/documents/priced';
import { Chip } from '@mui/material';
import { endsOrder, isOpenOrder, orderStatusTones } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import type { OrderRecord } from '../../types';

interface Props {
  order: OrderRecord;
  tones?: typeof orderStatusTones;
}

/** The status, and whether some of the goods were returned, which the status does not show. */
export const OrderStatus = ({ order: { status, orderItems, deliveryState }, tones = orderStatusTones }: Props) => {
  const translate = useTranslate();
  const isPartly = !endsOrder(status) && orderItems.some((line) => line.returnedQty > 0);
  return (
    <>
      <StatusBadge of="orders" status={status} tones={tones} />{' '}
      {deliveryState === 'Partly' && isOpenOrder(status) && (
        <Chip size="small" variant="outlined" color="info" label={translate('resources.orders.delivery.partly')} />
      )}{' '}
      {isPartly && (
        <Chip size="small" variant="outlined" color="warning" label={translate('resources.orders.partly_returned')} />
      )}
    </>
  );
};

/** The facts of an order that stay in view. */
export const orderHead = (order: OrderRecord) => ({
  name: order.orderNumber,
  state: <OrderStatus order={order} />,
  who: order.user.name,
  ...(isPriced(order.orderItems) && { sum: order.totalPrice }),
});
