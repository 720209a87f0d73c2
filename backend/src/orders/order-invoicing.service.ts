import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { orderState } from './order.mapper.js';
import type { OrderRecord } from './order.schema.js';
import { requireOrderAction } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** What an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

/** The order's side of its invoice: bound once, free again when the invoice is voided. */
@Injectable()
export class OrderInvoicing {
  constructor(
    private readonly orders: OrdersService,
    private readonly audit: HistoryWriter,
  ) {}

  /**
   * Binds an order to the invoice that is being made in the same transaction.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE
   */
  async bind(
    orderId: string,
    invoice: { _id: Types.ObjectId; number: string },
    actor: Actor,
    session: ClientSession,
  ): Promise<InvoiceableOrder> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'invoice');
    await this.orders.store(order, { invoice }, session);
    const changes = [{ field: 'invoice', from: null, to: invoice.number }];
    await this.audit.record({ resource: 'orders', id: order._id, action: 'invoiced', actor, changes }, session);
    return order;
  }

  /** The invoice is being voided in the same transaction. */
  async release(orderId: Types.ObjectId, actor: Actor, session: ClientSession): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), session);
    await this.orders.store(order, { invoice: null }, session);
    const changes = [{ field: 'invoice', from: order.invoice?.number ?? null, to: null }];
    await this.audit.record({ resource: 'orders', id: orderId, action: 'invoice voided', actor, changes }, session);
  }
}
