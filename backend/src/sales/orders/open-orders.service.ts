import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Order, type OrderRecord } from './order.schema.js';

/** A shop with more open orders than this sees the oldest. */
const MOST_OPEN = 2000;

const GOODS_OWED = 'orderNumber user createdAt status stockUpdated hold orderItems';

/** Reads the orders that wait for their goods or for their invoices, the oldest first. */
@Injectable()
export class OpenOrders {
  constructor(@InjectModel(Order.name) private readonly orders: Model<Order>) {}

  /** The orders whose goods are still to be delivered. */
  list(): Promise<OrderRecord[]> {
    return this.orders
      .find({ status: 'Processing' })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MOST_OPEN)
      .select(`${GOODS_OWED} company neededBy shippingAddress deliveryAddress`)
      .lean<OrderRecord[]>();
  }

  /** The orders with goods that were delivered and with something left to bill; also those on hold. */
  deliveredUnbilled(): Promise<Pick<OrderRecord, '_id' | 'orderItems'>[]> {
    return this.orders
      .find({ isToBill: true, lastDeliveredAt: { $ne: null } })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MOST_OPEN)
      .select('orderItems')
      .lean<OrderRecord[]>();
  }
}
