import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { CREDIT_NOTE_NUMBERS } from '../../documents/number-series.js';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { changeOfReason, changesBetween } from '../../platform/history/changes.js';
import {
  atBuyerQty,
  closePieces,
  deliverPieces,
  deliveryState,
  giveBack,
  cancelOpen,
  hasGoods,
  isPartlyDelivered,
  openQty,
  requirePossible,
  takenQty,
  unbilledQty,
} from './domain/line-quantities.js';
import { endsOrder, nextFulfilment, requireOrderAction } from './domain/order.rules.js';
import type { ReturnGoodsDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { hasStandingInvoice } from './billed-invoices.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderLine, type OrderRecord } from './order.schema.js';
import { OrderAdvances } from './order-advances.service.js';
import { OrdersService } from './orders.service.js';

export type { OrderLine, OrderRecord };

/** Cancelled goods are those that were not delivered yet, as far as there are any. */
type TakenBack = 'returned' | 'cancelled';

/** Pieces of a line. */
export interface LineGoods {
  /** `_id` of the order's line. */
  readonly line: Types.ObjectId;
  readonly qty: number;
}

interface NamedGoods {
  readonly line: string;
  readonly qty: number;
}

/** Moves the goods of orders: they are delivered, cancelled and returned by the piece, and stock follows. */
@Injectable()
export class OrderGoods {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly stock: ProductStock,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly advances: OrderAdvances,
  ) {}

  /**
   * Delivers pieces. Once nothing is open, the order is Delivered.
   * @throws DomainError ORDER_NOT_DELIVERABLE, ORDER_HELD, INSUFFICIENT_STOCK
   */
  async deliver(
    order: OrderRecord,
    goods: readonly LineGoods[],
    { deliveredOn, deliveredBy }: { readonly deliveredOn: Date; readonly deliveredBy: string },
    by: ChangeContext,
  ): Promise<OrderRecord> {
    requireOrderAction(orderState(order), 'deliver');
    const orderItems = withGoods(order, goods, deliverPieces);
    const latest = Math.max(deliveredOn.getTime(), order.lastDeliveredAt?.getTime() ?? 0);
    const fields = { lastDeliveredAt: new Date(latest), deliveredBy: deliveredBy || order.deliveredBy };
    return this.store(order, { ...fields, ...fulfilmentOf(orderItems, fields) }, goods, {
      ...by,
      action: 'goods delivered',
    });
  }

  /**
   * Undoes a delivery: the pieces are open again, and in stock.
   * @param lastDeliveredAt the latest delivery that remains
   * @throws DomainError ORDER_NOT_DELIVERABLE, DELIVERY_RETURNED
   */
  async undeliver(
    order: OrderRecord,
    goods: readonly LineGoods[],
    lastDeliveredAt: Date | null,
    by: ChangeContext,
  ): Promise<OrderRecord> {
    if (endsOrder(order.status)) throw refuse('ORDER_NOT_DELIVERABLE', { status: order.status });
    const orderItems = withGoods(order, goods, (line, qty) => deliverPieces(line, -qty));
    if (orderItems.some((line) => atBuyerQty(line) < 0)) throw refuse('DELIVERY_RETURNED');
    const reopened = { status: 'Processing', isDelivered: false, deliveredAt: null, stockUpdated: false } as const;
    const fields = { orderItems, lastDeliveredAt, ...(order.isDelivered && reopened) };
    return this.store(order, fields, goods, { ...by, action: 'delivery cancelled' });
  }

  /**
   * Cancels undelivered pieces. When nothing is left to deliver, the order becomes Delivered, or Cancelled if nothing
   * was delivered.
   * @throws DomainError NOTHING_OPEN, CLOSE_BY_CREDIT_NOTE
   */
  async close(
    order: OrderRecord,
    goods: readonly LineGoods[],
    reason: string,
    by: ChangeContext,
  ): Promise<OrderRecord> {
    requireOrderAction(orderState(order), 'close');
    const orderItems = withGoods(order, goods, closePieces);
    const { lastDeliveredAt } = order;
    const fields = fulfilmentOf(orderItems, { lastDeliveredAt });
    const how = { ...by, action: 'rest cancelled', changes: [changeOfReason(reason)] } as const;
    return this.advances.creditUnused(await this.store(order, fields, goods, how), by);
  }

  private async store(
    order: OrderRecord,
    fields: Partial<Order>,
    goods: readonly LineGoods[],
    by: ChangeContext,
  ): Promise<OrderRecord> {
    const shown = Object.entries(fields).filter(([field]) => field !== 'orderItems' && field !== 'lastDeliveredAt');
    const changes = [
      { field: 'goods', from: null, to: inWords(order, goods) },
      ...(by.changes ?? []),
      ...changesBetween(order, Object.fromEntries(shown)),
    ];
    const stored = await this.records.store(order, fields, { ...by, changes });
    await this.moveStock(order, stored, by);
    return stored;
  }

  /**
   * Returns goods that are not invoiced yet. With an invoice, a credit note returns them.
   * @throws DomainError ORDER_NOT_FOUND, STALE_VERSION, ORDER_NOT_DELIVERED, RETURN_BY_CREDIT_NOTE, GOODS_RETURNED,
   * RETURN_QTY_TOO_LARGE, or `invalid` naming the line
   */
  returnGoods(id: string, { lines, reason = '', version }: ReturnGoodsDto, actor: Actor): Promise<OrderResponse> {
    const work = async (session: ClientSession) => {
      const order = await this.orders.load(id, session);
      requireVersion('order', order, version);
      requireOrderAction(orderState(order), 'returnGoods');
      const returned = returnedGoodsOf(order, lines);
      const after = withGoods(order, returned, giveBack);
      const stored = await this.storeReturn(order, after, returned, { actor, session }, reason);
      return this.orders.toOrderResponse(actor, stored);
    };
    return this.transactions.answer(actor, work, CREDIT_NOTE_NUMBERS);
  }

  /** Returns goods with the credit note of an invoice. @throws DomainError ORDER_NOT_FOUND, STALE_VERSION */
  async takeBack(
    orderId: Types.ObjectId,
    returned: readonly LineGoods[],
    how: TakenBack,
    by: ChangeContext,
  ): Promise<void> {
    if (returned.length === 0) return;
    const order = await this.orders.load(orderId.toHexString(), by.session);
    await this.storeReturn(
      order,
      withGoods(order, returned, how === 'cancelled' ? cancelOpen : giveBack),
      returned,
      by,
    );
  }

  /**
   * Records the returned goods, and puts them in stock if they were taken out. Goods that were not delivered yet will
   * not be. An order of which something was delivered becomes Returned once all of its goods are returned.
   */
  private async storeReturn(
    order: OrderRecord,
    orderItems: OrderLine[],
    returned: readonly LineGoods[],
    by: ChangeContext,
    reason = '',
  ): Promise<OrderRecord> {
    const isWhole = order.orderItems.some((line) => atBuyerQty(line) > 0) && !hasGoods(orderItems);
    const fulfilment = isWhole
      ? nextFulfilment({ ...order, isPartlyDelivered: !order.isDelivered }, { status: 'Returned' }, this.clock.now())
      : restOf(order, orderItems);
    const changes = [
      { field: 'returnedGoods', from: null, to: inWords(order, returned) },
      ...(reason === '' ? [] : [{ field: 'reason', from: null, to: reason }]),
      ...changesBetween({ ...order, orderItems: null }, { ...fulfilment, orderItems: null }),
    ];
    const fields = { ...fulfilment, orderItems };
    const stored = await this.records.store(order, fields, { ...by, action: 'goods returned', changes });
    await this.moveStock(order, stored, by);
    return this.advances.creditUnused(stored, by);
  }

  /**
   * Takes out of stock what the order needs more after a change, and puts back what it needs less.
   * @param after null if the order is deleted
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

const qtyOf = (goods: readonly LineGoods[], { _id }: OrderLine): number =>
  goods.find(({ line }) => line.equals(_id))?.qty ?? 0;

function withGoods(
  { orderItems }: OrderRecord,
  goods: readonly LineGoods[],
  change: (line: OrderLine, qty: number) => OrderLine,
): OrderLine[] {
  return orderItems.map((line) => change(line, qtyOf(goods, line)));
}

/** `5 × Ribbon, 2 × Tape` */
const inWords = ({ orderItems }: OrderRecord, goods: readonly LineGoods[]): string =>
  orderItems
    .filter((line) => qtyOf(goods, line) > 0)
    .map((line) => `${qtyOf(goods, line)} × ${line.productName}`)
    .join(', ');

/** The order's fields with these lines. Once nothing is open, its status follows. */
function fulfilmentOf(orderItems: OrderLine[], { lastDeliveredAt }: { lastDeliveredAt: Date | null }): Partial<Order> {
  if (orderItems.some((line) => openQty(line) > 0)) return { orderItems };
  if (deliveryState(orderItems) === 'None') return { orderItems, status: 'Cancelled', stockUpdated: false };
  return { orderItems, status: 'Delivered', isDelivered: true, deliveredAt: lastDeliveredAt, stockUpdated: true };
}

/** A partly delivered order with nothing left to deliver becomes Delivered. */
function restOf(order: OrderRecord, orderItems: OrderLine[]): Partial<Order> {
  if (!isPartlyDelivered(order.orderItems)) return {};
  const { lastDeliveredAt } = order;
  return fulfilmentOf(orderItems, { lastDeliveredAt });
}

/**
 * The pieces of open lines that are named; a line that is named twice counts once, with the sum.
 * @throws DomainError DELIVERY_QTY_TOO_LARGE, or `invalid` naming the line
 */
export function openGoodsOf({ orderItems }: OrderRecord, lines: readonly NamedGoods[]): LineGoods[] {
  const goods = new Map<string, LineGoods>();
  for (const [index, { line: id, qty: added }] of lines.entries()) {
    const line = lineOf(orderItems, id, index);
    const qty = added + (goods.get(id.toLowerCase())?.qty ?? 0);
    const left = openQty(line);
    if (qty > left) {
      const values = { item: line.productName, left: String(left), asked: String(qty) };
      throw refuse('DELIVERY_QTY_TOO_LARGE', values, { field: `lines.${index}.qty` });
    }
    goods.set(id.toLowerCase(), { line: line._id, qty });
  }
  return [...goods.values()];
}

/** All that is still to be delivered. */
export const allOpenGoods = ({ orderItems }: OrderRecord): LineGoods[] =>
  orderItems.map((line) => ({ line: line._id, qty: openQty(line) })).filter(({ qty }) => qty > 0);

function lineOf(orderItems: readonly OrderLine[], id: string, index: number): OrderLine {
  const line = orderItems.find(({ _id }) => _id.toHexString() === id.toLowerCase());
  if (line === undefined) throw refuseField(`lines.${index}.line`, 'UNKNOWN_ORDER_LINE');
  return line;
}

/** @throws DomainError RETURN_QTY_TOO_LARGE, or `invalid` naming the line */
function returnedGoodsOf(order: OrderRecord, lines: readonly NamedGoods[]): LineGoods[] {
  const named = new Set<string>();
  return lines.map(({ line: id, qty }, index) => {
    const line = lineOf(order.orderItems, id, index);
    if (named.has(id.toLowerCase())) throw refuseField(`lines.${index}.line`, 'LINE_TWICE');
    named.add(id.toLowerCase());
    // A credit note returns billed goods.
    const left = hasStandingInvoice(order) ? Math.min(unbilledQty(line), atBuyerQty(line)) : atBuyerQty(line);
    if (qty > left) {
      const values = { left: String(left), asked: String(qty) };
      throw refuse('RETURN_QTY_TOO_LARGE', values, { field: `lines.${index}.qty` });
    }
    return { line: line._id, qty };
  });
}
