import { Injectable } from '@nestjs/common';
import type { OpeningQuoteColumn } from '@shop/contract/move-in';
import type { ChangeContext } from '../platform/database/record-store.js';
import { OpeningQuotes } from '../sales/quotes/opening-quotes.service.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import type { OrderRow } from './domain/opening-order-row.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions } from './move-in-step.js';
import { type FoundOrders, OrderFiles } from './order-files.service.js';

/** Brings quotes that were sent and are open, or accepted and not ordered. */
@Injectable()
export class OpeningQuotesStep implements MoveInStep<OpeningQuoteColumn, OrderRow, FoundOrders> {
  readonly kind = 'quotes';
  readonly queue = 'move-in';

  constructor(
    private readonly quotes: OpeningQuotes,
    private readonly files: OrderFiles,
    private readonly customers: BroughtCustomers,
  ) {}

  rules({ moveIn, dateOrder }: StepOptions) {
    return this.files.rulesOf({
      kind: this.kind,
      form: sheetFormOf(this.kind, moveIn.source),
      days: ['on', 'validUntil'],
      taken: (numbers) => this.quotes.taken(numbers),
      moveIn,
      dateOrder,
    });
  }

  async bring(rows: readonly OrderRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const own = await this.customers.withParties(rows, ({ order }) => order, by.session);
    const brought: Brought[] = [];
    for (const { row, old, party } of own) {
      const { line, key, content } = row;
      const { offer, createdAt, taxBasis, poNumber, lines } = old;
      if (offer === undefined) continue;
      const opening = { moveIn: moveIn._id, line };
      const quote = { number: key, opening, ...offer, createdAt, taxBasis, poNumber, lines };
      const { _id, version } = await this.quotes.bring(quote, party, by);
      brought.push({ line, key, content, record: _id, version });
    }
    return brought;
  }

  get stores() {
    return [this.quotes];
  }
}
