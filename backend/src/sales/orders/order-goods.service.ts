import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { changesBetween } from '../../platform/history/changes.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { nextFulfilment, requireOrderAction } from './domain/order.rules.js';
import type { ReturnedLineDto, ReturnGoodsDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { hasGoods } from './kept-goods.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderLine, type OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import type { Line } from '../../documents/lines/line.schema.js';

interface ReturnedGoods {
  /** `_id` of the order's line. */
  readonly line: Types.ObjectId;
  readonly qty: number;
}

/** Moves the goods of orders, as a whole and by line. */
@Injectable()
export class OrderGoods {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly stock: ProductStock,
  ) {}

  /**
   * Takes goods back that no invoice bills yet. With an invoice they come back with its credit note.
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

  /** Takes goods back with the credit note of an invoice. @throws DomainError ORDER_NOT_FOUND, STALE_VERSION */
  async takeBack(orderId: Types.ObjectId, returned: readonly ReturnedGoods[], by: ChangeContext): Promise<void> {
    if (returned.length === 0) return;
    await this.storeReturn(await this.orders.load(orderId.toHexString(), by.session), returned, '', by);
  }

  /**
   * Notes what came back, and puts it in stock if it was taken out. What was never taken will not be taken any more. A
   * delivered order is Returned once all of its goods came back.
   */
  private async storeReturn(
    order: OrderRecord,
    returned: readonly ReturnedGoods[],
    reason: string,
    by: ChangeContext,
  ): Promise<OrderRecord> {
    const qtyOf = (line: Types.ObjectId) => returned.find((one) => one.line.equals(line))?.qty ?? 0;
    const orderItems = order.orderItems.map((line) => ({
      ...line,
      returnedQty: (line.returnedQty ?? 0) + qtyOf(line._id),
    }));
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
    await this.putBackLines(order, goods, by);
    return stored;
  }

  /**
   * Takes the lines, less what came back of them, out of stock or puts them back, unless they are where they belong.
   * @throws DomainError INSUFFICIENT_STOCK
   */
  async moveStock(order: OrderRecord, taken: boolean, { actor, session }: ChangeContext): Promise<void> {
    if (taken === order.stockUpdated) return;
    const context = { actor, session, orderNumber: order.orderNumber };
    const lines = order.orderItems.map(withoutReturned).filter(({ qty }) => qty > 0);
    if (taken) await this.stock.take(lines, context);
    else await this.stock.putBack(lines, context);
  }

  /** Puts goods back that are out of stock for the order. */
  async putBackLines(order: OrderRecord, lines: readonly Line[], { actor, session }: ChangeContext): Promise<void> {
    if (order.stockUpdated) await this.stock.putBack(lines, { actor, session, orderNumber: order.orderNumber });
  }
}

/** @throws DomainError RETURN_QTY_TOO_LARGE, or `invalid` naming the line */
function returnedGoodsOf({ orderItems }: OrderRecord, lines: readonly ReturnedLineDto[]): ReturnedGoods[] {
  const named = new Set<string>();
  return lines.map(({ line: id, qty }, index) => {
    const line = orderItems.find(({ _id }) => _id.toHexString() === id.toLowerCase());
    if (line === undefined) throw refuseField(`lines.${index}.line`, 'UNKNOWN_ORDER_LINE');
    if (named.has(id.toLowerCase())) throw refuseField(`lines.${index}.line`, 'LINE_TWICE');
    named.add(id.toLowerCase());
    const left = line.qty - (line.returnedQty ?? 0);
    if (qty > left) {
      const values = { left: String(left), asked: String(qty) };
      throw refuse('RETURN_QTY_TOO_LARGE', values, { field: `lines.${index}.qty` });
    }
    return { line: line._id, qty };
  });
}

function withoutReturned(line: OrderLine): Line {
  return { ...line, qty: line.qty - (line.returnedQty ?? 0) };
}
