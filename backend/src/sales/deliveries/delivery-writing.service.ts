import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { CREDIT_NOTE_NUMBERS } from '../../documents/number-series.js';
import { requireVersion } from '../../platform/database/record.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { changeOfReason, changesBetween } from '../../platform/history/changes.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { endsOrder, isOpenOrder } from '@shop/contract/statuses';
import { requireOrderAction } from '../orders/domain/order.rules.js';
import { atBuyerQty } from '../orders/domain/line-quantities.js';
import type { OrderResponse } from '../orders/dto/order.response.js';
import { OrderBinding } from '../orders/order-binding.service.js';
import type { ActorChange } from '../orders/order.events.js';
import {
  allOpenGoods,
  type LineGoods,
  openGoodsOf,
  OrderGoods,
  type OrderRecord,
} from '../orders/order-goods.service.js';
import { orderState } from '../orders/order.mapper.js';
import { OrdersService } from '../orders/orders.service.js';
import { deliveryMoment, plannedMoment } from '../orders/planned-order.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryPapers } from './delivery-papers.service.js';
import { deliveryState } from './delivery.mapper.js';
import { Delivery, type DeliveryRecord } from './delivery.schema.js';
import { requireDeliveryAction } from './domain/delivery.rules.js';
import { latestOf } from './domain/delivery-sums.js';
import type {
  CancelDeliveryDto,
  CloseOrderDto,
  CompleteDeliveryDto,
  CreateDeliveryDto,
  UpdateDeliveryDto,
} from './dto/delivery.requests.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import { newDelivery } from './new-delivery.js';

