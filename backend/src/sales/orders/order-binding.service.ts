import { isOpenOrder, type OrderStatus } from '@shop/contract/statuses';
import { Injectable } from '@nestjs/common';
import { refusalOf } from '@shop/contract/state-machine';
import type { HoldReason } from '@shop/contract/credit-limit';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import {
  type ActorChange,
  type AgreedOrder,
  type CreditedOrder,
  INVOICED_ORDER_ENDING,
  ORDER_AFTER_BOUNCE,
  ORDER_CHANGED,
  ORDER_APPROVAL_CHANGED,
  ORDER_EXCEEDS_CREDIT,
  ORDER_INVOICE_REQUESTED,
  ORDER_INVOICE_VOIDED,
  ORDER_NEEDS_APPROVAL,
} from './order.events.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderHold, type OrderRecord } from './order.schema.js';
import { ORDER_MACHINE, requireOrderAction } from './domain/order.rules.js';
import type { NumberedRef } from '../../platform/database/refs.schema.js';
import { OrdersService } from './orders.service.js';
import { InjectModel } from '@nestjs/mongoose';
import { findRecord } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import { OrderGoods } from './order-goods.service.js';
import { billedAfterCredit, type CreditedParts, standingInvoices, withInvoices } from './billed-invoices.js';
import { requirePossibleOrder } from './order-billing.js';
import { billedParts } from './domain/bill-amounts.js';
import type { BillPlan } from './domain/bill-plan.js';
import { billingStateOf } from './domain/coming-bills.js';
import { afterRelease, afterUses, OrderAdvances, type PartOfAdvance } from './order-advances.service.js';

export type { OrderRecord };

interface CreditedInvoice {
  readonly _id: Types.ObjectId;
  readonly order: { readonly _id: Types.ObjectId };
}

interface UsingInvoice extends CreditedInvoice {
  readonly advances: readonly PartOfAdvance[];
}

type Held = Pick<Order, 'hold'> & { readonly agreedTotal: Fils };

/**
 * Changes an order for other modules: an invoice is bound once and unbound when voided, money may be received before
 * the invoice, credit may put the order on hold, and deliveries follow it.
 */
