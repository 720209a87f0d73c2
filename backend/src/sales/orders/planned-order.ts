import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { changedFils, toAed } from '@shop/contract/money';
import { endsOrder, isOpenOrder, type OrderStatus } from '@shop/contract/statuses';
import { Types } from 'mongoose';
import { noteAuthorAfter } from '../../documents/lines/client-note.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { affordableTotal } from '../../documents/lines/total.js';
import { plannedSupply } from '../../documents/parties/supply.requests.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import type { DeliverOrderDto, SentOrderItemDto, UpdateOrderDto } from './dto/order.requests.js';
import { closeAll, deliverAll, deliverNone, isPartlyDelivered } from './domain/line-quantities.js';
import { orderedTotal } from './domain/bill-plan.js';
import { isUncovered } from './order-billing.js';
import { withoutClosed } from './billed-invoices.js';
import type { Order, OrderRecord } from './order.schema.js';
import { contradictions, nextFulfilment } from './domain/order.rules.js';

/** A delivery may be planned at most this many days ahead. */
const MAX_DAYS_AHEAD = 366;

type EndingOrder = UpdateOrderDto & { readonly status: OrderStatus };

/** The fields of an order after the requested change, with the resulting total. */
export function plannedOrder(before: OrderRecord, body: UpdateOrderDto, now: Date) {
  const deliveryCharge = changedFils(before.deliveryCharge, body.deliveryCharge);
  const extraFee = changedFils(before.extraFee, body.extraFee);
  const discount = changedFils(before.discount, body.discount);
  const { deliveredAt: given, ...flags } = body;
  const latest = endOfDubaiDay(now, MAX_DAYS_AHEAD);
  const deliveredAt = typeof given === 'string' ? dateWithinBounds(given, 'deliveredAt', latest) : given;
  const change = { ...flags, deliveredAt };
  const isPartly = isPartlyDelivered(before.orderItems);
  const wrong = contradictions({ ...before, isPartlyDelivered: isPartly }, change);
  if (Object.keys(wrong).length > 0)
    throw refuse('ORDER_FLAGS_CONTRADICT', { message: Object.values(wrong)[0] ?? '' }, { fields: wrong });
  const user = body.user === undefined ? before.user : new Types.ObjectId(body.user);
  const fulfilment = nextFulfilment({ ...before, isPartlyDelivered: isPartly }, change, now);
  const goods = plannedGoods(expecting(before, body, now), fulfilment, body.status);
  const ordered = affordableTotal(before.orderItems, { ...before, deliveryCharge, extraFee, discount }, 'orderItems');
  const priced = { ...before, ...goods, deliveryCharge, extraFee, discount, totalPrice: ordered };
  // The invoices of an order that ended are credited. Open again, its goods are billed again.
  const isReopened = endsOrder(before.status) && isOpenOrder(fulfilment.status);
  return {
    ...fulfilment,
    ...goods,
    ...(isReopened && withoutClosed({ ...before, orderItems: goods.orderItems })),
    user,
    noteAuthor: noteAuthorAfter(before, user),
    deliveryCharge,
    extraFee,
    discount,
    discountReason: body.discountReason ?? before.discountReason,
    totalPrice: orderedTotal(priced),
    shippingAddress: body.shippingAddress ?? before.shippingAddress,
    deliveredBy: body.deliveredBy ?? before.deliveredBy,
    supply: body.supply === undefined ? before.supply : plannedSupply(body.supply),
    adminToAdminNote: body.adminToAdminNote ?? before.adminToAdminNote,
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
  } satisfies Partial<Order>;
}

/** The order with the days on which its lines are expected. */
function expecting(before: OrderRecord, { orderItems: sent }: UpdateOrderDto, now: Date): OrderRecord {
  if (!sent) return before;
  const orderItems = before.orderItems.map((line, index) => {
    const { expectedOn = line.expectedOn } = sent[index] ?? {};
    if (expectedOn === line.expectedOn) return line;
    const field = `orderItems.${index}.expectedOn`;
    if (expectedOn) dateWithinBounds(expectedOn, field, endOfDubaiDay(now, MAX_DAYS_AHEAD), dubaiDay(now));
    return { ...line, expectedOn };
  });
  return { ...before, orderItems };
}

/** The expected days as the history reports them. */
export const expectedDays = ({ orderItems }: Pick<OrderRecord, 'orderItems'>): string =>
  orderItems.map(({ productName, expectedOn }) => `${productName}: ${expectedOn ?? '–'}`).join(', ');

