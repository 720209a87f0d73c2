export const ORDER_STATUSES = ['Processing', 'Delivered', 'Returned', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_ACTIONS = ['edit', 'editMoney', 'delete', 'invoice'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** From each status the ones that may follow. Going back to Processing corrects a slip; the history keeps it. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Processing: ['Delivered', 'Returned', 'Cancelled'],
  Delivered: ['Returned', 'Processing'],
  Returned: ['Processing'],
  Cancelled: ['Processing'],
};

/** What a status says of the goods: whether the lines have left the stock. Processing leaves it as it is. */
const STOCK_TAKEN: Readonly<Record<OrderStatus, boolean | null>> = {
  Processing: null,
  Delivered: true,
  Returned: false,
  Cancelled: false,
};

const INVOICEABLE: Readonly<Record<OrderStatus, boolean>> = {
  Processing: true,
  Delivered: true,
  Returned: false,
  Cancelled: false,
};

export interface OrderState {
  readonly status: OrderStatus;
  readonly totalPrice: number;
  readonly invoiceGenerated: boolean;
}

export function allowedOrderActions(order: OrderState): OrderAction[] {
  if (order.invoiceGenerated) return ['edit'];
  const open: OrderAction[] = ['edit', 'editMoney', 'delete'];
  return INVOICEABLE[order.status] && order.totalPrice > 0 ? [...open, 'invoice'] : open;
}

export function mayOrder(order: OrderState, action: OrderAction): boolean {
  return allowedOrderActions(order).includes(action);
}

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return from === to || ORDER_TRANSITIONS[from].includes(to);
}

export interface Fulfilment {
  readonly status: OrderStatus;
  readonly isDelivered: boolean;
  readonly deliveredAt: Date | null;
  readonly stockUpdated: boolean;
}

export interface FulfilmentChange {
  readonly status?: OrderStatus | undefined;
  readonly isDelivered?: boolean | undefined;
  readonly deliveredAt?: Date | null | undefined;
  readonly stockUpdated?: boolean | undefined;
}

/** The order's goods after a change. A new status decides over flags sent along, which may be those of the old one. */
export function nextFulfilment(before: Fulfilment, change: FulfilmentChange, now: Date): Fulfilment {
  const status = change.status ?? before.status;
  if (status !== before.status) return entered(status, before, change, now);
  const isDelivered = change.isDelivered ?? before.isDelivered;
  const given = change.deliveredAt === undefined ? before.deliveredAt : change.deliveredAt;
  const deliveredAt = isDelivered ? (given ?? now) : null;
  return { status, isDelivered, deliveredAt, stockUpdated: change.stockUpdated ?? before.stockUpdated };
}

function entered(status: OrderStatus, before: Fulfilment, change: FulfilmentChange, now: Date): Fulfilment {
  const stockUpdated = STOCK_TAKEN[status] ?? before.stockUpdated;
  if (status === 'Delivered')
    return { status, isDelivered: true, deliveredAt: change.deliveredAt ?? now, stockUpdated };
  if (status === 'Returned') {
    return { status, isDelivered: before.isDelivered, deliveredAt: before.deliveredAt, stockUpdated };
  }
  return { status, isDelivered: false, deliveredAt: null, stockUpdated };
}
