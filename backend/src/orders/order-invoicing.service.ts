import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { mayOrder } from './domain/order.rules.js';
import { orderState } from './order.mapper.js';
import type { OrderRecord } from './order.schema.js';
import { freeOrder, notInvoiceable, orderAlreadyInvoiced } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** What an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

/** The order's side of its invoice: bound once, free again when the invoice is voided. */
@Injectable()
export class OrderInvoicing {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Binds an order to the invoice that is being made in the same transaction.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE
   */
  async bind(
    orderId: string,
    invoice: { _id: Types.ObjectId; number: string },
    session: ClientSession,
  ): Promise<InvoiceableOrder> {
    const order = await this.orders.load(orderId, session);
    if (order.invoice !== null) throw orderAlreadyInvoiced();
    if (order.totalPrice === 0) throw freeOrder();
    if (!mayOrder(orderState(order), 'invoice')) throw notInvoiceable(order.status);
    await this.orders.store(order, { invoice }, session);
    return order;
  }

  async release(orderId: Types.ObjectId, session: ClientSession): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), session);
    await this.orders.store(order, { invoice: null }, session);
  }
}
