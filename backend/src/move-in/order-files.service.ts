import { Injectable } from '@nestjs/common';
import { grouped } from '@shop/contract/grouped';
import { basisOf } from '../documents/lines/document-tax.js';
import { ProductsService } from '../goods/catalog/products.service.js';
import { Clock } from '../platform/clock.js';
import { textOf } from '../platform/imports/import-kind.js';
import type { Sheet, SheetRow } from '../platform/imports/import-sheet.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import type { OrderColumn, OrderRowContext } from './domain/opening-order-row.js';
import type { RowContext } from './move-in-step.js';

/** Finds the records that files with a row for each line of an order or quote refer to. */
@Injectable()
export class OrderFiles {
  constructor(
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @param documents those of the series */
  async load<C extends OrderColumn>(
    sheet: Sheet<C>,
    context: RowContext,
    series: OrderRowContext['series'],
    documents: { taken(numbers: readonly string[]): Promise<ReadonlySet<string>> },
  ): Promise<OrderRowContext> {
    const all: readonly SheetRow<OrderColumn>[] = sheet.rows;
    const rows = grouped(all, ({ cells }) => textOf(cells.number));
    const skus = all.map(({ cells }) => textOf(cells.sku));
    return {
      ...context,
      series,
      rows,
      taken: await documents.taken([...rows.keys()]),
      products: await this.products.idsBySku(skus, null),
      basis: basisOf(await this.settings.load(null), this.clock.now()),
    };
  }
}
