import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { type OpenRecords, countOpen } from '../../platform/lists/open-records.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { keptOf } from './kept-goods.js';
import { Order, type OrderRecord } from './order.schema.js';

const UNBILLED: QueryFilter<Order> = {
  status: { $in: ['Processing', 'Delivered'] },
  hold: null,
  $or: [{ invoice: null }, { invoiceCredited: true }],
};

/** How much of the orders is still to be done. */
@Injectable()
export class OrderStatistics {
  readonly toDeliver: () => Promise<OpenRecords>;

  /** Those that wait for a release. */
  readonly held: () => Promise<OpenRecords>;

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    cache: QueryCache,
  ) {
    const processing = { status: 'Processing' } as const;
    this.toDeliver = cache.cached(['orders'], () => countOpen(orders, processing));
    this.held = cache.cached(['orders'], () => countOpen(orders, { hold: { $ne: null } }));
  }

  /**
   * The total of the invoices that an account's orders would get which have none that stands; without held ones.
   * @param except an order that does not count
   */
  async unbilledOf(
    account: QueryFilter<Order>,
    except: Types.ObjectId | null,
    session: ClientSession | null,
  ): Promise<{ count: number; amount: Fils }> {
    const found = await this.orders
      .find({ ...account, ...UNBILLED, ...(except && { _id: { $ne: except } }) })
      .session(session)
      .lean<OrderRecord[]>();
    const amounts = found.map((order) => keptOf(order).totalPrice).filter((amount) => amount > 0);
    return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
  }
}
