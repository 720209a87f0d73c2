import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { OrderStatus } from '@shop/contract/statuses';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import {
  type ActorChange,
  type AgreedOrder,
  type CreditedOrder,
  INVOICED_ORDER_ENDING,
  ORDER_APPROVAL_CHANGED,
  ORDER_EXCEEDS_CREDIT,
  ORDER_INVOICE_REQUESTED,
  ORDER_INVOICE_VOIDED,
  ORDER_NEEDS_APPROVAL,
} from './order.events.js';
import { orderState } from './order.mapper.js';
import { type NumberedRef, Order, type OrderHold, type OrderRecord, type OrderLine } from './order.schema.js';
import { requireOrderAction, nextFulfilment } from './domain/order.rules.js';
import { OrdersService } from './orders.service.js';
import { InjectModel } from '@nestjs/mongoose';
import { findRecord, requireVersion } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { changesBetween } from '../../platform/history/changes.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { ReturnedLineDto, ReturnGoodsDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { giveBack, requirePossible, retainedQty, takenQty } from './domain/line-quantities.js';
import { type ClosedParts, hasGoods, leftToBill, withClosed } from './left-to-bill.js';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';

/** The fields that an invoice copies from its order. */
export type InvoiceableOrder = OrderRecord;

type Held = Pick<Order, 'hold'> & { readonly agreedTotal: Fils };

interface ReturnedGoods {
  /** `_id` of the order's line. */
  readonly line: Types.ObjectId;
  readonly qty: number;
}

/**
 * Changes an order for other modules: an invoice is bound once and unbound when voided, money may be received before
 * the invoice, credit may put the order on hold, and its goods leave stock and return.
 */
@Injectable()
export class OrderBinding {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly events: Events,
    @InjectModel(Order.name) private readonly model: Model<Order>,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly stock: ProductStock,
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
   * Credits the rest of the order's invoice, if it has a valid one.
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

  /** Binds an order to the invoice that is created in the same transaction. */
  async bindInvoice(order: InvoiceableOrder, invoice: NumberedRef, by: ChangeContext): Promise<void> {
    const changes = [{ field: 'invoice', from: null, to: invoice.number }];
    const billed = new Map(leftToBill(order).orderItems.map(({ _id, qty }) => [_id.toHexString(), qty]));
    const orderItems = order.orderItems.map((line) => ({
      ...line,
      invoicedQty: (line.invoicedQty ?? 0) + (billed.get(line._id.toHexString()) ?? 0),
    }));
    const fields = { invoice, invoiceCredited: false, orderItems };
    await this.records.store(order, fields, { ...by, action: 'invoiced', changes });
  }

