import { isOpenOrder } from '@shop/contract/statuses';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { refuse } from '../../platform/errors/refuse.js';
import { OnEvent } from '../../platform/events/events.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { type ActorChange, ORDER_CHANGED, type OrderChange } from '../orders/order.events.js';
import type { LineGoods, OrderRecord } from '../orders/order-goods.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryPapers } from './delivery-papers.service.js';
import { Delivery, type DeliveryRecord } from './delivery.schema.js';
import { latestOf } from './domain/delivery-sums.js';
import { newDelivery } from './new-delivery.js';

/** Lets deliveries follow what staff change at the order itself: its status, its day, its driver, its buyer. */
@Injectable()
export class DeliveryFollowing {
  constructor(
    @InjectRecords(Delivery) private readonly records: RecordStore<Delivery>,
    private readonly deliveries: DeliveriesService,
    private readonly papers: DeliveryPapers,
    private readonly periods: VatPeriodsService,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {}

  @OnEvent(ORDER_CHANGED)
  async follow({ before, after, note }: OrderChange, by: ActorChange): Promise<void> {
    if (after !== null) await this.papers.mailExpected(before, after, by.session);
    if (after !== null && !concernsDeliveries(before, after)) return;
    const known = await this.deliveries.ofOrder(before._id, by.session);
    if (after === null) return this.removeAll(known, by);
    for (const delivery of known) await this.followOne(delivery, before, after, by);
    const goods = deliveredGoods(before, after);
    if (goods.length > 0) await this.add(after, goods, note, by);
    else if (before.isDelivered && after.isDelivered) await this.correctLatest(before, after, by);
  }

  private async removeAll(known: readonly DeliveryRecord[], by: ActorChange): Promise<void> {
    for (const delivery of known) await this.records.remove(delivery, by);
  }

  /** @throws DomainError DELIVERY_BILLED */
  private async followOne(
    delivery: DeliveryRecord,
    before: OrderRecord,
    after: OrderRecord,
    by: ActorChange,
  ): Promise<void> {
    const isUndone = before.isDelivered && !after.isDelivered && delivery.status === 'Delivered';
    const isOver = !isOpenOrder(after.status) && delivery.status === 'Prepared';
    if (isUndone && delivery.invoice !== null) throw refuse('DELIVERY_BILLED');
    if (isUndone) await this.papers.mailCancelled(delivery, by.session);
    if (isUndone || isOver) await this.records.store(delivery, { status: 'Cancelled' }, { ...by, action: 'cancelled' });
    else await this.records.store(delivery, { user: after.user, company: after.company }, by);
  }

  private async add(order: OrderRecord, goods: LineGoods[], note: string, by: ActorChange): Promise<void> {
    const createdAt = this.clock.now();
    const deliveredOn = order.deliveredAt ?? createdAt;
    const isLate = (await this.periods.taxDateOf(deliveredOn, createdAt, by.session)) !== deliveredOn;
    const number = await this.sequences.nextWithoutGap('DEL', createdAt, by.session);
    const { deliveredBy } = order;
    const fields = { number, createdAt, status: 'Delivered' as const, deliveredOn, deliveredBy, isLate, note };
    const stored = await this.records.insert({ ...newDelivery(order, goods), ...fields }, by);
    await this.papers.mailDelivered(order, stored, by.session);
  }

  /** The day and the driver of an order are those of its latest delivery. */
  private async correctLatest(before: OrderRecord, after: OrderRecord, by: ActorChange): Promise<void> {
    const delivered = (await this.deliveries.ofOrder(after._id, by.session)).filter(
      ({ status }) => status === 'Delivered',
    );
    const latest = delivered.find(({ deliveredOn }) => deliveredOn?.getTime() === latestOf(delivered)?.getTime());
    if (latest === undefined) return;
    const { deliveredAt: deliveredOn, deliveredBy } = after;
    const isOtherDriver = deliveredBy !== before.deliveredBy;
    await this.records.store(latest, { deliveredOn, ...(isOtherDriver && { deliveredBy }) }, by);
  }
}

function concernsDeliveries(before: OrderRecord, after: OrderRecord): boolean {
  const isMoved = !after.user.equals(before.user) || String(after.company) !== String(before.company);
  const isOtherDay = after.deliveredAt?.getTime() !== before.deliveredAt?.getTime();
  return isMoved || isOtherDay || after.status !== before.status || after.deliveredBy !== before.deliveredBy;
}

function deliveredGoods(before: OrderRecord, after: OrderRecord): LineGoods[] {
  return after.orderItems
    .map(({ _id, deliveredQty }, index) => ({
      line: _id,
      qty: deliveredQty - (before.orderItems[index]?.deliveredQty ?? 0),
    }))
    .filter(({ qty }) => qty > 0);
}
