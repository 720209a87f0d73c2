import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { OPENING_INVOICE_COLUMNS } from '@shop/contract/move-in';
import { INVOICE_HEADINGS } from '@shop/contract/move-in-headings';
import { columnByHeading } from '@shop/contract/sheets/import-columns';
import type { ClientSession, Types } from 'mongoose';
import { type BroughtInvoice, type OpenItem, OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { paidBefore, PaymentSettlement } from '../money/payments/payment-settlement.service.js';
import { Clock } from '../platform/clock.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { type DayOrder, dayOrderOf } from './domain/day-order.js';
import {
  headOf,
  type InvoiceColumn,
  type InvoiceLines,
  type InvoiceRow,
  type InvoiceRowContext,
} from './domain/opening-invoice-row.js';
import { RowCells } from './domain/row-cells.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import { MoveInEntries } from './move-in-entries.service.js';
import type { Brought, StepOptions } from './move-in-step.js';

export interface FoundInvoices {
  readonly context: InvoiceRowContext;
  readonly dayOrder: DayOrder;
}

/** Reads and brings files with invoices of the old books: open ones, and advances. */
@Injectable()
export class InvoiceFiles {
  constructor(
    private readonly invoices: OpeningInvoices,
    private readonly settlement: PaymentSettlement,
    private readonly customers: BroughtCustomers,
    private readonly entries: MoveInEntries,
    private readonly moveIns: MoveInsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The context of the rows; orders of advances are added to it. */
  async find(
    sheet: Sheet<InvoiceColumn>,
    kind: 'invoices' | 'advances',
    { moveIn, dateOrder }: Pick<StepOptions, 'moveIn' | 'dateOrder'>,
  ): Promise<FoundInvoices> {
    const days = ['issuedOn', 'dueOn', 'supplyOn'] as const;
    const dayOrder = dayOrderOf(sheet, days, dateOrder, dubaiDay(this.clock.now()));
    const numbers = sheet.rows.map(({ cells }) => new RowCells(cells, dayOrder.order, {}).text('number'));
    const brought = await this.entries.known(moveIn._id, kind, numbers, null);
    const stored = await this.invoices.numbered(numbers, null);
    const context = {
      order: dayOrder.order,
      switchDay: moveIn.switchDay,
      customers: await this.customers.names(),
      starts: await this.moveIns.seriesStarts(),
      lines: linesOf(sheet, numbers),
      hasRest: kind === 'advances' || hasRest(sheet, moveIn),
      brought,
      taken: new Set([...stored.keys()].filter((number) => !brought.has(number))),
      orders: null,
    };
    return { context, dayOrder };
  }

  /** @param orderOf the order of an advance; null for an invoice of goods */
  async bring(
    rows: readonly InvoiceRow[],
    moveIn: MoveInRecord,
    by: ChangeContext,
    orderOf: (row: InvoiceRow) => BroughtInvoice['order'],
  ): Promise<{ readonly row: Brought; readonly issued: OpenItem }[]> {
    const settings = await this.settings.load(by.session);
    const own = await this.customers.withParties(rows, ({ invoice }) => invoice, by.session);
    const all = own.map(({ row, old, party }) => {
      const payments = old.paidBefore > 0 ? [paidBefore(old.paidBefore, old.issuedAt)] : [];
      const { key: number, line } = row;
      return { invoice: { ...old, number, moveIn: moveIn._id, line, order: orderOf(row), payments }, party };
    });
    const stored = await this.invoices.bringAll(all, settings, by);
    await this.settlement.insertPaidBefore(stored, by);
    return stored.flatMap((issued, index) => {
      const row = own[index]?.row;
      if (row === undefined) return [];
      const { line, key, content } = row;
      return [{ row: { line, key, content, record: issued._id, version: issued.version }, issued }];
    });
  }

  stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    return this.invoices.stored(ids, session);
  }

  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    await this.settlement.removeOf(ids, by);
    await this.invoices.remove(ids, by);
  }
}

function hasRest({ headings }: Sheet<InvoiceColumn>, { source }: MoveInRecord): boolean {
  const columnOf = columnByHeading(OPENING_INVOICE_COLUMNS, INVOICE_HEADINGS[source]);
  return headings.map(columnOf).some((column) => column === 'rest' || column === 'paid');
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