  /**
   * Marks the invoice as credited in full, in the transaction of the credit note: the order may get another invoice of
   * what is left to bill.
   * @param closed by the credit notes of the invoice
   */
  async markCredited(
    orderId: Types.ObjectId,
    invoiceId: Types.ObjectId,
    closed: ClosedParts,
    by: ChangeContext,
  ): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    if (order.invoice?._id.equals(invoiceId) !== true) return;
    const { number } = order.invoice;
    const changes = [{ field: 'invoice', from: number, to: number }];
    const { orderItems, closedCharges } = withClosed(order, closed);
    const fields = { invoiceCredited: true, orderItems: orderItems.map(withoutInvoice), closedCharges };
    await this.records.store(order, fields, { ...by, action: 'invoice credited', changes });
  }

  /** Unbinds the invoice that is voided in the same transaction. */
  async releaseInvoice(orderId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const changes = [{ field: 'invoice', from: order.invoice?.number ?? null, to: null }];
    const fields = { invoice: null, orderItems: order.orderItems.map(withoutInvoice) };
    await this.records.store(order, fields, { ...by, action: 'invoice voided', changes });
  }

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadUnbilled(orderId: string, session: ClientSession): Promise<OrderRecord> {
    const order = await this.orders.load(orderId, session);
    // Money may be received for an order on hold.
    requireOrderAction({ ...orderState(order), isHeld: false }, 'invoice');
    return order;
  }

  /** @param paidAt the first day of received money that still counts; null: none. A deleted order is skipped. */
  async setPaidAt(orderId: Types.ObjectId, paidAt: Date | null, by: ChangeContext): Promise<void> {
    const order = await findRecord(this.model, orderId.toHexString(), by.session);
    if (order === null || order.paidAt?.getTime() === paidAt?.getTime()) return;
    const changes = [{ field: 'paidAt', from: order.paidAt ?? null, to: paidAt }];
    await this.records.store(order, { paidAt }, { ...by, action: 'paid in advance', changes });
  }

  /** The hold of an order that its company has to agree to, or that exceeds the credit of its account; a free order has none. */
  async holdFor(order: AgreedOrder, session: ClientSession): Promise<Held> {
    const { totalPrice, agreedTotal } = order;
    if (totalPrice === 0) return { hold: null, agreedTotal };
    if (await this.events.isTrueForAny(ORDER_NEEDS_APPROVAL, order, session)) {
      return { hold: { reason: 'approval', since: this.clock.now() }, agreedTotal };
    }
    return { hold: await this.creditHold(order, session), agreedTotal: Math.max(agreedTotal, totalPrice) };
  }

  /** Only orders in Processing are held for the credit. */
  private async creditHold(
    { status, ...order }: CreditedOrder & Pick<Order, 'status'>,
    session: ClientSession,
  ): Promise<OrderHold | null> {
    if (status !== 'Processing') return null;
    if (!(await this.events.isTrueForAny(ORDER_EXCEEDS_CREDIT, order, session))) return null;
    return { reason: 'creditLimit', since: this.clock.now() };
  }

  /** Lets the approvals follow an order that is held for one, or was before. */
  async followHold(before: OrderRecord | null, order: OrderRecord, by: ChangeContext): Promise<void> {
    if (![before?.hold, order.hold].some((hold) => hold?.reason === 'approval')) return;
    await this.events.publish(ORDER_APPROVAL_CHANGED, { order, isReleased: false }, by);
  }

  /** Ends the approval of an order that staff have released. */
  async followRelease(before: OrderRecord, order: OrderRecord, by: ChangeContext): Promise<void> {
    if (before.hold?.reason !== 'approval') return;
    await this.events.publish(ORDER_APPROVAL_CHANGED, { order, isReleased: true }, by);
  }

  /** An approver agrees to the order. Beyond the credit of its account it stays held. @throws DomainError ORDER_NOT_FOUND, STALE_VERSION */
  async agree(orderId: Types.ObjectId, amount: Fils, by: ActorChange): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    if (order.hold?.reason !== 'approval' || order.totalPrice !== amount)
      throw refuse('STALE_VERSION', { record: 'order' });
    const { _id, user, company = null, totalPrice, status } = order;
    const hold = await this.creditHold({ _id, user, company, totalPrice, status }, by.session);
    const changes = [{ field: 'hold', from: 'approval', to: hold?.reason ?? null }];
    await this.records.store(order, { hold, agreedTotal: amount }, { ...by, action: 'released', changes });
  }

  /**
   * Returns goods that are not invoiced yet. With an invoice, a credit note returns them.
   * @throws DomainError ORDER_NOT_FOUND, STALE_VERSION, ORDER_NOT_DELIVERED, RETURN_BY_CREDIT_NOTE, GOODS_RETURNED,
   * RETURN_QTY_TOO_LARGE, or `invalid` naming the line
   */
  returnGoods(id: string, { lines, reason = '', version }: ReturnGoodsDto, actor: Actor): Promise<OrderResponse> {
    return this.transactions.answer(actor, async (session) => {
      const order = await this.orders.load(id, session);
      requireVersion('order', order, version);
      requireOrderAction(orderState(order), 'returnGoods');
      const stored = await this.storeReturn(order, returnedGoodsOf(order, lines), reason, { actor, session });
      return this.orders.toOrderResponse(actor, stored);
    });
  }

  /** Returns goods with the credit note of an invoice. @throws DomainError ORDER_NOT_FOUND, STALE_VERSION */
  async takeBack(orderId: Types.ObjectId, returned: readonly ReturnedGoods[], by: ChangeContext): Promise<void> {
    if (returned.length === 0) return;
    await this.storeReturn(await this.orders.load(orderId.toHexString(), by.session), returned, '', by);
  }

  /**
   * Records the returned goods, and puts them in stock if they were taken out. Goods that were not delivered yet will
   * not be. A delivered order becomes Returned once all of its goods are returned.
   */
  private async storeReturn(
    order: OrderRecord,
    returned: readonly ReturnedGoods[],
    reason: string,
    by: ChangeContext,
  ): Promise<OrderRecord> {
    const qtyOf = (line: Types.ObjectId) => returned.find((one) => one.line.equals(line))?.qty ?? 0;
    const orderItems = order.orderItems.map((line) => giveBack(line, qtyOf(line._id)));
    const isWhole = order.status === 'Delivered' && !hasGoods(orderItems);
    const fulfilment = isWhole ? nextFulfilment(order, { status: 'Returned' }, this.clock.now()) : {};
    const goods = order.orderItems.map((line) => ({ ...line, qty: qtyOf(line._id) })).filter(({ qty }) => qty > 0);
    const reported = goods.map(({ qty, productName }) => `${qty} × ${productName}`).join(', ');
    const changes = [
      { field: 'returnedGoods', from: null, to: reported },
      ...(reason === '' ? [] : [{ field: 'reason', from: null, to: reason }]),
      ...changesBetween(order, fulfilment),
    ];
    const fields = { orderItems, ...fulfilment };
    const stored = await this.records.store(order, fields, { ...by, action: 'goods returned', changes });
    await this.moveStock(order, stored, by);
    return stored;
  }

  /**
   * Takes out of stock what the order needs more after a change, and puts back what it needs less.
   * @param after null: the order is deleted
   * @throws DomainError INSUFFICIENT_STOCK
   */
  async moveStock(before: OrderRecord, after: OrderRecord | null, { actor, session }: ChangeContext): Promise<void> {
    requirePossible(after?.orderItems ?? []);
    const context = { actor, session, orderNumber: before.orderNumber };
    const moves = before.orderItems.map((line, index) => {
      const next = after?.orderItems[index];
      return { ...line, qty: (after && next ? takenQty(next, after) : 0) - takenQty(line, before) };
    });
    await this.stock.take(
      moves.filter(({ qty }) => qty > 0),
      context,
    );
    const back = moves.map((line) => ({ ...line, qty: -line.qty }));
    await this.stock.putBack(
      back.filter(({ qty }) => qty > 0),
      context,
    );
  }
}

const withoutInvoice = (line: OrderLine): OrderLine => ({ ...line, invoicedQty: 0 });

/** @throws DomainError RETURN_QTY_TOO_LARGE, or `invalid` naming the line */
function returnedGoodsOf({ orderItems }: OrderRecord, lines: readonly ReturnedLineDto[]): ReturnedGoods[] {
  const named = new Set<string>();
  return lines.map(({ line: id, qty }, index) => {
    const line = orderItems.find(({ _id }) => _id.toHexString() === id.toLowerCase());
    if (line === undefined) throw refuseField(`lines.${index}.line`, 'UNKNOWN_ORDER_LINE');
    if (named.has(id.toLowerCase())) throw refuseField(`lines.${index}.line`, 'LINE_TWICE');
    named.add(id.toLowerCase());
    const left = retainedQty(line);
    if (qty > left) {
      const values = { left: String(left), asked: String(qty) };
      throw refuse('RETURN_QTY_TOO_LARGE', values, { field: `lines.${index}.qty` });
    }
    return { line: line._id, qty };
  });
}
