import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@shop/contract/statuses';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import {
  type ActorChange,
  type CreditedOrder,
  INVOICED_ORDER_ENDING,
  ORDER_EXCEEDS_CREDIT,
  ORDER_INVOICE_REQUESTED,
  ORDER_INVOICE_VOIDED,
} from './order.events.js';
import { orderState } from './order.mapper.js';
import { type NumberedRef, Order, type OrderHold, type OrderRecord } from './order.schema.js';
import { requireOrderAction } from './domain/order.rules.js';
import { OrdersService } from './orders.service.js';
import { InjectModel } from '@nestjs/mongoose';
import { findRecord } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';

/** The fields that an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

/** The order's side of later papers: its invoice is bound once and free again when voided, money may come before it, credit may hold it. */
@Injectable()
export class OrderBinding {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly events: Events,
    @InjectModel(Order.name) private readonly model: Model<Order>,
    private readonly clock: Clock,
  ) {}

  /** Issues the order's invoice, if it has none. @throws DomainError FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async requestInvoice(order: OrderRecord, id: Types.ObjectId, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice !== null) return order;
    requireOrderAction(orderState(order), 'invoice');
    await this.events.publish(ORDER_INVOICE_REQUESTED, { order, invoiceId: id }, by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** Voids the order's invoice, if it has one. @throws DomainError INVOICE_HAS_PAYMENTS */
  async requestVoid(order: OrderRecord, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice === null) return order;
    await this.events.publish(ORDER_INVOICE_VOIDED, order.invoice._id.toHexString(), by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /**
   * Credits what is left of the order's invoice, if it has one that stands.
   * @param status that the order gets
   * @param id of the new credit note, made before the transaction
   */
  async creditRest(order: OrderRecord, status: OrderStatus, id: Types.ObjectId, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice === null || order.invoiceCredited === true) return order;
    const invoiceId = order.invoice._id.toHexString();
    const ended = { orderNumber: order.orderNumber, status, invoiceId, creditNoteId: id };
    await this.events.publish(INVOICED_ORDER_ENDING, ended, by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadInvoiceable(orderId: string, session: ClientSession): Promise<InvoiceableOrder> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'invoice');
    return order;
  }

  /** Binds an order to the invoice that is being made in the same transaction. */
  async bindInvoice(order: InvoiceableOrder, invoice: NumberedRef, by: ChangeContext): Promise<void> {
    const changes = [{ field: 'invoice', from: null, to: invoice.number }];
    await this.records.store(order, { invoice, invoiceCredited: false }, { ...by, action: 'invoiced', changes });
  }

  /** All of an invoice is being credited in the same transaction: it does not stand any more. */
  async markCredited(orderId: Types.ObjectId, invoiceId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    if (order.invoice?._id.equals(invoiceId) !== true) return;
    const { number } = order.invoice;
    const changes = [{ field: 'invoice', from: number, to: number }];
    await this.records.store(order, { invoiceCredited: true }, { ...by, action: 'invoice credited', changes });
  }

  /** The invoice is being voided in the same transaction. */
  async releaseInvoice(orderId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const changes = [{ field: 'invoice', from: order.invoice?.number ?? null, to: null }];
    await this.records.store(order, { invoice: null }, { ...by, action: 'invoice voided', changes });
  }

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

  /** @returns the hold that an order gets which exceeds the limit; a free order never does */
  async holdFor(order: CreditedOrder, session: ClientSession): Promise<OrderHold | null> {
    if (order.totalPrice === 0) return null;
    if (!(await this.events.isTrueForAny(ORDER_EXCEEDS_CREDIT, order, session))) return null;
    return { reason: 'creditLimit', since: this.clock.now() };
  }
}
