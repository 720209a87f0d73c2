import { Injectable } from '@nestjs/common';
import type { OpeningOrderColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import { OpeningDeliveries } from '../sales/deliveries/opening-deliveries.service.js';
import { OpeningOrders } from '../sales/orders/opening-orders.service.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type OrderRow, type OrderRowContext, planOrderRow } from './domain/opening-order-row.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';
import { OrderFiles } from './order-files.service.js';

/** Brings open orders: what is still to deliver, and what was delivered and is not billed. */
@Injectable()
export class OpeningOrdersStep implements MoveInStep<OpeningOrderColumn, OrderRow, OrderRowContext> {
  readonly kind = 'orders';
  readonly queue = 'move-in';
  readonly days = ['on', 'deliveredOn', 'expectedOn'] as const;
  readonly planRow = planOrderRow;

  constructor(
    private readonly orders: OpeningOrders,
    private readonly deliveries: OpeningDeliveries,
    private readonly files: OrderFiles,
    private readonly customers: BroughtCustomers,
  ) {}

  load(sheet: Sheet<OpeningOrderColumn>, context: RowContext): Promise<OrderRowContext> {
    return this.files.load(sheet, context, 'ORD', this.orders);
  }

  async bring(rows: readonly OrderRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const brought: Brought[] = [];
    for (const { row, old: order, party } of await this.customers.withParties(rows, by.session)) {
      const { line, key } = row;
      const opening = { moveIn: moveIn._id, line };
      const stored = await this.orders.bring({ ...order, number: key, opening }, party, by);
      brought.push(broughtBy(row, stored));
      if (order.deliveredAt === null) continue;
      const delivery = await this.deliveries.bring(stored, order.deliveredAt, by);
      brought.push(broughtBy({ line, key: `${key} delivery`, content: '' }, delivery));
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
