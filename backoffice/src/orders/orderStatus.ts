import type { BadgeColor } from '../palette';
import type { OrderResponse, OrderStatus } from '../types';

export const orderStatuses = [
  'Processing',
  'Delivered',
  'Returned',
  'Cancelled',
] as const satisfies readonly OrderStatus[];

/** Colours of the order's own page. */
export const orderStatusColor: Record<OrderStatus, BadgeColor> = {
  Processing: 'neutral',
  Delivered: 'green',
  Returned: 'yellow',
  Cancelled: 'red',
};

/** The list draws the eye to what is still to be done: Processing is yellow, and what fell through is red. */
export const orderListStatusColor: Record<OrderStatus, BadgeColor> = {
  Processing: 'yellow',
  Delivered: 'green',
  Returned: 'red',
  Cancelled: 'red',
};

export const orderStatusLabel: Record<OrderStatus, string> = {
  Processing: 'resources.orders.status.Processing',
  Delivered: 'resources.orders.status.Delivered',
  Returned: 'resources.orders.status.Returned',
  Cancelled: 'resources.orders.status.Cancelled',
};

/** The statuses that the order's form offers: its present one, and those that the server lets follow. */
export const offeredStatuses = ({ status, nextStatuses = [] }: Pick<OrderResponse, 'status' | 'nextStatuses'>) =>
  orderStatuses.filter((one) => one === status || nextStatuses.includes(one));

export type InvoiceCell = 'generated' | 'free' | 'generate';

interface Invoiceable {
  invoiceGenerated: boolean;
  totalPrice: number;
}

/** What the Invoice column says of an order: it has one, it costs nothing, or one can be generated. */
export const invoiceCell = ({ invoiceGenerated, totalPrice }: Invoiceable): InvoiceCell => {
  if (invoiceGenerated) return 'generated';
  return totalPrice === 0 ? 'free' : 'generate';
};
