import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { changedFils, toAed } from '@shop/contract/money';
import type { OrderStatus } from '@shop/contract/statuses';
import { Types } from 'mongoose';
import { noteAuthorAfter } from '../../documents/lines/client-note.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { affordableTotal } from '../../documents/lines/total.js';
import { plannedSupply } from '../../documents/parties/supply.requests.js';
import { refuse } from '../../platform/errors/refuse.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import type { DeliverOrderDto, OrderItemDto, UpdateOrderDto } from './dto/order.requests.js';
import { deliverAll, deliverNone } from './domain/line-quantities.js';
import type { Order, OrderLine, OrderRecord } from './order.schema.js';
import { contradictions, endsOrder, nextFulfilment } from './domain/order.rules.js';

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
  const wrong = contradictions(before, change);
  if (Object.keys(wrong).length > 0)
    throw refuse('ORDER_FLAGS_CONTRADICT', { message: Object.values(wrong)[0] ?? '' }, { fields: wrong });
  const user = body.user === undefined ? before.user : new Types.ObjectId(body.user);
  const fulfilment = nextFulfilment(before, change, now);
  return {
    ...fulfilment,
    orderItems: plannedLines(before, fulfilment),
    user,
    noteAuthor: noteAuthorAfter(before, user),
    deliveryCharge,
    extraFee,
    discount,
    discountReason: body.discountReason ?? before.discountReason,
    totalPrice: affordableTotal(before.orderItems, { ...before, deliveryCharge, extraFee, discount }, 'orderItems'),
    shippingAddress: body.shippingAddress ?? before.shippingAddress,
    deliveredBy: body.deliveredBy ?? before.deliveredBy,
    supply: body.supply === undefined ? (before.supply ?? null) : plannedSupply(body.supply),
    adminToAdminNote: body.adminToAdminNote ?? before.adminToAdminNote,
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
  } satisfies Partial<Order>;
}

/** The lines with their quantities once all of the order is delivered, or once its delivery is undone. */
function plannedLines({ orderItems, isDelivered }: OrderRecord, after: Pick<Order, 'isDelivered'>): OrderLine[] {
  if (after.isDelivered === isDelivered) return orderItems;
  return after.isDelivered ? deliverAll(orderItems) : deliverNone(orderItems);
}

/** @throws DomainError ORDER_LINES_STAY */
export function requireSameLines({ orderItems }: OrderRecord, { orderItems: sent }: UpdateOrderDto): void {
  if (!sent) return;
  const isSame = orderItems.length === sent.length && orderItems.every((line, index) => isAsSent(line, sent[index]));
  if (!isSame) throw refuse('ORDER_LINES_STAY');
}

/** A missing field counts as unchanged. */
function isAsSent(line: Line, sent: OrderItemDto | undefined): boolean {
  const fields = {
    ...{ product: line.product?.toHexString() ?? null, qty: line.qty, unitPrice: toAed(line.unitPrice) },
    ...{ discount: toAed(line.discount), taxCategory: line.taxCategory, taxReason: line.taxReason },
  };
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return sent !== undefined && names.every((name) => (sent[name] ?? fields[name]) === fields[name]);
}

/** @throws DomainError ORDER_HELD if goods of an order on hold would leave */
export function requireNotHeld(before: OrderRecord, after: Pick<Order, 'stockUpdated' | 'isDelivered'>): void {
  const isLeaving = (after.stockUpdated && !before.stockUpdated) || (after.isDelivered && !before.isDelivered);
  if (before.hold && isLeaving) throw refuse('ORDER_HELD');
}

/** True if the change ends the order. Forms send an unchanged status too. */
export function isEnd(before: OrderRecord, body: UpdateOrderDto): body is EndingOrder {
  return body.status !== undefined && body.status !== before.status && endsOrder(body.status);
}

/** A delivery today gets the current time, which is after the order's creation. Another day gets its first instant. */
export function deliveryOf({ createdAt }: OrderRecord, { deliveredOn, deliveredBy }: DeliverOrderDto, now: Date) {
  const day = deliveredOn ?? now.toISOString();
  const given = dateWithinBounds(day, 'deliveredOn', endOfDubaiDay(now), dubaiDay(createdAt));
  const deliveredAt = dubaiDay(given) === dubaiDay(now) ? now : given;
  return {
    status: 'Delivered' as const,
    deliveredAt: deliveredAt.toISOString(),
    ...(deliveredBy !== undefined && { deliveredBy }),
  };
}
