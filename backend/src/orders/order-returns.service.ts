import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { OrderStock } from './order-stock.service.js';
import { Order } from './order.schema.js';
import { OrdersService } from './orders.service.js';

interface ReturnedGoods {
  /** `_id` of the order's line. */
  readonly line: Types.ObjectId;
  readonly qty: number;
}

/** Goods of an order that come back by line, while the order goes on. */
@Injectable()
export class OrderReturns {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly stock: OrderStock,
  ) {}

  /**
   * Notes what came back, and puts it in stock if it was taken out. What was never taken will not be taken any more.
   * @throws DomainError ORDER_NOT_FOUND, STALE_VERSION
   */
  async takeBack(orderId: Types.ObjectId, returned: readonly ReturnedGoods[], by: ChangeContext): Promise<void> {
    if (returned.length === 0) return;
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const qtyOf = (line: Types.ObjectId) => returned.find((one) => one.line.equals(line))?.qty ?? 0;
    const orderItems = order.orderItems.map((line) => ({
      ...line,
      returnedQty: (line.returnedQty ?? 0) + qtyOf(line._id),
    }));
    const goods = order.orderItems.map((line) => ({ ...line, qty: qtyOf(line._id) })).filter(({ qty }) => qty > 0);
    const told = goods.map(({ qty, productName }) => `${qty} × ${productName}`).join(', ');
    const changes = [{ field: 'returnedGoods', from: null, to: told }];
    await this.records.store(order, { orderItems }, { ...by, action: 'goods returned', changes });
    await this.stock.putBack(order, goods, by);
  }
}
