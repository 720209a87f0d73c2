import { describe, expect, it } from '@jest/globals';
import type { HistoryAction, RecordResource } from './records.js';
import { eventOf } from './webhook-events.js';

const of = (
  resource: RecordResource,
  action: HistoryAction,
  ...changes: [field: string, from: unknown, to: unknown][]
) => eventOf({ resource, action, changes: changes.map(([field, from, to]) => ({ field, from, to })) });

describe('the event of a history entry', () => {
  it.each([
    [of('quotes', 'requested', ['status', null, 'Requested']), 'quote.requested'],
    [of('quotes', 'updated', ['status', 'Requested', 'Quoted']), 'quote.sent'],
    [of('quotes', 'updated', ['status', 'Quoted', 'Confirmed']), 'quote.accepted'],
    [of('orders', 'created', ['status', null, 'Processing']), 'order.created'],
    [of('orders', 'updated', ['deliveryCharge', 0, 25]), 'order.changed'],
    [of('orders', 'updated', ['status', 'Processing', 'Cancelled']), 'order.cancelled'],
    [of('deliveries', 'created', ['status', null, 'Delivered']), 'delivery.done'],
    [of('invoices', 'issued', ['remainingDue', null, 0]), 'invoice.issued'],
    [of('invoices', 'payment recorded', ['remainingDue', 5000, 0]), 'invoice.paid'],
    [of('invoices', 'payment recorded', ['remainingDue', 5000, 100]), null],
    [of('invoices', 'difference taken off', ['remainingDue', 2500, 0]), 'invoice.paid'],
    [of('invoices', 'credited', ['amountDue', 9900, 5000], ['remainingDue', 4900, 0]), 'invoice.paid'],
    [of('invoices', 'credited', ['amountDue', 9900, 0], ['remainingDue', 9900, 0]), null],
    [of('invoices', 'written off', ['remainingDue', 2500, 0]), null],
    [of('invoices', 'voided', ['remainingDue', 2500, 0]), 'invoice.voided'],
    [of('products', 'updated', ['price', 1850, 1900]), 'product.price_changed'],
    [of('products', 'stock taken', ['stock', 30, 12]), 'stock.low'],
    [of('products', 'stock put back', ['stock', 0, 12]), 'stock.back'],
    [of('products', 'stock taken', ['stock', 12, 10]), null],
    [of('quotes', 'expired'), 'quote.expired'],
    [of('invoices', 'overdue'), 'invoice.overdue'],
    [of('cheques', 'due'), 'cheque.due'],
    [of('e-invoice-deliveries', 'updated', ['status', 'sent', 'accepted']), 'e_invoice.accepted'],
    [of('e-invoice-deliveries', 'updated', ['status', 'sent', 'rejected']), 'e_invoice.rejected'],
    [of('e-invoice-deliveries', 'updated', ['status', 'sending', 'failed']), 'e_invoice.failed'],
    [of('e-invoice-deliveries', 'updated', ['status', 'ready', 'sending']), null],
    [of('users', 'registered', ['name', null, 'Aisha']), 'customer.created'],
    [of('users', 'created', ['isAdmin', null, true]), null],
    [of('users', 'brought in', ['name', null, 'Aisha']), null],
    [of('invoices', 'brought in', ['status', null, 'Unpaid']), null],
    [of('settings', 'updated', ['email', '', 'a@example.com']), null],
  ])('is %s', (found, expected) => {
    expect(found).toBe(expected);
  });
});
