import { Types } from 'mongoose';
import { affordableTotal } from '../lines/total.js';
import { changedFils } from '@shop/contract/money';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { nextFulfilment } from './domain/order.rules.js';
import type { UpdateOrderDto } from './dto/order.requests.js';
import type { Order, OrderRecord } from './order.schema.js';

/** Fields that an invoice has copied and that therefore stay. */
export const INVOICED_FIELDS: readonly string[] = ['user', 'deliveryCharge', 'extraFee', 'totalPrice'];

/** A delivery may be agreed on ahead. */
const MAX_DAYS_AHEAD = 366;

/** The fields of an order as staff want them, with the total that follows from them. */
export function plannedOrder(before: OrderRecord, body: UpdateOrderDto, now: Date) {
  const deliveryCharge = changedFils(before.deliveryCharge, body.deliveryCharge);
  const extraFee = changedFils(before.extraFee, body.extraFee);
  const { deliveredAt: given, ...flags } = body;
  const latest = endOfDubaiDay(now, MAX_DAYS_AHEAD);
  const deliveredAt = typeof given === 'string' ? dateWithinBounds(given, 'deliveredAt', latest) : given;
  return {
    ...nextFulfilment(before, { ...flags, deliveredAt }, now),
    user: body.user === undefined ? before.user : new Types.ObjectId(body.user),
    deliveryCharge,
    extraFee,
    totalPrice: affordableTotal(before.orderItems, { deliveryCharge, extraFee }, 'orderItems'),
    shippingAddress: body.shippingAddress ?? before.shippingAddress,
    deliveredBy: body.deliveredBy ?? before.deliveredBy,
    adminToAdminNote: body.adminToAdminNote ?? before.adminToAdminNote,
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
  } satisfies Partial<Order>;
}
