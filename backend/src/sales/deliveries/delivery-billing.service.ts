import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { OrderRecord } from '../orders/order-goods.service.js';
import type { BillPlan } from '../orders/domain/bill-plan.js';
import { DeliveriesService } from './deliveries.service.js';
import { Delivery, type DeliveryRecord } from './delivery.schema.js';
import { billedDeliveries } from './domain/billed-deliveries.js';

export type { DeliveryRecord };

/**
 * Links invoices and deliveries: stores the billed deliveries on the invoice, and the invoice on each delivery that was
 * chosen explicitly.
 */
@Injectable()
export class DeliveryBilling {
  constructor(
    @InjectRecords(Delivery) private readonly records: RecordStore<Delivery>,
    @InjectModel(Delivery.name) private readonly model: Model<Delivery>,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_NOT_DONE, DELIVERY_BILLED */
  async loadUnbilled(ids: readonly string[], order: Types.ObjectId, session: ClientSession): Promise<DeliveryRecord[]> {
    const found: DeliveryRecord[] = [];
    for (const id of new Set(ids)) {
      const delivery = await this.deliveries.load(id, session);
      if (!delivery.order._id.equals(order)) throw refuse('DELIVERY_NOT_FOUND');
      if (delivery.status !== 'Delivered') throw refuse('DELIVERY_NOT_DONE');
      if (delivery.invoice !== null) throw refuse('DELIVERY_BILLED');
      found.push(delivery);
    }
    return found;
  }

  /** The deliveries whose goods a bill contains that names none. */
  async billedBy(
    order: OrderRecord,
    { lines }: BillPlan<Types.ObjectId>,
    session: ClientSession,
  ): Promise<DeliveryRecord[]> {
    const pieces = lines.map(({ line, qty }) => ({
      line,
      qty,
      before: order.orderItems.find(({ _id }) => _id.equals(line))?.invoicedQty ?? 0,
    }));
    return billedDeliveries(await this.deliveries.ofOrder(order._id, session), pieces);
  }

  async bind(
    deliveries: readonly DeliveryRecord[],
    invoice: { readonly _id: Types.ObjectId; readonly number: string },
    by: ChangeContext,
  ): Promise<void> {
    for (const delivery of deliveries) await this.records.store(delivery, { invoice }, { ...by, action: 'invoiced' });
  }

  /** The invoice is void, or pieces of it are left to bill again. */
  async release(invoice: Types.ObjectId, by: ChangeContext): Promise<void> {
    const billed = await this.model.find({ 'invoice._id': invoice }).session(by.session).lean<DeliveryRecord[]>();
    for (const delivery of billed)
      await this.records.store(delivery, { invoice: null }, { ...by, action: 'invoice voided' });
  }
}
