import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { BoughtProducts } from '../catalog/bought-products.service.js';
import { Order } from './order.schema.js';

interface Bought {
  readonly _id: Types.ObjectId;
  readonly pieces: number;
}

/** What buyers bought. An invoice has the lines of its order, which counts for both. */
@Injectable()
export class OrderPurchases implements OnModuleInit {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly bought: BoughtProducts,
  ) {}

  onModuleInit(): void {
    this.bought.register((user) => this.of(user));
  }

  /** @returns the pieces of each product in the orders of the user, without what came back or was cancelled */
  async of(user: string): Promise<ReadonlyMap<string, number>> {
    const kept = { $subtract: ['$orderItems.qty', { $ifNull: ['$orderItems.returnedQty', 0] }] };
    const found = await this.orders.aggregate<Bought>([
      { $match: { user: new Types.ObjectId(user), status: { $nin: ['Cancelled', 'Returned'] } } },
      { $unwind: '$orderItems' },
      { $group: { _id: '$orderItems.product', pieces: { $sum: kept } } },
    ]);
    return new Map(found.map(({ _id, pieces }) => [_id.toHexString(), pieces]));
  }
}