@Injectable()
export class OrderBinding {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly events: Events,
    @InjectModel(Order.name) private readonly model: Model<Order>,
    private readonly clock: Clock,
    private readonly goods: OrderGoods,
    private readonly advances: OrderAdvances,
  ) {}

  /** Issues an invoice of what may be billed, unless all is. @throws DomainError FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async requestInvoice(order: OrderRecord, id: Types.ObjectId, by: ActorChange): Promise<OrderRecord> {
    if (billingStateOf(order) === 'All') return order;
    requireOrderAction(orderState(order), 'invoice');
    await this.events.publish(ORDER_INVOICE_REQUESTED, { order, invoiceId: id }, by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** Voids the order's invoice, if all of it is billed. @throws DomainError INVOICE_HAS_PAYMENTS, SEVERAL_INVOICES */
  async requestVoid(order: OrderRecord, by: ActorChange): Promise<OrderRecord> {
    if (order.invoice === null || billingStateOf(order) !== 'All') return order;
    if (standingInvoices(order).length > 1) throw refuse('SEVERAL_INVOICES');
    await this.events.publish(ORDER_INVOICE_VOIDED, order.invoice._id.toHexString(), by);
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /**
   * Credits the rest of the order's invoices.
   * @param status that the order gets
   * @param idAt ids of the new credit notes, which stay the same if the transaction is retried
   */
  async creditRest(
    order: OrderRecord,
    status: OrderStatus,
    idAt: (index: number) => Types.ObjectId,
    by: ActorChange,
  ): Promise<OrderRecord> {
    for (const [index, { _id }] of standingInvoices(order).entries()) {
      const ended = { orderNumber: order.orderNumber, status, invoiceId: _id.toHexString(), creditNoteId: idAt(index) };
      await this.events.publish(INVOICED_ORDER_ENDING, ended, by);
    }
    return this.orders.load(order._id.toHexString(), by.session);
  }

  /** Credits what no invoice will use of the advances of an order that has ended. */
  creditAdvances(order: OrderRecord, by: ActorChange): Promise<OrderRecord> {
    return this.advances.creditUnused(order, by);
  }

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadInvoiceable(orderId: string, session: ClientSession): Promise<OrderRecord> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'invoice');
    return order;
  }

  /** Stores what an invoice bills that is created in the same transaction: of two that bill the same, one alone does. */
  async bindInvoice(
    order: OrderRecord,
    invoice: NumberedRef,
    plan: BillPlan<Types.ObjectId>,
    by: ChangeContext,
  ): Promise<void> {
    const changes = [{ field: 'invoice', from: null, to: invoice.number }];
    const fields = {
      ...withInvoices(order, [
        ...order.invoices,
        { ...invoice, isCredited: false, creditedAmount: 0, ...billedParts(plan) },
      ]),
      advances: afterUses(order, plan.uses),
    };
    const stored = await this.records.store(order, fields, { ...by, action: 'invoiced', changes });
    requirePossibleOrder(stored);
    await this.advances.creditUnused(stored, by);
  }

  /**
   * Leaves to bill again what a credit note credits without an end of the supply, in the transaction of the note.
   * @param notes all of the invoice, the new one last
   * @param isWhole true if they credit all of the invoice
   */
  async creditInvoice(
    { _id, order: { _id: orderId } }: CreditedInvoice,
    notes: readonly CreditedParts[],
    isWhole: boolean,
    by: ChangeContext,
  ): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const invoices = order.invoices.map((invoice) =>
      invoice._id.equals(_id) ? billedAfterCredit(invoice, notes, isWhole) : invoice,
    );
    const number = invoices.find((invoice) => invoice._id.equals(_id))?.number ?? null;
    const changes = [{ field: 'invoice', from: number, to: number }];
    const how = { ...by, action: 'invoice credited', changes } as const;
    requirePossibleOrder(await this.records.store(order, withInvoices(order, invoices), how));
  }

  /** Leaves to bill again what the invoice billed that is voided in the same transaction. */
  async releaseInvoice({ _id: invoiceId, order: { _id: orderId }, advances }: UsingInvoice, by: ChangeContext) {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const { invoices } = order;
    const number = invoices.find(({ _id }) => _id.equals(invoiceId))?.number ?? null;
    const changes = [{ field: 'invoice', from: number, to: null }];
    const left = invoices.filter(({ _id }) => !_id.equals(invoiceId));
    const fields = { ...withInvoices(order, left), advances: afterRelease(order, advances) };
    requirePossibleOrder(await this.records.store(order, fields, { ...by, action: 'invoice voided', changes }));
  }

  /** @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE */
  async loadForMoney(
    orderId: string,
    session: ClientSession,
    isAdvanceOpen: (order: Types.ObjectId) => Promise<boolean>,
  ): Promise<OrderRecord> {
    const order = await this.orders.load(orderId, session);
    // Money may be received for an order on hold, and for its open advance when all of it is billed.
    const state = { ...orderState(order), isHeld: false };
    const isBilled = refusalOf(ORDER_MACHINE, state, 'invoice') === 'INVOICE_EXISTS';
    if (!isBilled || !(await isAdvanceOpen(order._id))) requireOrderAction(state, 'invoice');
    return order;
  }

  /** @throws DomainError ORDER_NOT_FOUND, NOTHING_IN_ADVANCE, and the refusals of an invoice */
  async loadForAdvance(orderId: string, session: ClientSession): Promise<OrderRecord> {
    const order = await this.orders.load(orderId, session);
    requireOrderAction(orderState(order), 'askAdvance');
    return order;
  }

  /** The orders that allow an advance now. */
  async findForAdvance(orderIds: readonly string[]): Promise<OrderRecord[]> {
    const found = await this.model.find({ _id: { $in: [...orderIds] } }).lean<OrderRecord[]>();
    return found.filter((order) => refusalOf(ORDER_MACHINE, orderState(order), 'askAdvance') === null);
  }

  /** True if the order can still be invoiced: money that comes for it waits for its invoice. */
  async isUnbilled(orderId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const order = await findRecord(this.model, orderId.toHexString(), session);
    return order !== null && refusalOf(ORDER_MACHINE, { ...orderState(order), isHeld: false }, 'invoice') === null;
  }

  /** @param paidAt the first day of received money that still counts, or null. A deleted order is skipped. */
  async setPaidAt(orderId: Types.ObjectId, paidAt: Date | null, by: ChangeContext): Promise<void> {
    const order = await findRecord(this.model, orderId.toHexString(), by.session);
    if (order === null || order.paidAt?.getTime() === paidAt?.getTime()) return;
    const changes = [{ field: 'paidAt', from: order.paidAt, to: paidAt }];
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

  /** Only orders in Processing are held for cheques and the credit. */
  private async creditHold(
    { status, ...order }: CreditedOrder & Pick<Order, 'status'>,
    session: ClientSession,
  ): Promise<OrderHold | null> {
    if (!isOpenOrder(status)) return null;
    if (await this.events.isTrueForAny(ORDER_AFTER_BOUNCE, order, session))
      return { reason: 'bouncedCheque', since: this.clock.now() };
    if (!(await this.events.isTrueForAny(ORDER_EXCEEDS_CREDIT, order, session))) return null;
    return { reason: 'creditLimit', since: this.clock.now() };
  }

  /** Puts the account’s undelivered orders on hold. Orders already on hold are not changed. */
  async holdOpenOrders(account: QueryFilter<Order>, reason: HoldReason, by: ChangeContext): Promise<void> {
    const open = await this.model
      .find({ ...account, status: 'Processing', hold: null, totalPrice: { $gt: 0 } })
      .session(by.session)
      .lean<OrderRecord[]>();
    const hold = { reason, since: this.clock.now() };
    const changes = [{ field: 'hold', from: null, to: reason }];
    for (const order of open) await this.records.store(order, { hold }, { ...by, action: 'held', changes });
  }

  /**
   * Lets the approvals follow an order that is held for one, or was before.
   * @param isReleased true if staff have released it
   */
  async followHold(before: OrderRecord | null, order: OrderRecord, by: ChangeContext, isReleased = false) {
    if (![before?.hold, order.hold].some((hold) => hold?.reason === 'approval')) return;
    await this.events.publish(ORDER_APPROVAL_CHANGED, { order, isReleased }, by);
  }

  /** An approver agrees to the order. Beyond the credit of its account it stays held. @throws DomainError ORDER_NOT_FOUND, STALE_VERSION */
  async agree(orderId: Types.ObjectId, amount: Fils, by: ActorChange): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    if (order.hold?.reason !== 'approval' || order.totalPrice !== amount)
      throw refuse('STALE_VERSION', { record: 'order' });
    const { _id, user, company, totalPrice, status } = order;
    const hold = await this.creditHold({ _id, user, company, totalPrice, status }, by.session);
    const changes = [{ field: 'hold', from: 'approval', to: hold?.reason ?? null }];
    await this.records.store(order, { hold, agreedTotal: amount }, { ...by, action: 'released', changes });
  }

  /**
   * Moves the stock that a change of staff needs, and lets deliveries follow.
   * @param after null if the order is deleted
   */
  async followChange(before: OrderRecord, after: OrderRecord | null, note: string, by: ActorChange): Promise<void> {
    if (after) requirePossibleOrder(after);
    await this.goods.moveStock(before, after, by);
    await this.events.publish(ORDER_CHANGED, { before, after, note }, by);
  }
}
