import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OpenRecords, countOpen } from '../platform/list-query/open-records.js';
import { QueryCache } from '../platform/history/query-cache.service.js';
import { Order } from './order.schema.js';

/** How much of the orders is still to be done. */
@Injectable()
export class OrderStatistics {
  readonly toDeliver: () => Promise<OpenRecords>;

  constructor(@InjectModel(Order.name) orders: Model<Order>, cache: QueryCache) {
    const processing = { status: 'Processing' } as const;
    this.toDeliver = cache.cached(['orders'], () => countOpen(orders, processing));
  }
}
