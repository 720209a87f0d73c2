import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type BoughtDocument, MOST_BOUGHT_DOCUMENTS, toBoughtLine } from '../lines/bought.js';
import { Order, type OrderRecord } from './order.schema.js';

/** What buyers ordered. */
@Injectable()
export class OrderPurchases {
  constructor(@InjectModel(Order.name) private readonly orders: Model<Order>) {}

  /** The latest orders of these users, without the cancelled ones. */
  async of(users: readonly Types.ObjectId[]): Promise<BoughtDocument[]> {
    const found = await this.orders
      .find({ user: { $in: [...users] } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_BOUGHT_DOCUMENTS)
      .select('orderNumber user status createdAt taxBasis orderItems')
      .lean<OrderRecord[]>();
    const standing = found.filter(({ status }) => status !== 'Cancelled');
    return standing.map(({ _id, orderNumber, user, createdAt, taxBasis, orderItems }) => ({
      ...{
        kind: 'order',
        _id: _id.toHexString(),
        number: orderNumber,
        user: user.toHexString(),
        createdAt,
        basis: taxBasis ?? null,
      },
      lines: orderItems.map((line) => toBoughtLine(line)),
    }));
  }
}
