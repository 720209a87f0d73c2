import { useRecordContext } from 'react-admin';
import type { OrderRecord } from '../records';
import { LinesTable } from '../ui/LinesTable';

export const OrderItemsTable = () => {
  const order = useRecordContext<OrderRecord>();
  return <LinesTable lines={order?.orderItems ?? []} />;
};
