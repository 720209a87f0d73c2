import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@shop/contract/statuses';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { orderState } from './order.mapper.js';
import { type NumberedRef, Order, type OrderRecord } from './order.schema.js';
import { requireOrderAction } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** The fields that an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

/** The services of the invoices module for orders. That module knows orders, and registers itself here. */
interface InvoiceDesk {
  /** @param id of the new invoice, made before the transaction */
  issueIn(order: InvoiceableOrder, id: Types.ObjectId, by: ActorChange): Promise<unknown>;
  voidIn(invoiceId: string, by: ActorChange): Promise<void>;
}

/** The services of the credit notes module for orders. It registers itself, too. */
interface CreditDesk {
  /** @param id of the new credit note, made before the transaction */
  creditRestIn(invoiceId: string, order: EndedOrder, id: Types.ObjectId, by: ActorChange): Promise<unknown>;
}

/** An order that ends while its invoice stands. */
export interface EndedOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
}

type ActorChange = ChangeContext & { readonly actor: Actor };

/** The order's side of its invoice: bound once, free again when the invoice is voided. */
@Injectable()
export class OrderInvoicing {
  private desk: InvoiceDesk | null = null;
  private credits: CreditDesk | null = null;

  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
  ) {}

  register(desk: InvoiceDesk): void {
    this.desk = desk;
  }

  registerCredits(desk: CreditDesk): void {
    this.credits = desk;
  }

  /** Issues the order's invoice, if it has none. @throws DomainError FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async issue(order: OrderRecord, id: Types.ObjectId, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice !== null) return order;
    requireOrderAction(orderState(order), 'invoice');
    await this.registered().issueIn(order, id, by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** Voids the order's invoice, if it has one. @throws DomainError INVOICE_HAS_PAYMENTS */
  async void(order: OrderRecord, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice === null) return order;
    await this.registered().voidIn(order.invoice._id.toHexString(), by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /**
   * Credits what is left of the order's invoice, if it has one that stands.
   * @param status that the order gets
   * @param id of the new credit note, made before the transaction
   */
  async creditRest(order: OrderRecord, status: OrderStatus, id: Types.ObjectId, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice === null || order.invoiceCredited === true) return order;
    if (this.credits === null) throw new Error('No module of credit notes has registered itself');
    const { orderNumber } = order;
    await this.credits.creditRestIn(order.invoice._id.toHexString(), { orderNumber, status }, id, by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadInvoiceable(orderId: string, session: ClientSession): Promise<InvoiceableOrder> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'invoice');
    return order;
  }

  private registered(): InvoiceDesk {
    if (this.desk === null) throw new Error('No module of invoices has registered itself');
    return this.desk;
  }

  /** Binds an order to the invoice that is being made in the same transaction. */
  async bind(order: InvoiceableOrder, invoice: NumberedRef, by: ChangeContext): Promise<void> {
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
  async release(orderId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const changes = [{ field: 'invoice', from: order.invoice?.number ?? null, to: null }];
    await this.records.store(order, { invoice: null }, { ...by, action: 'invoice voided', changes });
  }
}
