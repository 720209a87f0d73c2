import { Injectable } from '@nestjs/common';
import type { TaxedCategory } from '@shop/contract/vat';
import type { ClientSession, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import { type AdvanceUse, lessOf, moreOf, unusedOf } from './domain/advances.js';
import { leftToBill } from './domain/bill-plan.js';
import { endsOrder } from '@shop/contract/statuses';
import { ADVANCE_NOT_NEEDED } from './order.events.js';
import { Order, type OrderAdvance, type OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

interface IssuedAdvance {
  readonly _id: Types.ObjectId;
  readonly order: { readonly _id: Types.ObjectId };
}

/** An advance invoice, with a part of it. */
export interface PartOfAdvance {
  readonly _id: Types.ObjectId;
  readonly categories: readonly TaxedCategory[];
}

/**
 * Stores in an order the remaining parts of its advance invoices. Its version decides races: of two calls that take the
 * same part, only one succeeds.
 */
@Injectable()
export class OrderAdvances {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly events: Events,
  ) {}

  /** Adds an advance invoice that is issued in the same transaction. */
  bind(order: OrderRecord, advance: OrderAdvance, by: ChangeContext): Promise<OrderRecord> {
    const changes = [{ field: 'advance', from: null, to: advance.number }];
    const advances = [...order.advances, advance];
    return this.records.store(order, { advances }, { ...by, action: 'advance invoiced', changes });
  }

  /** Removes an advance invoice that is voided in the same transaction. */
  async release({ _id, order: { _id: orderId } }: IssuedAdvance, by: ChangeContext): Promise<void> {
    const order = await this.orders.load(orderId.toHexString(), by.session);
    const { advances } = order;
    const number = advances.find((one) => one._id.equals(_id))?.number ?? null;
    const changes = [{ field: 'advance', from: number, to: null }];
    const left = advances.filter((one) => !one._id.equals(_id));
    await this.records.store(order, { advances: left }, { ...by, action: 'invoice voided', changes });
  }

  /** Takes off what a credit note of the advance invoice credits, in the transaction of the note. */
  async credit(advance: IssuedAdvance, categories: readonly TaxedCategory[], by: ChangeContext): Promise<void> {
    const order = await this.orders.load(advance.order._id.toHexString(), by.session);
    const advances = order.advances.map((one) => (one._id.equals(advance._id) ? lessOf(one, categories) : one));
    const number = advances.find(({ _id }) => _id.equals(advance._id))?.number ?? null;
    const changes = [{ field: 'advance', from: number, to: number }];
    await this.records.store(order, { advances }, { ...by, action: 'invoice credited', changes });
  }

  /** The parts of an advance invoice that no invoice uses and that are not credited. */
  async leftOf({ _id, order }: IssuedAdvance, session?: ClientSession): Promise<readonly TaxedCategory[]> {
    const { advances } = await this.orders.load(order._id.toHexString(), session);
    return advances.find((one) => one._id.equals(_id))?.left ?? [];
  }

  /** Lets credit notes take what no invoice will use, once nothing of the order is left to bill. */
  async creditUnused(order: OrderRecord, by: ChangeContext): Promise<OrderRecord> {
    const isEnded = endsOrder(order.status);
    const unused = order.advances.filter((advance) => unusedOf(advance) > 0);
    if (unused.length === 0 || (!isEnded && leftToBill(order).totalPrice > 0)) return order;
    for (const { _id } of unused) {
      const advance = { orderNumber: order.orderNumber, invoiceId: _id.toHexString(), isEnded };
      await this.events.publish(ADVANCE_NOT_NEEDED, advance, by);
    }
    return this.orders.load(order._id.toHexString(), by.session);
  }
}

/** The advances of an order after an invoice used parts of them. */
export const afterUses = ({ advances }: OrderRecord, uses: readonly AdvanceUse<Types.ObjectId>[]): OrderAdvance[] =>
  advances.map((advance) => {
    const use = uses.find((one) => one.advance._id.equals(advance._id));
    return use ? lessOf(advance, use.categories) : advance;
  });

/** The same after that invoice became void. */
export const afterRelease = ({ advances }: OrderRecord, released: readonly PartOfAdvance[]): OrderAdvance[] =>
  advances.map((advance) => {
    const part = released.find(({ _id }) => _id.equals(advance._id));
    return part ? moreOf(advance, part.categories) : advance;
  });
