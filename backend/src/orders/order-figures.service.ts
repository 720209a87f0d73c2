import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Waiting, waitingIn } from '../common/figures/waiting.js';
import { Order } from './order.schema.js';

/** How much of the orders is still to be done. */
@Injectable()
export class OrderFigures {
  constructor(@InjectModel(Order.name) private readonly orders: Model<Order>) {}

  toDeliver(): Promise<Waiting> {
    return waitingIn(this.orders, { status: 'Processing' });
  }
}
