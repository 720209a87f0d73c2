import type { UnbilledDeliveriesResponse } from '@shop/contract/api';
import { orderPath } from '../../paths';
import type { OrderRecord } from '../../types';

interface Supply {
  id: string;
  to: string;
  title: string;
  /** The moment from which the days for its invoice count. */
  since: string;
}

type Paid = Pick<OrderRecord, 'id' | 'orderNumber' | 'user' | 'paidAt'>;
type Delivered = UnbilledDeliveriesResponse['deliveries'][number];

/**
 * The supplies that wait for their invoice, the first one first: each delivery, and money that came for an order before
 * its first delivery that waits.
 */
export const suppliesOf = (
  deliveries: readonly Pick<Delivered, '_id' | 'number' | 'order' | 'user' | 'deliveredOn'>[],
  paid: readonly Paid[],
): Supply[] => {
  const isDeliveredBefore = ({ id, paidAt }: Paid) =>
    deliveries.some(({ order, deliveredOn }) => order._id === id && (deliveredOn ?? '~') <= (paidAt ?? '~'));
  const supplies = [
    ...deliveries.map(({ _id, number, order, user, deliveredOn }) => ({
      id: _id,
      to: orderPath(order._id),
      since: deliveredOn,
      title: [order.orderNumber, number, user.name].join(' · '),
    })),
    ...paid
      .filter((order) => !isDeliveredBefore(order))
      .map(({ id, orderNumber, user, paidAt }) => ({
        id,
        to: orderPath(id),
        since: paidAt,
        title: `${orderNumber} · ${user.name}`,
      })),
  ];
  return supplies
    .flatMap(({ since, ...supply }) => (since === null ? [] : [{ ...supply, since }]))
    .sort((one, other) => one.since.localeCompare(other.since));
};
