import { Injectable } from '@nestjs/common';
import type { AssignDto } from '../../documents/parties/salesperson.requests.js';
import { Salespeople } from '../../people/user-record/salespeople.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { OrderResponse } from './dto/order.response.js';
import { Order } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** Changes who of the staff looks after an order. */
@Injectable()
export class OrderAssignment {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly salespeople: Salespeople,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND, VALIDATION_FAILED at the field `salesperson` */
  assign(id: string, { salesperson = null }: AssignDto, actor: Actor): Promise<OrderResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.orders.load(id, session);
      const { update, changes } = await this.salespeople.assignment(before, salesperson, session);
      const by = { actor, session, action: 'updated', changes } as const;
      const assigned = await this.records.amend({ _id: before._id }, update, by);
      if (assigned === null) throw refuse('ORDER_NOT_FOUND');
      return this.orders.toOrderResponse(actor, assigned, session);
    });
  }
}
