import { useRecordContext } from 'react-admin';
import type { OrderRecord } from '../records';
import { Chain } from '../trail/Chain';

/** The deal that the order in view is part of. */
export const OrderChain = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? <Chain orderId={order.id} /> : null;
};
