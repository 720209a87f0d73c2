import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Waiting, waitingIn } from '../platform/list-query/waiting.js';
import { KeptFigures } from '../platform/live-lists/kept-figures.service.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { Order } from './order.schema.js';
import { LIVE_ORDERS } from './orders.list.js';

/** How much of the orders is still to be done. */
@Injectable()
export class OrderFigures {
  readonly toDeliver: () => Promise<Waiting>;

  constructor(@InjectModel(Order.name) model: Model<Order>, lists: LiveLists, kept: KeptFigures) {
    const processing = { status: 'Processing' } as const;
    this.toDeliver = kept.keep('orders', () => waitingIn(lists, { kind: LIVE_ORDERS, model }, processing));
  }
}
