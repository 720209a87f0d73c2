import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import type { OrderHold } from './order.schema.js';

/** An order before it uses the credit of its account. */
export interface CreditedOrder {
  readonly _id: Types.ObjectId;
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  readonly totalPrice: Fils;
}

/** Whether the order takes its account beyond its credit limit. The account is locked until the end of the transaction. */
type CreditDesk = (order: CreditedOrder, session: ClientSession) => Promise<boolean>;

/** The order's side of the credit of its account. The module that knows what accounts owe registers itself. */
@Injectable()
export class OrderCredit {
  private desk: CreditDesk = () => Promise.resolve(false);

  constructor(private readonly clock: Clock) {}

  register(desk: CreditDesk): void {
    this.desk = desk;
  }

  /** @returns the hold that an order gets which exceeds the limit; a free order never does */
  async holdFor(order: CreditedOrder, session: ClientSession): Promise<OrderHold | null> {
    if (order.totalPrice === 0 || !(await this.desk(order, session))) return null;
    return { reason: 'creditLimit', since: this.clock.now() };
  }
}
