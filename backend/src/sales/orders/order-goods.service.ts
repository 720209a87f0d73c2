import { Injectable } from '@nestjs/common';
import type { CreditReason } from '@shop/contract/credit';
import type { ClientSession, Types } from 'mongoose';
import { CREDIT_NOTE_NUMBERS } from '../../documents/number-series.js';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { changeOfReason, changesBetween } from '../../platform/history/changes.js';
import {
  atBuyerQty,
  closePieces,
  deliverPieces,
  deliveryState,
  hasGoods,
  openQty,
  requirePossible,
  takeBackPieces,
  type TakenBack,
  takenBackBy,
  takenQty,
} from './domain/line-quantities.js';
import { orderedTotal } from './domain/bill-plan.js';
import { endsOrder, isOpenOrder } from '@shop/contract/statuses';
import { nextFulfilment, requireOrderAction } from './domain/order.rules.js';
import type { ReturnGoodsDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { withInvoices } from './billed-invoices.js';
import { coveredBeyond, requirePossibleOrder, withoutReturned } from './order-billing.js';
import { orderState } from './order.mapper.js';
import { type BilledInvoice, Order, type OrderLine, type OrderRecord } from './order.schema.js';
import { itemOf, type LineGoods, returnedGoodsOf } from './named-goods.js';
import { OrderAdvances } from './order-advances.service.js';
import { OrdersService } from './orders.service.js';

export { allOpenGoods, type LineGoods, openGoodsOf } from './named-goods.js';
export type { OrderLine, OrderRecord };

export interface CreditedGoods extends LineGoods {
  readonly restock: boolean;
}

interface CreditOfGoods {
  readonly invoice: Types.ObjectId;
  readonly reason: CreditReason;
  /** True if all of the invoice is credited and nothing of it is billed again. */
  readonly isEnd: boolean;
}

/** The goods that a credit note takes back. */
export type TakenGoods = readonly (TakenBack & LineGoods)[];

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
    const billed = coveredBeyond(order, orderItems);
    const fields = fulfilmentOf(orderItems, { lastDeliveredAt });
    const closed = {
      ...fields,
      ...(billed && withInvoices({ orderItems }, billed)),
      totalPrice: orderedTotal({ ...order, orderItems }),
    };
    const how = { ...by, action: 'rest cancelled', changes: [changeOfReason(reason)] } as const;
    return this.advances.creditUnused(await this.store(order, closed, goods, how), by);
  }

  private async store(
    order: OrderRecord,
    fields: Partial<Order>,
    goods: readonly LineGoods[],
    by: ChangeContext,
  ): Promise<OrderRecord> {
    const shown = Object.entries(fields).filter(([field]) => !FOLLOWING.has(field));
    const changes = [
      { field: 'goods', from: null, to: inWords(order, goods) },
      ...(by.changes ?? []),
      ...changesBetween(order, Object.fromEntries(shown)),
    ];
    const stored = await this.records.store(order, fields, { ...by, changes });
    requirePossibleOrder(stored);
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
      const stored = await this.storeReturn(
        order,
        returned.map(asReturned),
        { actor, session },
        {
          reason,
          invoices: withoutReturned(
            order,
            returned.map(({ line, qty }) => ({ line: itemOf(order, line), qty })),
          ),
        },
      );
      requirePossibleOrder(stored);
      return this.orders.toOrderResponse(actor, stored);
    };
    return this.transactions.answer(actor, work, CREDIT_NOTE_NUMBERS);
  }

  /** The goods that a credit note of an invoice takes back. @throws DomainError ORDER_NOT_FOUND, RETURN_QTY_TOO_LARGE */
  async takenBackWith(
    orderId: Types.ObjectId,
    credited: readonly CreditedGoods[],
    { invoice, reason, isEnd }: CreditOfGoods,
    session: ClientSession,
  ): Promise<TakenGoods> {
    const { orderItems, invoices } = await this.orders.load(orderId.toHexString(), session);
    const billed = invoices.find(({ _id }) => _id.equals(invoice))?.lines ?? [];
    return orderItems.flatMap((item) => {
      const { _id: line } = item;
      const { qty = 0, restock = false } = credited.find((one) => one.line.equals(line)) ?? {};
      const ended = isEnd ? (billed.find((one) => one.line.equals(line))?.qty ?? 0) : 0;
      const taken = takenBackBy(item, { qty, restock, reason, ended });
      const all = taken.cancelled + taken.returned;
      if (restock && all < qty) throw refuse('RETURN_QTY_TOO_LARGE', { left: String(all), asked: String(qty) });
      return all === 0 ? [] : [{ line, qty: all, ...taken }];
    });
  }

  /** Takes back the goods of a credit note. @throws DomainError ORDER_NOT_FOUND */
  async takeBack(orderId: Types.ObjectId, taken: TakenGoods, by: ChangeContext): Promise<void> {
    if (taken.length === 0) return;
    await this.storeReturn(await this.orders.load(orderId.toHexString(), by.session), taken, by);
  }

  /**
   * Records the returned goods, and puts them in stock if they were taken out. Goods that were not delivered yet will
   * not be. An order of which something was delivered becomes Returned once all of its goods are returned.
   */
  private async storeReturn(
    order: OrderRecord,
    returned: TakenGoods,
    by: ChangeContext,
    { reason = '', invoices = order.invoices }: { reason?: string; invoices?: BilledInvoice[] } = {},
  ): Promise<OrderRecord> {
    const orderItems = order.orderItems.map((line) =>
      takeBackPieces(line, returned.find((one) => one.line.equals(line._id)) ?? { cancelled: 0, returned: 0 }),
    );
    const isWhole = order.orderItems.some((line) => atBuyerQty(line) > 0) && !hasGoods(orderItems);
    const fulfilment = isWhole
      ? nextFulfilment({ ...order, isPartlyDelivered: !order.isDelivered }, { status: 'Returned' }, this.clock.now())
      : restOf(order, orderItems);
    const changes = [
      { field: 'returnedGoods', from: null, to: inWords(order, returned) },
      ...(reason === '' ? [] : [{ field: 'reason', from: null, to: reason }]),
      ...changesBetween({ ...order, orderItems: null }, { ...fulfilment, orderItems: null }),
    ];
    const fields = {
      ...fulfilment,
      ...withInvoices({ orderItems }, invoices),
      totalPrice: orderedTotal({ ...order, orderItems }),
    };
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
    // A credit note takes back goods before its invoice no longer bills them.
    requirePossible(after?.orderItems ?? [], () => 0);
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

/** Fields that the history does not show beside the goods. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'orderItems',
  'lastDeliveredAt',
  'invoices',
  'invoice',
  'invoiceCredited',
]);

const asReturned = (goods: LineGoods) => ({ ...goods, cancelled: 0, returned: goods.qty });

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

/** An open order with nothing left to deliver becomes Delivered, or Cancelled if nothing was delivered. */
function restOf(order: OrderRecord, orderItems: OrderLine[]): Partial<Order> {
  if (!isOpenOrder(order.status)) return {};
  const { lastDeliveredAt } = order;
  return fulfilmentOf(orderItems, { lastDeliveredAt });
}
