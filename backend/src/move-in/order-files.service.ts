import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { grouped } from '@shop/contract/grouped';
import { basisOf } from '../documents/lines/document-tax.js';
import { ProductsService } from '../goods/catalog/products.service.js';
import { Clock } from '../platform/clock.js';
import { type ImportRules, textOf } from '../platform/imports/import-kind.js';
import type { SheetForm, SheetRow } from '../platform/imports/import-sheet.js';
import { MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type DayOrder, dayOrderOf } from './domain/day-order.js';
import { type OrderColumn, type OrderRow, type OrderRowContext, planOrderRow } from './domain/opening-order-row.js';
import { MoveInEntries } from './move-in-entries.service.js';
import type { StepOptions } from './move-in-step.js';

export interface FoundOrders {
  readonly context: OrderRowContext;
  readonly dayOrder: DayOrder;
}

interface OrderFile<C extends OrderColumn> extends Pick<StepOptions, 'moveIn' | 'dateOrder'> {
  readonly kind: 'orders' | 'quotes';
  readonly form: SheetForm<C>;
  readonly days: readonly [C, ...C[]];
  /** The numbers of these that other documents have. */
  taken(numbers: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The rules of files with a row for each line of an order or quote. */
@Injectable()
export class OrderFiles {
  constructor(
    private readonly products: ProductsService,
    private readonly customers: BroughtCustomers,
    private readonly entries: MoveInEntries,
    private readonly moveIns: MoveInsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  rulesOf<C extends OrderColumn>(file: OrderFile<C>): ImportRules<C, OrderRow, FoundOrders> {
    const { kind, form, moveIn } = file;
    return {
      form,
      load: async (sheet) => {
        const now = this.clock.now();
        const dayOrder = dayOrderOf(sheet, file.days, file.dateOrder, dubaiDay(now));
        const all: readonly SheetRow<OrderColumn>[] = sheet.rows;
        const rows = grouped(all, ({ cells }) => textOf(cells.number));
        const skus = all.map(({ cells }) => textOf(cells.sku));
        const context = {
          series: kind === 'orders' ? ('ORD' as const) : ('QUO' as const),
          order: dayOrder.order,
          switchDay: moveIn.switchDay,
          customers: await this.customers.names(),
          brought: await this.entries.known(moveIn._id, kind, [...rows.keys()], null),
          taken: await file.taken([...rows.keys()]),
          products: await this.products.idsBySku(skus, null),
          rows,
          basis: basisOf(await this.settings.load(null), now),
          starts: await this.moveIns.seriesStarts(),
        };
        return { context, dayOrder };
      },
      planRow: (row, { context }) => planOrderRow(row, context),
      problemsOf: ({ dayOrder }) => dayOrder.problems,
    };
  }
}
