import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { Events } from '../../platform/events/events.service.js';
import { type CreditedOrder, ORDER_EXCEEDS_CREDIT } from './order.events.js';
import type { OrderHold } from './order.schema.js';

/** The order's side of the credit of its account. */
@Injectable()
export class OrderCredit {
  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @returns the hold that an order gets which exceeds the limit; a free order never does */
  async holdFor(order: CreditedOrder, session: ClientSession): Promise<OrderHold | null> {
    if (order.totalPrice === 0) return null;
    if (!(await this.events.isTrueForAny(ORDER_EXCEEDS_CREDIT, order, session))) return null;
    return { reason: 'creditLimit', since: this.clock.now() };
  }
}
