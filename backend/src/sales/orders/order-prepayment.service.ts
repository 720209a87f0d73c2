import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { findRecord } from '../../platform/database/record.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderRecord } from './order.schema.js';
import { requireOrderAction } from './domain/order.rules.js';
import { OrdersService } from './orders.service.js';

/** Money that comes for an order before its invoice. It dates the supply, and starts the time to issue the invoice in. */
@Injectable()
export class OrderPrepayment {
  constructor(
    @InjectModel(Order.name) private readonly model: Model<Order>,
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadUnbilled(orderId: string, session: ClientSession): Promise<OrderRecord> {
    const order = await this.orders.load(orderId, session);
    // Money is welcome for an order that is held.
    requireOrderAction({ ...orderState(order), isHeld: false }, 'invoice');
    return order;
  }

  /** @param paidAt the first day on which money came that still counts; null: none. An order that is gone stays gone. */
  async setPaidAt(orderId: Types.ObjectId, paidAt: Date | null, by: ChangeContext): Promise<void> {
    const order = await findRecord(this.model, orderId.toHexString(), by.session);
    if (order === null || order.paidAt?.getTime() === paidAt?.getTime()) return;
    const changes = [{ field: 'paidAt', from: order.paidAt ?? null, to: paidAt }];
    await this.records.store(order, { paidAt }, { ...by, action: 'paid in advance', changes });
  }
}
