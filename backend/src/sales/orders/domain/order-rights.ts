import type { StaffAction } from '@shop/contract/staff-roles';
import { type OrderStatus, endsOrder } from '@shop/contract/statuses';

interface OrderBefore {
  readonly status: OrderStatus;
  readonly isDelivered: boolean;
  readonly stockUpdated: boolean;
  /** True if it has an invoice, and nothing is left to bill. */
  readonly isBilled: boolean;
  /** True if it has an invoice that is not credited in full. */
  readonly hasStandingInvoice: boolean;
}

interface OrderChange {
  readonly status?: OrderStatus;
  readonly isDelivered?: boolean;
  readonly stockUpdated?: boolean;
  readonly invoiceGenerated?: boolean;
}

/** Fields that belong to a step of the order, or to the delivery. */
const FULFILMENT = new Set(['status', 'isDelivered', 'stockUpdated', 'deliveredAt', 'deliveredBy']);
/** Fields with a right of their own. Every role that may change something of an order may also write a note for colleagues. */
const OTHERS = new Set(['adminToAdminNote', 'expectedOn']);

/**
 * The actions that a change of an order needs, since one PUT may do several things.
 * @param fields that change
 */
export function orderActionsOf(before: OrderBefore, change: OrderChange, fields: readonly string[]): Set<StaffAction> {
  const actions = new Set<StaffAction>();
  if (fields.some((field) => !FULFILMENT.has(field) && !OTHERS.has(field))) actions.add('orders.write');
  if (fields.includes('expectedOn')) actions.add('orders.expect');
  if (isFulfilment(before, change, fields)) actions.add('orders.deliver');
  const { status = before.status, invoiceGenerated } = change;
  if (status === 'Cancelled' && status !== before.status) actions.add('orders.write');
  if (invoiceGenerated === false && before.isBilled) actions.add('invoices.void');
  if (invoiceGenerated === true && !before.isBilled) actions.add('invoices.issue');
  const isEnd = status !== before.status && endsOrder(status);
  if (isEnd && before.hasStandingInvoice && invoiceGenerated !== false) actions.add('creditNotes.issue');
  return actions;
}

/** Cancelling an order returns its stock automatically, so `stockUpdated` is not a separate action then. */
function isFulfilment(before: OrderBefore, change: OrderChange, fields: readonly string[]): boolean {
  const { status = before.status, isDelivered, stockUpdated } = change;
  if (status !== before.status && status !== 'Cancelled') return true;
  if (status !== before.status) return false;
  const movesFlag =
    (isDelivered ?? before.isDelivered) !== before.isDelivered ||
    (stockUpdated ?? before.stockUpdated) !== before.stockUpdated;
  return movesFlag || fields.includes('deliveredAt') || fields.includes('deliveredBy');
}
