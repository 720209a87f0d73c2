import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { orderState } from './order.mapper.js';
import { type NumberedRef, Order, type OrderRecord } from './order.schema.js';
import { requireOrderAction } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** What an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

/** The order's side of its invoice: bound once, free again when the invoice is voided. */
@Injectable()
export class OrderInvoicing {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadInvoiceable(orderId: string, session: ClientSession): Promise<InvoiceableOrder> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'invoice');
    return order;
  }

  /** Binds an order to the invoice that is being made in the same transaction. */
  async bind(order: InvoiceableOrder, invoice: NumberedRef, by: ChangeContext): Promise<void> {
    const changes = [{ field: 'invoice', from: null, to: invoice.number }];
    await this.records.store(order, { invoice }, { ...by, action: 'invoiced', changes });
  }

  /** The invoice is being voided in the same transaction. */
  async release(orderId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const changes = [{ field: 'invoice', from: order.invoice?.number ?? null, to: null }];
    await this.records.store(order, { invoice: null }, { ...by, action: 'invoice voided', changes });
  }
}