type Delivered = Pick<Order, 'isDelivered' | 'deliveredAt'>;

/**
 * The lines and the latest delivery once all of the order is delivered, its rest is cancelled, or its deliveries are
 * undone. @throws DomainError CLOSE_BY_CREDIT_NOTE
 */
function plannedGoods(before: OrderRecord, { isDelivered, deliveredAt }: Delivered, wanted: OrderStatus | undefined) {
  const { orderItems, lastDeliveredAt } = before;
  if (isDelivered === before.isDelivered) {
    return { orderItems, ...(isDelivered && { lastDeliveredAt: deliveredAt }) };
  }
  if (!isDelivered) return { orderItems: deliverNone(orderItems), lastDeliveredAt: null };
  if (wanted === undefined || !endsOrder(wanted)) {
    return { orderItems: deliverAll(orderItems), lastDeliveredAt: deliveredAt };
  }
  const closed = closeAll(orderItems);
  if (wanted === 'Cancelled' && isUncovered(before, closed)) throw refuse('CLOSE_BY_CREDIT_NOTE');
  return { orderItems: closed, lastDeliveredAt };
}

/** @throws DomainError ORDER_LINES_STAY */
export function requireSameLines({ orderItems }: OrderRecord, { orderItems: sent }: UpdateOrderDto): void {
  if (!sent) return;
  const isSame = orderItems.length === sent.length && orderItems.every((line, index) => isAsSent(line, sent[index]));
  if (!isSame) throw refuse('ORDER_LINES_STAY');
}

/** A missing field counts as unchanged. */
function isAsSent(line: Line, sent: SentOrderItemDto | undefined): boolean {
  const fields = {
    product: line.product?.toHexString() ?? null,
    qty: line.qty,
    unitPrice: toAed(line.unitPrice),
    discount: toAed(line.discount),
    taxCategory: line.taxCategory,
    taxReason: line.taxReason,
  };
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return sent !== undefined && names.every((name) => (sent[name] ?? fields[name]) === fields[name]);
}

/** @throws DomainError ORDER_HELD if goods of an order on hold would leave */
export function requireNotHeld(before: OrderRecord, after: Pick<Order, 'stockUpdated' | 'isDelivered'>): void {
  const isLeaving = (after.stockUpdated && !before.stockUpdated) || (after.isDelivered && !before.isDelivered);
  if (before.hold && isLeaving) throw refuse('ORDER_HELD');
}

/**
 * True if the change ends the order. Forms send an unchanged status too, and only the rest of a partly delivered order
 * is cancelled.
 */
export function isEnd(before: OrderRecord, body: UpdateOrderDto): body is EndingOrder {
  if (body.status === undefined || body.status === before.status) return false;
  return endsOrder(body.status) && !(body.status === 'Cancelled' && isPartlyDelivered(before.orderItems));
}

/**
 * The moment of a delivery. One of today gets the current time, which is after the order's creation. Another day gets
 * its first instant. Goods may have left before the order was typed, for a reason.
 * @param reason why it lies before the day of the order
 */
export function deliveryMoment(
  { createdAt }: OrderRecord,
  day: string | null | undefined,
  now: Date,
  reason = '',
): Date {
  const given = dateWithinBounds(day ?? now.toISOString(), 'deliveredOn', endOfDubaiDay(now));
  if (reason.trim() === '' && given < startOfDubaiDay(dubaiDay(createdAt)))
    throw refuseField('deliveredOn', 'DELIVERED_BEFORE_ORDER', { day: dubaiDay(createdAt) });
  return dubaiDay(given) === dubaiDay(now) ? now : given;
}

/** The planned time of a delivery, or null. */
export function plannedMoment({ createdAt }: OrderRecord, day: string | null | undefined, now: Date): Date | null {
  if (day === null || day === undefined) return null;
  return dateWithinBounds(day, 'deliveredOn', endOfDubaiDay(now, MAX_DAYS_AHEAD), dubaiDay(createdAt));
}

export function deliveryOf(order: OrderRecord, { deliveredOn, deliveredBy, note }: DeliverOrderDto, now: Date) {
  return {
    status: 'Delivered' as const,
    deliveredAt: deliveryMoment(order, deliveredOn, now, note).toISOString(),
    ...(deliveredBy !== undefined && { deliveredBy }),
  };
}
