import { Injectable } from '@nestjs/common';
import { OPENING_INVOICE_COLUMNS, type OpeningInvoiceColumn } from '@shop/contract/move-in';
import { INVOICE_HEADINGS } from '@shop/contract/move-in-headings';
import { columnByHeading } from '@shop/contract/sheets/import-columns';
import type { ClientSession, Types } from 'mongoose';
import { type BroughtInvoice, type OpenItem, OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import { paidBefore, PaymentSettlement } from '../money/payments/payment-settlement.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import { textOf } from '../platform/imports/import-kind.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import {
  headOf,
  type InvoiceColumn,
  type InvoiceLines,
  type InvoiceRow,
  type InvoiceRowContext,
  planInvoiceRow,
} from './domain/opening-invoice-row.js';
import { RowCells } from './domain/row-cells.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';

@Injectable()
export class OpeningInvoicesStep implements MoveInStep<OpeningInvoiceColumn, InvoiceRow, InvoiceRowContext> {
  readonly kind = 'invoices';
  readonly queue = 'move-in';
  readonly days = ['issuedOn', 'dueOn', 'supplyOn'] as const;
  readonly planRow = planInvoiceRow;

  constructor(
    private readonly invoices: OpeningInvoices,
    private readonly settlement: PaymentSettlement,
    private readonly customers: BroughtCustomers,
    private readonly cheques: OpeningCheques,
    private readonly settings: SettingsService,
  ) {}

  async load(sheet: Sheet<InvoiceColumn>, context: RowContext, { source }: MoveInRecord): Promise<InvoiceRowContext> {
    const columnOf = columnByHeading(OPENING_INVOICE_COLUMNS, INVOICE_HEADINGS[source]);
    const numbers = sheet.rows.map(({ cells }) => textOf(cells.number));
    return {
      ...context,
      lines: linesOf(sheet, numbers),
      hasRest: sheet.headings.map(columnOf).some((column) => column === 'rest' || column === 'paid'),
      taken: new Set((await this.invoices.numbered(numbers, null)).keys()),
      orders: null,
    };
  }

  async bring(rows: readonly InvoiceRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    return (await this.bringAll(rows, moveIn, by, () => null)).map(({ row }) => row);
  }

  /** @param orderOf the order of an advance; null for an invoice of goods */
  async bringAll(
    rows: readonly InvoiceRow[],
    moveIn: MoveInRecord,
    by: ChangeContext,
    orderOf: (row: InvoiceRow) => BroughtInvoice['order'],
  ): Promise<{ readonly row: Brought; readonly issued: OpenItem }[]> {
    const settings = await this.settings.load(by.session);
    const own = await this.customers.withParties(rows, by.session);
    const all = own.map(({ row, old, party }) => {
      const payments = old.paidBefore > 0 ? [paidBefore(old.paidBefore, old.issuedAt)] : [];
      const { key: number, line } = row;
      return { invoice: { ...old, number, moveIn: moveIn._id, line, order: orderOf(row), payments }, party };
    });
    const stored = await this.invoices.bringAll(all, settings, by);
    await this.settlement.insertPaidBefore(stored, by);
    return stored.flatMap((issued, index) => {
      const row = own[index]?.row;
      return row === undefined ? [] : [{ row: broughtBy(row, issued), issued }];
    });
  }

  get stores() {
    return [this];
  }

  stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    return this.invoices.stored(ids, session);
  }

  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    await this.settlement.removeOf(ids, by);
    await this.invoices.remove(ids, by);
  }

  referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return this.cheques.on(ids, [], session);
  }
}

/** Rows of one number are lines of one invoice. */
function linesOf(sheet: Sheet<InvoiceColumn>, numbers: readonly string[]): Map<string, InvoiceLines> {
  const found = new Map<string, InvoiceLines>();
  for (const [index, { line, cells }] of sheet.rows.entries()) {
    const number = numbers[index] ?? '';
    const row = new RowCells(cells, 'dmy', {});
    const own = row.amount('lineVat');
    const { first = line, lineVat = null, head = headOf(row) } = found.get(number) ?? {};
    found.set(number, { first, head, lineVat: own === undefined ? lineVat : (lineVat ?? 0) + own });
  }
  return found;
}
