import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { OpeningCreditColumn } from '@shop/contract/move-in';
import { INVOICE_NUMBERS } from '../documents/number-series.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import { Clock } from '../platform/clock.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { ImportRules } from '../platform/imports/import-kind.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type DayOrder, dayOrderOf } from './domain/day-order.js';
import { type CreditRow, type CreditRowContext, distinctCredits, planCreditRow } from './domain/opening-credit-row.js';
import { RowCells } from './domain/row-cells.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions } from './move-in-step.js';

interface Found {
  readonly context: CreditRowContext;
  readonly dayOrder: DayOrder;
}

/** Brings the credit of customers in the old books. */
@Injectable()
export class OpeningCreditsStep implements MoveInStep<OpeningCreditColumn, CreditRow, Found> {
  readonly kind = 'credits';
  readonly queue = INVOICE_NUMBERS;

  constructor(
    private readonly credits: OpeningCredits,
    private readonly customers: BroughtCustomers,
    private readonly entries: MoveInEntries,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  rules({ moveIn, dateOrder }: StepOptions): ImportRules<OpeningCreditColumn, CreditRow, Found> {
    let brought: CreditRowContext['brought'] = new Map();
    return {
      form: sheetFormOf(this.kind, moveIn.source),
      load: async (sheet) => {
        const dayOrder = dayOrderOf(sheet, ['on'], dateOrder, dubaiDay(this.clock.now()));
        brought = await this.entries.byKey(moveIn._id, this.kind);
        const customers = await this.customers.names();
        const hasNegative = sheet.rows.some(({ cells }) => (new RowCells(cells, 'dmy', {}).amount('amount') ?? 0) < 0);
        const context = { order: dayOrder.order, switchDay: moveIn.switchDay, customers, brought, hasNegative };
        return { context, dayOrder };
      },
      planRow: (row, { context }) => planCreditRow(row, context),
      problemsOf: ({ dayOrder }) => dayOrder.problems,
      together: (rows) => distinctCredits(rows, brought),
    };
  }

  async bring(rows: readonly CreditRow[], _moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const settings = await this.settings.load(by.session);
    const own = await this.customers.withParties(rows, ({ credit }) => credit, by.session);
    const brought: Brought[] = [];
    for (const { row, old, party } of own) {
      const { line, key, content } = row;
      const { amount, receivedAt, paymentMethod, reference, note } = old;
      const fields = { amount, receivedAt, paymentMethod, reference, note };
      const { _id, version } = await this.credits.bring(fields, party, settings, by);
      brought.push({ line, key, content, record: _id, version });
    }
    return brought;
  }

  get stores() {
    return [this.credits];
  }
}
