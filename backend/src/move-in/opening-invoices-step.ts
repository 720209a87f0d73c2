import { Injectable } from '@nestjs/common';
import type { OpeningInvoiceColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { ImportRules } from '../platform/imports/import-kind.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { type InvoiceRow, planInvoiceRow } from './domain/opening-invoice-row.js';
import { type FoundInvoices, InvoiceFiles } from './invoice-files.service.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions } from './move-in-step.js';

/** Brings the open invoices of the old books. */
@Injectable()
export class OpeningInvoicesStep implements MoveInStep<OpeningInvoiceColumn, InvoiceRow, FoundInvoices> {
  readonly kind = 'invoices';
  readonly queue = 'move-in';

  constructor(
    private readonly files: InvoiceFiles,
    private readonly cheques: OpeningCheques,
  ) {}

  rules(options: StepOptions): ImportRules<OpeningInvoiceColumn, InvoiceRow, FoundInvoices> {
    return {
      form: sheetFormOf(this.kind, options.moveIn.source),
      load: (sheet) => this.files.find(sheet, this.kind, options),
      planRow: (row, { context }) => planInvoiceRow(row, context),
      problemsOf: ({ dayOrder }) => dayOrder.problems,
    };
  }

  async bring(rows: readonly InvoiceRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    return (await this.files.bring(rows, moveIn, by, () => null)).map(({ row }) => row);
  }

  get stores() {
    return [this.files];
  }

  referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return this.cheques.on(ids, [], session);
  }
}
