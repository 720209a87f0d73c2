import { Injectable } from '@nestjs/common';
import type { OpeningQuoteColumn } from '@shop/contract/move-in';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import { OpeningQuotes } from '../sales/quotes/opening-quotes.service.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type OrderRow, type OrderRowContext, planOrderRow } from './domain/opening-order-row.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';
import { OrderFiles } from './order-files.service.js';

/** Brings quotes that were sent and are open, or accepted and not ordered. */
@Injectable()
export class OpeningQuotesStep implements MoveInStep<OpeningQuoteColumn, OrderRow, OrderRowContext> {
  readonly kind = 'quotes';
  readonly queue = 'move-in';
  readonly days = ['on', 'validUntil'] as const;
  readonly planRow = planOrderRow;

  constructor(
    private readonly quotes: OpeningQuotes,
    private readonly files: OrderFiles,
    private readonly customers: BroughtCustomers,
  ) {}

  load(sheet: Sheet<OpeningQuoteColumn>, context: RowContext): Promise<OrderRowContext> {
    return this.files.load(sheet, context, 'QUO', this.quotes);
  }

  async bring(rows: readonly OrderRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const brought: Brought[] = [];
    for (const { row, old, party } of await this.customers.withParties(rows, by.session)) {
      const { offer, createdAt, taxBasis, poNumber, lines } = old;
      if (offer === undefined) continue;
      const opening = { moveIn: moveIn._id, line: row.line };
      const quote = { number: row.key, opening, ...offer, createdAt, taxBasis, poNumber, lines };
      brought.push(broughtBy(row, await this.quotes.bring(quote, party, by)));
    }
    return brought;
  }

  get stores() {
    return [this.quotes];
  }
}