/** Staff prepare, complete, correct and cancel deliveries, and cancel the undelivered quantities of an order. */
@Injectable()
export class DeliveryWriting {
  constructor(
    @InjectRecords(Delivery) private readonly records: RecordStore<Delivery>,
    private readonly deliveries: DeliveriesService,
    private readonly orders: OrdersService,
    private readonly goods: OrderGoods,
    private readonly binding: OrderBinding,
    private readonly papers: DeliveryPapers,
    private readonly periods: VatPeriodsService,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivers pieces of an order, or plans it.
   * @throws DomainError ORDER_NOT_FOUND, STALE_VERSION, ORDER_NOT_DELIVERABLE, ORDER_HELD, DELIVERY_QTY_TOO_LARGE,
   * INSUFFICIENT_STOCK, or `invalid` naming the line or the day
   */
  async create(orderId: string, body: CreateDeliveryDto, actor: Actor): Promise<DeliveryResponse> {
    const now = this.clock.now();
    const fixed = { _id: new Types.ObjectId(), createdAt: now };
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const order = await this.orders.load(orderId, session);
      requireVersion('order', order, body.version);
      if (endsOrder(order.status)) requireOrderAction(orderState(order), 'deliver');
      const goods = openGoodsOf(order, body.lines);
      requireOrderAction(orderState(order), 'deliver');
      const { deliveredBy = '', receivedBy = '', note = '', address = order.shippingAddress, deliveredOn } = body;
      const fields = { ...fixed, ...newDelivery(order, goods), deliveredBy, receivedBy, note, address };
      if (body.status === 'Prepared') {
        const planned = plannedMoment(order, deliveredOn, now);
        const number = await this.sequences.nextWithoutGap('DEL', now, session);
        const plan = { ...fields, number, status: 'Prepared' as const, deliveredOn: planned };
        const stored = await this.records.insert(plan, by);
        return this.deliveries.toDeliveryResponse(actor, stored, session);
      }
      const moment = deliveryMoment(order, deliveredOn, now, note);
      const isLate = await this.isLate(moment, session);
      const delivery = { ...fields, status: 'Delivered' as const, deliveredOn: moment, isLate };
      const after = await this.goods.deliver(order, goods, { deliveredOn: moment, deliveredBy }, by);
      const number = await this.sequences.nextWithoutGap('DEL', now, session);
      const stored = await this.records.insert({ ...delivery, number }, by);
      await this.afterwards(after, stored, by);
      return this.deliveries.toDeliveryResponse(actor, stored, session);
    });
  }

  /** @throws DomainError DELIVERY_NOT_FOUND, STALE_VERSION, DELIVERY_DONE, DELIVERY_CANCELLED, DELIVERY_QTY_TOO_LARGE */
  update(id: string, body: UpdateDeliveryDto, actor: Actor): Promise<DeliveryResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.deliveries.load(id, session);
      requireVersion('delivery', before, body.version);
      requireDeliveryAction(deliveryState(before), 'edit');
      const order = await this.orders.load(before.order._id.toHexString(), session);
      const { receivedBy = before.receivedBy, note = before.note } = body;
      const goods = plannedFields(order, before, body, this.clock.now());
      if (changesBetween(before, goods).length > 0) requireDeliveryAction(deliveryState(before), 'editGoods');
      const after = await this.records.store(before, { receivedBy, note, ...goods }, { actor, session });
      return this.deliveries.toDeliveryResponse(actor, after, session);
    });
  }

  /** @throws DomainError DELIVERY_NOT_FOUND, STALE_VERSION, DELIVERY_DONE, DELIVERY_CANCELLED, and as a new delivery */
  complete(id: string, body: CompleteDeliveryDto, actor: Actor): Promise<DeliveryResponse> {
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const before = await this.deliveries.load(id, session);
      requireVersion('delivery', before, body.version);
      requireDeliveryAction(deliveryState(before), 'complete');
      const order = await this.orders.load(before.order._id.toHexString(), session);
      const goods = openGoodsOf(
        order,
        before.lines.map(({ line, qty }) => ({ line: line.toHexString(), qty })),
      );
      const deliveredOn = deliveryMoment(order, body.deliveredOn, this.clock.now(), before.note);
      const { deliveredBy = before.deliveredBy, receivedBy = before.receivedBy } = body;
      const isLate = await this.isLate(deliveredOn, session);
      const fields = { status: 'Delivered' as const, deliveredOn, deliveredBy, receivedBy, isLate };
      const after = await this.goods.deliver(order, goods, fields, by);
      const stored = await this.records.store(before, fields, { ...by, action: 'goods delivered' });
      await this.afterwards(after, stored, by);
      return this.deliveries.toDeliveryResponse(actor, stored, session);
    });
  }

  /**
   * Cancels a delivery. The goods of one that was completed are in stock again, and open.
   * @throws DomainError DELIVERY_NOT_FOUND, STALE_VERSION, DELIVERY_CANCELLED, DELIVERY_BILLED, DELIVERY_RETURNED,
   * PERIOD_CLOSED, ORDER_NOT_DELIVERABLE
   */
  cancel(id: string, { reason, version }: CancelDeliveryDto, actor: Actor): Promise<DeliveryResponse> {
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const before = await this.deliveries.load(id, session);
      requireVersion('delivery', before, version);
      requireDeliveryAction(deliveryState(before), 'cancel');
      if (before.status === 'Delivered') await this.takeBack(before, by);
      const changes = [{ field: 'status', from: before.status, to: 'Cancelled' }, changeOfReason(reason)];
      const stored = await this.records.store(before, { status: 'Cancelled' }, { ...by, action: 'cancelled', changes });
      if (before.status === 'Delivered') await this.papers.mailCancelled(before, session);
      return this.deliveries.toDeliveryResponse(actor, stored, session);
    });
  }

  private async takeBack(delivery: DeliveryRecord, by: ActorChange): Promise<void> {
    const { order: of, lines, deliveredOn, isLate } = delivery;
    const order = await this.orders.load(of._id.toHexString(), by.session);
    if (isBilled(order, lines)) throw refuse('DELIVERY_BILLED');
    if (deliveredOn !== null && !isLate) await this.periods.requireOpen(deliveredOn, by.session);
    const others = (await this.deliveries.ofOrder(of._id, by.session)).filter(({ _id }) => !_id.equals(delivery._id));
    await this.goods.undeliver(order, lines, latestOf(others), by);
  }

  /** @throws DomainError ORDER_NOT_FOUND, STALE_VERSION, NOTHING_OPEN, CLOSE_BY_CREDIT_NOTE, DELIVERY_QTY_TOO_LARGE */
  closeOrder(id: string, { reason, lines, version }: CloseOrderDto, actor: Actor): Promise<OrderResponse> {
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const order = await this.orders.load(id, session);
      requireVersion('order', order, version);
      requireOrderAction(orderState(order), 'close');
      const goods = lines ? openGoodsOf(order, lines) : allOpenGoods(order);
      const stored = await this.goods.close(order, goods, reason, by);
      await this.binding.followHold(order, stored, by);
      await this.cancelPlans(stored, by);
      return this.orders.toOrderResponse(actor, stored, session);
    };
    return this.transactions.answer(actor, work, CREDIT_NOTE_NUMBERS);
  }

  private async isLate(moment: Date, session: ClientSession): Promise<boolean> {
    return (await this.periods.taxDateOf(moment, this.clock.now(), session)) !== moment;
  }

  private async afterwards(order: OrderRecord, delivery: DeliveryRecord, by: ActorChange): Promise<void> {
    await this.papers.mailDelivered(order, delivery, by.session);
    await this.cancelPlans(order, by);
  }

  /** Cancels the prepared deliveries of an order with nothing left to deliver. */
  private async cancelPlans(order: OrderRecord, by: ActorChange): Promise<void> {
    if (isOpenOrder(order.status)) return;
    for (const delivery of await this.deliveries.ofOrder(order._id, by.session)) {
      if (delivery.status !== 'Prepared') continue;
      await this.records.store(delivery, { status: 'Cancelled' }, { ...by, action: 'cancelled' });
    }
  }
}

/** True if an invoice bills goods of the delivery. */
function isBilled(order: OrderRecord, goods: readonly LineGoods[]): boolean {
  return order.orderItems.some((item) => {
    const { qty = 0 } = goods.find(({ line }) => line.equals(item._id)) ?? {};
    return qty > 0 && item.invoicedQty > Math.max(atBuyerQty(item) - qty, 0);
  });
}

/** The fields that only a Prepared delivery may change. */
function plannedFields(order: OrderRecord, before: DeliveryRecord, body: UpdateDeliveryDto, now: Date) {
  const { deliveredOn, deliveredBy = before.deliveredBy, lines } = body;
  const isSameDay = deliveredOn === undefined || deliveredOn === (before.deliveredOn?.toISOString() ?? null);
  const isSameGoods =
    !lines ||
    (lines.length === before.lines.length &&
      lines.every(
        ({ line, qty }, at) => before.lines[at]?.line.toHexString() === line && before.lines[at].qty === qty,
      ));
  return {
    deliveredBy,
    ...(!isSameDay && { deliveredOn: plannedMoment(order, deliveredOn, now) }),
    ...(!isSameGoods && { lines: newDelivery(order, openGoodsOf(order, lines)).lines }),
  };
}
