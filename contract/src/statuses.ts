import { CHEQUE_RETURNED } from './payment.js';

/** Colour of a status, by name: each frontend has its own shade. */
export type Tone = 'green' | 'yellow' | 'red' | 'purple' | 'neutral';

/** In the order of the workflow of a quote. */
export const QUOTE_STATUSES = ['Requested', 'Quoted', 'Confirmed', 'Rejected'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const quoteStatusTones: Readonly<Record<QuoteStatus, Tone>> = {
  Requested: 'yellow',
  Quoted: 'purple',
  Confirmed: 'green',
  Rejected: 'red',
};

export const ORDER_STATUSES = ['Processing', 'Delivered', 'Returned', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The part of an order's course to which a status belongs. Code compares the part, so that a new status is placed once. */
const ORDER_STAGES: Readonly<Record<OrderStatus, 'open' | 'delivered' | 'ended'>> = {
  Processing: 'open',
  Delivered: 'delivered',
  Returned: 'ended',
  Cancelled: 'ended',
};
/** True if goods are still to be delivered. */
export const isOpenOrder = (status: OrderStatus): boolean => ORDER_STAGES[status] === 'open';
/** True for the statuses that end an order: the rest of its invoice is credited, since it would remain due. */
export const endsOrder = (status: OrderStatus): boolean => ORDER_STAGES[status] === 'ended';
export const ENDED_ORDERS: readonly OrderStatus[] = ORDER_STATUSES.filter(endsOrder);

export const orderStatusTones: Readonly<Record<OrderStatus, Tone>> = {
  Processing: 'neutral',
  Delivered: 'green',
  Returned: 'yellow',
  Cancelled: 'red',
};

/** How much of the goods of an order is delivered. */
export const DELIVERY_STATES = ['None', 'Partly', 'All'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_STATUSES = ['Prepared', 'Delivered', 'Cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const deliveryStatusTones: Readonly<Record<DeliveryStatus, Tone>> = {
  Prepared: 'yellow',
  Delivered: 'green',
  Cancelled: 'neutral',
};

/** The staff list of orders highlights open work: Processing is yellow, failed orders are red. */
export const orderListTones: Readonly<Record<OrderStatus, Tone>> = {
  Processing: 'yellow',
  Delivered: 'green',
  Returned: 'red',
  Cancelled: 'red',
};

export const INVOICE_STATUSES = [
  'Unpaid',
  'Partially Paid',
  'Paid',
  'Overdue',
  'Written Off',
  'Credited',
  'Void',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const invoiceStatusTones: Readonly<Record<InvoiceStatus, Tone>> = {
  Unpaid: 'neutral',
  'Partially Paid': 'yellow',
  Paid: 'green',
  Overdue: 'red',
  'Written Off': 'neutral',
  Credited: 'neutral',
  Void: 'neutral',
};

export const PAYMENT_STATUSES = ['Received', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The state of money as people read it. Reversed money was never refunded: it never came, or its cheque was returned. */
export const MONEY_STATES = [...PAYMENT_STATUSES, 'Reversed', CHEQUE_RETURNED] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** @param money a receipt has no status; it is received unless reversed */
export function moneyStateOf(money: {
  readonly status?: PaymentStatus;
  readonly reversal: { readonly reason: string } | null;
}): MoneyState {
  if (money.reversal) return money.reversal.reason === CHEQUE_RETURNED ? CHEQUE_RETURNED : 'Reversed';
  return money.status ?? 'Received';
}

export const moneyStateTones: Readonly<Record<MoneyState, Tone>> = {
  Received: 'green',
  Refunded: 'neutral',
  Reversed: 'neutral',
  [CHEQUE_RETURNED]: 'red',
};
