import { formatDay } from '../dubaiDay';
import type { Badge, CardText, Outline, Translate } from '../firstRows/outline';
import { formatAed } from '../money/fils';
import { orderPath } from '../paths';
import type { OrderRecord } from '../records';
import { orderListStatusColor, orderStatuses, orderStatusLabel } from './orderStatus';

const badge = ({ status }: OrderRecord): Badge => ({
  color: orderListStatusColor[status],
  label: orderStatusLabel[status],
});

/** Whether it was delivered, and when. */
export const deliveredText = ({ isDelivered, deliveredAt }: OrderRecord, translate: Translate): string => {
  if (!isDelivered) return translate('shop.no');
  return deliveredAt ? formatDay(deliveredAt) : translate('shop.yes');
};

export const stockText = ({ stockUpdated }: OrderRecord, translate: Translate): string =>
  translate(stockUpdated ? 'resources.orders.stock.updated' : 'resources.orders.stock.open');

const card = (order: OrderRecord, translate: Translate): CardText => ({
  title: order.orderNumber,
  to: orderPath(order.id),
  amount: translate('shop.total.amount', { amount: formatAed(order.totalPrice) }),
  lines: [
    `${formatDay(order.createdAt)} · ${order.user.name}`,
    `${translate('resources.orders.fields.orderItems')}: ${order.orderItems.length}`,
  ],
});

export const orderOutline: Outline<OrderRecord> = {
  resource: 'orders',
  listing: { sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  statuses: orderStatuses,
  columns: [
    { source: 'createdAt', text: (order) => formatDay(order.createdAt) },
    { source: 'orderNumber', text: (order) => order.orderNumber },
    { source: 'user.name', text: (order) => order.user.name },
    { source: 'status', badge },
    { source: 'orderItems', align: 'right', text: (order) => String(order.orderItems.length) },
    { source: 'totalPrice', align: 'right', text: (order) => formatAed(order.totalPrice) },
    { source: 'isDelivered', text: deliveredText },
    { source: 'stockUpdated', text: stockText },
    { source: 'invoiceGenerated' },
  ],
  badge,
  card,
};
