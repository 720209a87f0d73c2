import { Injectable } from '@nestjs/common';
import type { OpeningOrderColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';
import { OpeningDeliveries } from '../sales/deliveries/opening-deliveries.service.js';
import { OpeningOrders } from '../sales/orders/opening-orders.service.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import type { OrderRow } from './domain/opening-order-row.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions } from './move-in-step.js';
import { type FoundOrders, OrderFiles } from './order-files.service.js';

/** Brings open orders: what is still to deliver, and what was delivered and is not billed. */
@Injectable()
export class OpeningOrdersStep implements MoveInStep<OpeningOrderColumn, OrderRow, FoundOrders> {
  readonly kind = 'orders';
  readonly queue = 'move-in';

  constructor(
    private readonly orders: OpeningOrders,
    private readonly deliveries: OpeningDeliveries,
    private readonly files: OrderFiles,
    private readonly customers: BroughtCustomers,
  ) {}

  rules({ moveIn, dateOrder }: StepOptions) {
    return this.files.rulesOf({
      kind: this.kind,
      form: sheetFormOf(this.kind, moveIn.source),
      days: ['on', 'deliveredOn', 'expectedOn'],
      taken: (numbers) => this.orders.taken(numbers),
      moveIn,
      dateOrder,
    });
  }

  async bring(rows: readonly OrderRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const own = await this.customers.withParties(rows, ({ order }) => order, by.session);
    const brought: Brought[] = [];
    for (const { row, old: order, party } of own) {
      const { line, key, content } = row;
      const opening = { moveIn: moveIn._id, line };
      const stored = await this.orders.bring({ ...order, number: key, opening }, party, by);
      brought.push({ line, key, content, record: stored._id, version: stored.version });
      if (order.deliveredAt === null) continue;
      const { _id, version } = await this.deliveries.bring(stored, order.deliveredAt, by);
      brought.push({ line, key: `${key} delivery`, content: '', record: _id, version });
    }
    return brought;
  }

  get stores() {
    return [this.deliveries, this.orders];
  }

  async referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return (await this.orders.load(ids, session)).flatMap(({ advances }) => advances.map(({ number }) => number));
  }
}
