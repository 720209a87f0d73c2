import type { HistoryAction, RecordResource } from './records.js';

/** The events of which other software is notified, in words for the API description. */
export const EVENT_MEANINGS = {
  'quote.requested': 'A quote was requested',
  'quote.sent': 'A quote was sent to its buyer',
  'quote.accepted': 'A quote was accepted',
  'quote.declined': 'A quote was declined',
  'quote.expired': 'The last day of a quote ended without an answer',
  'quote.message': 'A message was sent about a quote',
  'order.created': 'An order was created',
  'order.changed': 'An order was changed',
  'order.held': 'An order was put on hold',
  'order.released': 'An order was released from its hold',
  'order.cancelled': 'An order was cancelled',
  'delivery.done': 'Goods were delivered',
  'invoice.issued': 'An invoice was issued',
  'invoice.paid': 'An invoice was paid in full',
  'invoice.overdue': 'The due date of an unpaid invoice passed',
  'invoice.voided': 'An invoice was voided',
  'credit_note.issued': 'A credit note was issued',
  'payment.received': 'A payment or receipt was recorded',
  'payment.refunded': 'Money was refunded',
  'payment.reversed': 'A payment or receipt was reversed',
  'cheque.due': 'The day on a cheque in hand came: it can be deposited',
  'cheque.cleared': 'A cheque was paid by its bank',
  'cheque.bounced': 'A cheque was returned by its bank',
  'product.created': 'A product was created',
  'product.changed': 'A product was changed',
  'product.price_changed': 'The price of a product was changed',
  'stock.low': 'The stock of a product fell to 20 pieces or less',
  'stock.back': 'A product is in stock again',
  'customer.created': 'A customer registered or was entered',
  'company.confirmed': 'A company was verified',
  'e_invoice.accepted': 'An e-invoice was accepted by the provider',
  'e_invoice.rejected': 'An e-invoice was rejected by the provider',
  'e_invoice.failed': 'An e-invoice could not be sent',
} as const;
export type WebhookEvent = keyof typeof EVENT_MEANINGS;
export const WEBHOOK_EVENTS = Object.keys(EVENT_MEANINGS) as WebhookEvent[];

/** A webhook with it gets all events, also those of later releases. */
export const ALL_EVENTS = '*';
export const MAX_WEBHOOKS = 20;

/** The product’s stock is low at this number of pieces. */
export const LOW_STOCK = 20;

interface Fact {
  readonly resource: RecordResource;
  readonly action: HistoryAction;
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

/** The event of a history entry without a look at its changes. */
const BY_ACTION: Partial<
  Readonly<Record<RecordResource, Partial<Readonly<Record<HistoryAction, WebhookEvent | null>>>>>
> = {
  quotes: {
    requested: 'quote.requested',
    accepted: 'quote.accepted',
    declined: 'quote.declined',
    expired: 'quote.expired',
    'message sent': 'quote.message',
  },
  orders: {
    created: 'order.created',
    updated: 'order.changed',
    held: 'order.held',
    released: 'order.released',
    cancelled: 'order.cancelled',
  },
  invoices: { issued: 'invoice.issued', voided: 'invoice.voided', overdue: 'invoice.overdue' },
  'credit-notes': { issued: 'credit_note.issued' },
  payments: { recorded: 'payment.received', refunded: 'payment.refunded', reversed: 'payment.reversed' },
  receipts: { recorded: 'payment.received', refunded: 'payment.refunded', reversed: 'payment.reversed' },
  cheques: { due: 'cheque.due', 'cheque cleared': 'cheque.cleared', 'cheque returned': 'cheque.bounced' },
  products: { created: 'product.created', updated: 'product.changed' },
  users: { created: 'customer.created', registered: 'customer.created' },
  companies: { confirmed: 'company.confirmed' },
};

/** The event of a status that a record got, whatever the action was. */
const BY_STATUS: Partial<Readonly<Record<RecordResource, Readonly<Record<string, WebhookEvent>>>>> = {
  quotes: { Quoted: 'quote.sent', Confirmed: 'quote.accepted', Rejected: 'quote.declined' },
  orders: { Cancelled: 'order.cancelled' },
  deliveries: { Delivered: 'delivery.done' },
  'e-invoice-deliveries': {
    accepted: 'e_invoice.accepted',
    rejected: 'e_invoice.rejected',
    failed: 'e_invoice.failed',
  },
};

/** The event of an entry of the history, or null. What a move-in brought is none, as its action is another one. */
export function eventOf({ resource, action, changes }: Fact): WebhookEvent | null {
  if (action === 'brought in' || action === 'deleted') return null;
  const change = (field: string) => changes.find((one) => one.field === field);
  if (resource === 'users' && change('isAdmin')?.to === true) return null;
  const byAction = BY_ACTION[resource]?.[action] ?? null;
  const isSettled = resource === 'invoices' && byAction === null && change('remainingDue')?.to === 0;
  if (isSettled && action !== 'written off' && change('amountDue')?.to !== 0) return 'invoice.paid';
  if (resource === 'products' && byAction !== 'product.created') return productEvent(change) ?? byAction;
  const status = BY_STATUS[resource]?.[String(change('status')?.to)];
  const isFirst = byAction !== null && ['requested', 'created', 'issued'].includes(action);
  return isFirst ? byAction : (status ?? byAction);
}

function productEvent(change: (field: string) => Fact['changes'][number] | undefined): WebhookEvent | null {
  if (change('price') !== undefined) return 'product.price_changed';
  const stock = change('stock');
  if (stock === undefined) return null;
  const [from, to] = [Number(stock.from), Number(stock.to)];
  if (from <= 0 && to > 0) return 'stock.back';
  return from > LOW_STOCK && to <= LOW_STOCK ? 'stock.low' : null;
}
