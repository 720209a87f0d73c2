import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ReleaseOrderDto } from './dto/order-release.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { orderState } from './order.mapper.js';
import { Order } from './order.schema.js';
import { requireOrderAction } from './domain/order.rules.js';
import { OrdersService } from './orders.service.js';

/** Staff release orders that are held, with a reason. */
@Injectable()
export class OrderRelease {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND, ORDER_NOT_HELD */
  release(id: string, { reason, version }: ReleaseOrderDto, actor: Actor): Promise<OrderResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.orders.load(id, session);
      requireVersion('order', before, version);
      requireOrderAction(orderState(before), 'release');
      const released = { reason, by: actor.name, at: this.clock.now() };
      const changes = [{ field: 'hold', from: before.hold?.reason ?? null, to: reason }];
      const fields = { hold: null, released };
      const stored = await this.records.store(before, fields, { actor, session, action: 'released', changes });
      return this.orders.answerFor(actor, stored);
    });
  }
}
