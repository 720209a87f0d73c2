import type { OrderRecord } from '../../types';

/** `3 of 5`: the delivered and the needed pieces. */
export const progressOf = ({ orderItems }: Pick<OrderRecord, 'orderItems'>) => ({
  delivered: orderItems.reduce((sum, { deliveredQty }) => sum + deliveredQty, 0),
  needed: orderItems.reduce((sum, { qty, cancelledQty }) => sum + qty - cancelledQty, 0),
});
