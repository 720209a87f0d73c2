import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { OPENING_INVOICE_COLUMNS, type OpeningInvoiceColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import { Clock } from '../platform/clock.js';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import { PaymentSettlement } from '../money/payments/payment-settlement.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { ImportRules } from '../platform/imports/import-kind.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { dayOrderOf, type DayOrder } from './domain/day-order.js';
import {
  headOf,
  type InvoiceLines,
  type InvoiceRow,
  type InvoiceRowContext,
  planInvoiceRow,
} from './domain/opening-invoice-row.js';
import { RowCells } from './domain/row-cells.js';
import { INVOICE_HEADINGS } from '@shop/contract/move-in-headings';
import { MoveInEntries } from './move-in-entries.service.js';
import { type Brought, type MoveInStep, sheetFormOf, type StepOptions, type StoredRecord } from './move-in-step.js';

const DAYS = ['issuedOn', 'dueOn', 'supplyOn'] as const;

interface Found {
  readonly context: InvoiceRowContext;
  readonly dayOrder: DayOrder;
}

/** Brings the open invoices of the old books. */
@Injectable()
export class OpeningInvoicesStep implements MoveInStep<OpeningInvoiceColumn, InvoiceRow, Found> {
  readonly kind = 'invoices';
  readonly queue = 'move-in';

  constructor(
    private readonly invoices: OpeningInvoices,
    private readonly cheques: OpeningCheques,
    private readonly settlement: PaymentSettlement,
    private readonly customers: BroughtCustomers,
    private readonly entries: MoveInEntries,
    private readonly moveIns: MoveInsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  rules({ moveIn, dateOrder }: StepOptions): ImportRules<OpeningInvoiceColumn, InvoiceRow, Found> {
    return {
      form: sheetFormOf(OPENING_INVOICE_COLUMNS, INVOICE_HEADINGS[moveIn.source]),
      load: async (sheet: Sheet<OpeningInvoiceColumn>): Promise<Found> => {
        const dayOrder = dayOrderOf(sheet, DAYS, dateOrder, dubaiDay(this.clock.now()));
        const numbers = sheet.rows.map(({ cells }) => new RowCells(cells, dayOrder.order, {}).text('number'));
        const brought = await this.entries.known(moveIn._id, this.kind, numbers, null);
        const stored = await this.invoices.numbered(numbers, null);
        const context = {
          order: dayOrder.order,
          switchDay: moveIn.switchDay,
          customers: await this.customers.names(),
          starts: await this.moveIns.seriesStarts(),
          lines: linesOf(sheet, numbers),
          brought,
          taken: new Set([...stored.keys()].filter((number) => !brought.has(number))),
        };
        return { context, dayOrder };
      },
      planRow: (row: Sheet<OpeningInvoiceColumn>['rows'][number], { context }: Found) => planInvoiceRow(row, context),
      problemsOf: ({ dayOrder }: Found) => dayOrder.problems,
      remarksOn: ({ remarks }: InvoiceRow) => remarks,
    };
  }

  async bring(rows: readonly InvoiceRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const settings = await this.settings.load(by.session);
    const own = rows.flatMap(({ invoice, ...row }) => (invoice ? [{ ...row, invoice }] : []));
    const parties = await this.customers.parties(
      own.map(({ invoice }) => invoice.customer),
      by.session,
    );
    const brought: Brought[] = [];
    for (const { line, key, content, invoice } of own) {
      const party = parties.get(invoice.customer);
      if (party === undefined) continue;
      const stored = await this.invoices.bring(
        { ...invoice, number: key, moveIn: moveIn._id, line },
        party,
        settings,
        by,
      );
      const { paidBefore } = invoice;
      const paid = paidBefore > 0 ? (await this.settlement.insertPaidBefore(stored, paidBefore, by)).invoice : stored;
      brought.push({ line, key, content, record: paid._id, version: paid.version });
    }
    return brought;
  }

  async stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    const found = await this.invoices.load(ids, session);
    return found.map(({ _id, version, invoiceNumber: name }) => ({ _id, version, name }));
  }

  referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return this.cheques.on(ids, [], session);
  }

  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    await this.settlement.removeOf(ids, by);
    for (const invoice of await this.invoices.load(ids, by.session)) await this.invoices.remove(invoice, by);
  }
}

/** Rows of one number are lines of one invoice. */
function linesOf(sheet: Sheet<OpeningInvoiceColumn>, numbers: readonly string[]): Map<string, InvoiceLines> {
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
