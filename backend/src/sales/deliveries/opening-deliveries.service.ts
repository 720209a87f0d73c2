import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { BroughtRecords } from '../../platform/imports/brought-records.js';
import type { OrderRecord } from '../orders/order-goods.service.js';
import { Delivery, type DeliveryRecord } from './delivery.schema.js';
import { newDelivery } from './new-delivery.js';

/** Deliveries of the old books that are not billed. Stock was counted after them. */
@Injectable()
export class OpeningDeliveries extends BroughtRecords<Delivery> {
  protected readonly numberField = 'number';

  constructor(
    @InjectRecords(Delivery) protected readonly records: RecordStore<Delivery>,
    @InjectModel(Delivery.name) protected readonly model: Model<Delivery>,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The delivery of all delivered pieces of a brought order, in the caller's transaction. */
  async bring(order: OrderRecord, deliveredOn: Date, by: ChangeContext): Promise<DeliveryRecord> {
    const goods = order.orderItems.map(({ _id, deliveredQty }) => ({ line: _id, qty: deliveredQty }));
    const number = await this.sequences.nextWithoutGap('DEL', this.clock.now(), by.session);
    const fields = { _id: new Types.ObjectId(), number, status: 'Delivered' as const, deliveredOn };
    return this.records.insert({ ...newDelivery(order, goods), ...fields }, { ...by, action: 'brought in' });
  }
}
