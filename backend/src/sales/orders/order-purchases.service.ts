import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { BOUGHT_PIECES } from '../../goods/catalog/catalog.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { type BoughtDocument, MOST_BOUGHT_DOCUMENTS, toBoughtLine } from '../../documents/lines/bought.js';
import { Order, type OrderRecord } from './order.schema.js';

interface Bought {
  /** null: free text. */
  readonly _id: Types.ObjectId | null;
  readonly pieces: number;
}

/** Purchases as orders tell them. */
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

  /**
   * An invoice has the lines of its order, which counts for both.
   * @returns the pieces of each product in the orders of the user, without what came back or was cancelled
   */
  @AnswersQuery(BOUGHT_PIECES)
  async piecesOf(user: string): Promise<ReadonlyMap<string, number>> {
    const kept = { $subtract: ['$orderItems.qty', { $ifNull: ['$orderItems.returnedQty', 0] }] };
    const found = await this.orders.aggregate<Bought>([
      { $match: { user: new Types.ObjectId(user), status: { $nin: ['Cancelled', 'Returned'] } } },
      { $unwind: '$orderItems' },
      { $group: { _id: '$orderItems.product', pieces: { $sum: kept } } },
    ]);
    return new Map(found.flatMap(({ _id, pieces }) => (_id === null ? [] : [[_id.toHexString(), pieces] as const])));
  }
}
