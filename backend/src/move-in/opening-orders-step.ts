import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { grouped } from '@shop/contract/grouped';
import { OPENING_ORDER_COLUMNS, type OpeningOrderColumn } from '@shop/contract/move-in';
import { ORDER_HEADINGS } from '@shop/contract/move-in-headings';
import type { ClientSession, Types } from 'mongoose';
import { ProductsService } from '../goods/catalog/products.service.js';
import { basisOf } from '../documents/lines/document-tax.js';
import { Clock } from '../platform/clock.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { type ImportRules, textOf } from '../platform/imports/import-kind.js';
import { OpeningDeliveries } from '../sales/deliveries/opening-deliveries.service.js';
import { OpeningOrders } from '../sales/orders/opening-orders.service.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type DayOrder, dayOrderOf } from './domain/day-order.js';
import { type OrderRow, type OrderRowContext, planOrderRow } from './domain/opening-order-row.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions, type StoredRecord } from './move-in-step.js';

interface Found {
  readonly context: OrderRowContext;
  readonly dayOrder: DayOrder;
}

/** Brings open orders: what is still to deliver, and what was delivered and is not billed. */
@Injectable()
export class OpeningOrdersStep implements MoveInStep<OpeningOrderColumn, OrderRow, Found> {
  readonly kind = 'orders';
  readonly queue = 'move-in';

  constructor(
    private readonly orders: OpeningOrders,
    private readonly deliveries: OpeningDeliveries,
    private readonly products: ProductsService,
    private readonly customers: BroughtCustomers,
    private readonly entries: MoveInEntries,
    private readonly moveIns: MoveInsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  rules({ moveIn, dateOrder }: StepOptions): ImportRules<OpeningOrderColumn, OrderRow, Found> {
    return {
      form: sheetFormOf(OPENING_ORDER_COLUMNS, ORDER_HEADINGS[moveIn.source]),
      load: async (sheet) => {
        const now = this.clock.now();
        const dayOrder = dayOrderOf(sheet, ['on', 'deliveredOn', 'expectedOn'], dateOrder, dubaiDay(now));
        const rows = grouped(sheet.rows, ({ cells }) => textOf(cells.number));
        const context = {
          order: dayOrder.order,
          switchDay: moveIn.switchDay,
          customers: await this.customers.names(),
          brought: new Map((await this.entries.of(moveIn._id, this.kind)).map((entry) => [entry.key, entry])),
          taken: await this.orders.taken([...rows.keys()]),
          products: await this.products.idsBySku(
            sheet.rows.map(({ cells }) => textOf(cells.sku)),
            null,
          ),
          rows,
          basis: basisOf(await this.settings.load(null), now),
          starts: await this.moveIns.seriesStarts(),
        };
        return { context, dayOrder };
      },
      planRow: (row, { context }) => planOrderRow(row, context),
      problemsOf: ({ dayOrder }) => dayOrder.problems,
      remarksOn: ({ remarks }) => remarks,
    };
  }

  async bring(rows: readonly OrderRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const own = rows.flatMap(({ order, ...row }) => (order ? [{ ...row, order }] : []));
    const parties = await this.customers.parties(
      own.map(({ order }) => order.customer),
      by.session,
    );
    const brought: Brought[] = [];
    for (const { line, key, content, order } of own) {
      const party = parties.get(order.customer);
      if (party === undefined) continue;
      const opening = { moveIn: moveIn._id, line };
      const stored = await this.orders.bring({ ...order, number: key, opening }, party, by);
      brought.push({ line, key, content, record: stored._id, version: stored.version });
      if (order.deliveredAt === null) continue;
      const { _id, version } = await this.deliveries.bring(stored, order.deliveredAt, by);
      brought.push({ line, key: `${key} delivery`, content: '', record: _id, version });
    }
    return brought;
  }

  async stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    const orders = await this.orders.load(ids, session);
    const deliveries = await this.deliveries.load(ids, session);
    return [
      ...orders.map(({ _id, version, orderNumber: name }) => ({ _id, version, name })),
      ...deliveries.map(({ _id, version, number: name }) => ({ _id, version, name })),
    ];
  }

  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    for (const delivery of await this.deliveries.load(ids, by.session)) await this.deliveries.remove(delivery, by);
    for (const order of await this.orders.load(ids, by.session)) await this.orders.remove(order, by);
  }
}
