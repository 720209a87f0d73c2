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

export const paymentStatusTones: Readonly<Record<PaymentStatus, Tone>> = { Received: 'green', Refunded: 'neutral' };
