import { Injectable } from '@nestjs/common';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { changedFils } from '@shop/contract/money';
import { Types } from 'mongoose';
import { affordableTotal } from '../lines/total.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { requireVersion } from '../platform/database/record.js';
import { Transactions } from '../platform/database/transactions.js';
import { changesBetween } from '../platform/history/changes.js';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { QuoteConversion } from '../quotes/quote-conversion.service.js';
import { UsersService } from '../users/users.service.js';
import { nextFulfilment } from './domain/order.rules.js';
import type { UpdateOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { OrderStock } from './order-stock.service.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderRecord } from './order.schema.js';
import { requireOrderAction, requireOrderStep } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** Fields that an invoice has copied and that therefore stay. */
const INVOICED_FIELDS: readonly string[] = ['user', 'deliveryCharge', 'extraFee', 'totalPrice'];

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

/** What staff do to orders: they deliver, take back, cancel, correct and delete. */
@Injectable()
export class OrderEditing {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly stock: OrderStock,
    private readonly quotes: QuoteConversion,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Stock moves with `stockUpdated`, in the same transaction. */
  async update(id: string, body: UpdateOrderDto, actor: Actor): Promise<OrderResponse> {
    const after = await this.transactions.run(actor, async (session) => {
      const before = await this.orders.load(id, session);
      requireVersion('order', before, body.version);
      requireOrderStep(before.status, body.status ?? before.status);
      const planned = plannedOrder(before, body, this.clock.now());
      const changes = changesBetween(before, planned);
      const touchesMoney = changes.some(({ field }) => INVOICED_FIELDS.includes(field));
      requireOrderAction(orderState(before), touchesMoney ? 'editMoney' : 'edit');
      if (changes.some(({ field }) => field === 'user')) await this.users.lockNamed(planned.user, session);
      const stored = await this.records.store(before, planned, { actor, session, changes });
      await this.stock.move(before, planned.stockUpdated, { actor, session });
      return stored;
    });
    return this.orders.answerFor(actor, after);
  }

  /** Puts the goods back where they were taken, and lets the quote be ordered again. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const order = await this.orders.load(id, session);
      requireOrderAction(orderState(order), 'delete');
      await this.records.remove(order, { actor, session });
      await this.stock.move(order, false, { actor, session });
      if (order.quote !== null) await this.quotes.release(order.quote._id, { actor, session });
    });
  }
}
