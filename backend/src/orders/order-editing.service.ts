import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { requireVersion } from '../platform/database/record.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Transactions } from '../platform/database/transactions.js';
import { changesBetween } from '../platform/history/changes.js';
import { QuoteConversion } from '../quotes/quote-conversion.service.js';
import { UsersService } from '../users/users.service.js';
import type { UpdateOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { orderState } from './order.mapper.js';
import { Order } from './order.schema.js';
import { OrderStock } from './order-stock.service.js';
import { INVOICED_FIELDS, plannedOrder } from './order-update.js';
import { requireOrderAction, requireOrderStep } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

/** What staff do to orders: they deliver, take back, cancel, correct and delete. */
@Injectable()
export class OrderEditing {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly stock: OrderStock,
    private readonly quotes: QuoteConversion,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Stock moves with `stockUpdated`, in the same transaction. */
  async update(id: string, body: UpdateOrderDto, actor: Actor): Promise<OrderResponse> {
    const after = await this.transactions.run(actor, async (session) => {
      const before = await this.orders.load(id, session);
      requireVersion('order', before, body.version);
      requireOrderStep(before.status, body.status ?? before.status);
      const planned = plannedOrder(before, body, this.clock.now());
      const changes = changesBetween(before, planned);
      const touchesMoney = changes.some(({ field }) => INVOICED_FIELDS.includes(field));
      requireOrderAction(orderState(before), touchesMoney ? 'editMoney' : 'edit');
      if (changes.some(({ field }) => field === 'user')) await this.users.lockNamed(planned.user, session);
      const stored = await this.records.store(before, planned, { actor, session, changes });
      await this.stock.move(before, planned.stockUpdated, { actor, session });
      return stored;
    });
    return this.orders.answerFor(actor, after);
  }

  /** Puts the goods back where they were taken, and lets the quote be ordered again. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const order = await this.orders.load(id, session);
      requireOrderAction(orderState(order), 'delete');
      await this.records.remove(order, { actor, session });
      await this.stock.move(order, false, { actor, session });
      if (order.quote !== null) await this.quotes.release(order.quote._id, { actor, session });
    });
  }
}
