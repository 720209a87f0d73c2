import Chip from '@mui/material/Chip';
import { orderStatusTones } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import type { OrderRecord } from '../../types';

interface Props {
  order: OrderRecord;
  tones?: typeof orderStatusTones;
}

/** The status, and whether some of the goods were returned, which the status does not show. */
export const OrderStatus = ({ order: { status, orderItems }, tones = orderStatusTones }: Props) => {
  const partly = useTranslate()('resources.orders.partly_returned');
  const isPartly = status !== 'Returned' && status !== 'Cancelled' && orderItems.some((line) => line.returnedQty > 0);
  return (
    <>
      <StatusBadge of="orders" status={status} tones={tones} />{' '}
      {isPartly && <Chip size="small" variant="outlined" color="warning" label={partly} />}
    </>
  );
};
