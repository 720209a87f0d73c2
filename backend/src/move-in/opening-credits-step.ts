import { Injectable } from '@nestjs/common';
import type { OpeningCreditColumn } from '@shop/contract/move-in';
import { INVOICE_NUMBERS } from '../documents/number-series.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type CreditRow, type CreditRowContext, distinctCredits, planCreditRow } from './domain/opening-credit-row.js';
import { RowCells } from './domain/row-cells.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';

@Injectable()
export class OpeningCreditsStep implements MoveInStep<OpeningCreditColumn, CreditRow, CreditRowContext> {
  readonly kind = 'credits';
  readonly queue = INVOICE_NUMBERS;
  readonly days = ['on'] as const;
  readonly planRow = planCreditRow;
  readonly together = distinctCredits;

  constructor(
    private readonly credits: OpeningCredits,
    private readonly customers: BroughtCustomers,
    private readonly settings: SettingsService,
  ) {}

  load({ rows }: Sheet<OpeningCreditColumn>, context: RowContext): Promise<CreditRowContext> {
    const hasNegative = rows.some(({ cells }) => (new RowCells(cells, 'dmy', {}).amount('amount') ?? 0) < 0);
    return Promise.resolve({ ...context, hasNegative });
  }

  async bring(rows: readonly CreditRow[], _moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const settings = await this.settings.load(by.session);
    const brought: Brought[] = [];
    for (const { row, old, party } of await this.customers.withParties(rows, by.session)) {
      const { amount, receivedAt, paymentMethod, reference, note } = old;
      const credit = { amount, receivedAt, paymentMethod, reference, note };
      brought.push(broughtBy(row, await this.credits.bring(credit, party, settings, by)));
    }
    return brought;
  }

  get stores() {
    return [this.credits];
  }
}
