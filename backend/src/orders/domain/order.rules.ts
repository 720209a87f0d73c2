import type { Fils } from '@shop/contract/money';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '@shop/contract/state-machine';

/** `editMoney` changes what an invoice copies: the user, the lines and the charges. */
export const ORDER_ACTIONS = ['edit', 'editMoney', 'delete', 'invoice'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export type OrderRefusal = 'ORDER_INVOICED' | 'INVOICE_EXISTS' | 'FREE_ORDER' | 'ORDER_NOT_INVOICEABLE';

export interface OrderState {
  readonly status: OrderStatus;
  readonly totalPrice: Fils;
  readonly invoiceGenerated: boolean;
}

export interface OrderKind {
  readonly status: OrderStatus;
  readonly action: OrderAction;
  readonly condition: 'withoutInvoice' | 'notFree';
  readonly refusal: OrderRefusal;
  readonly record: OrderState;
}

const OPEN = { edit: ALLOWED, editMoney: ALLOWED, delete: ALLOWED } as const;

/** Going back to Processing corrects a slip; the history keeps it. */
export const ORDER_MACHINE: StateMachine<OrderKind> = {
  statuses: ORDER_STATUSES,
  actions: ORDER_ACTIONS,
  conditions: {
    withoutInvoice: { says: 'it has no invoice', holds: ({ invoiceGenerated }) => !invoiceGenerated },
    notFree: { says: 'its total is above 0', holds: ({ totalPrice }) => totalPrice > 0 },
  },
  needs: {
    edit: [],
    editMoney: [['withoutInvoice', 'ORDER_INVOICED']],
    delete: [['withoutInvoice', 'ORDER_INVOICED']],
    invoice: [
      ['withoutInvoice', 'INVOICE_EXISTS'],
      ['notFree', 'FREE_ORDER'],
    ],
  },
  states: {
    Processing: { next: ['Delivered', 'Returned', 'Cancelled'], actions: { ...OPEN, invoice: ALLOWED } },
    Delivered: { next: ['Returned', 'Processing'], actions: { ...OPEN, invoice: ALLOWED } },
    Returned: { next: ['Processing'], actions: { ...OPEN, invoice: 'ORDER_NOT_INVOICEABLE' } },
    Cancelled: { next: ['Processing'], actions: { ...OPEN, invoice: 'ORDER_NOT_INVOICEABLE' } },
  },
  forOwner: [],
};

export function allowedOrderActions(order: OrderState, viewer: Viewer): OrderAction[] {
  return allowedActions(ORDER_MACHINE, order, viewer);
}

/** The statuses that staff may give the order now, the present one left out. */
export function nextOrderStatuses(order: Pick<OrderState, 'status'>): OrderStatus[] {
  return [...ORDER_MACHINE.states[order.status].next];
}

/** What a status says of the goods: whether the lines have left the stock. Processing leaves it as it is. */
const STOCK_TAKEN: Readonly<Record<OrderStatus, boolean | null>> = {
  Processing: null,
  Delivered: true,
  Returned: false,
  Cancelled: false,
};

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
