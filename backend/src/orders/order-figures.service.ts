import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Waiting, waitingIn } from '../common/figures/waiting.js';
import { LiveLists } from '../common/live-lists/live-lists.service.js';
import { Order } from './order.schema.js';
import { LIVE_ORDERS } from './orders.list.js';

/** How much of the orders is still to be done. */
@Injectable()
export class OrderFigures {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly lists: LiveLists,
  ) {}

  toDeliver(): Promise<Waiting> {
    return waitingIn(this.lists, { kind: LIVE_ORDERS, model: this.orders }, { status: 'Processing' });
  }
}
