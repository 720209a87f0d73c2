import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { OpeningChequeColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import { type InvoicedParty, OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { textOf } from '../platform/imports/import-kind.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import {
  type ChequeRow,
  type ChequeRowContext,
  namedInvoices,
  type OldCheque,
  planChequeRow,
  togetherCheques,
} from './domain/opening-cheque-row.js';
import { taxOf } from './domain/opening-invoice-row.js';
import { noonOf } from './domain/row-cells.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';

/** Brings post-dated cheques in hand, with invoices that the old books call paid because of them. */
@Injectable()
export class OpeningChequesStep implements MoveInStep<OpeningChequeColumn, ChequeRow, ChequeRowContext> {
  readonly kind = 'cheques';
  readonly queue = 'move-in';
  readonly days = ['chequeDate', 'receivedOn'] as const;
  readonly planRow = planChequeRow;
  readonly together = togetherCheques;

  constructor(
    private readonly cheques: OpeningCheques,
    private readonly invoices: OpeningInvoices,
    private readonly customers: BroughtCustomers,
    private readonly settings: SettingsService,
  ) {}

  async load({ rows }: Sheet<OpeningChequeColumn>, context: RowContext): Promise<ChequeRowContext> {
    const numbers = rows.flatMap(({ cells }) => namedInvoices(textOf(cells.invoices)).map(({ number }) => number));
    const sheets = rows.map(({ cells }) => ({
      bank: textOf(cells.bank),
      chequeNumber: textOf(cells.chequeNumber),
      drawer: textOf(cells.drawer) || textOf(cells.customer),
    }));
    return {
      ...context,
      taken: await this.cheques.registered(sheets),
      invoices: await this.cheques.openOf(await this.invoices.numbered(numbers, null)),
    };
  }

  async bring(rows: readonly ChequeRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const own = await this.customers.withParties(rows, by.session);
    const numbers = own.flatMap(({ row: { parts } }) => parts.map(({ number }) => number));
    const known = await this.invoices.numbered(numbers, by.session);
    const brought: Brought[] = [];
    for (const { row, old: cheque, party } of own) {
      const { line, key, parts } = row;
      const opening = { moveIn: moveIn._id, line };
      for (const { number, brings } of parts) {
        if (brings === null || known.has(number)) continue;
        const invoice = await this.bringInvoice({ ...opening, number, total: brings }, cheque, party, by);
        known.set(number, invoice);
        brought.push(broughtBy({ line, key: `${key} ${number}`, content: '' }, invoice));
      }
      const allocations = parts.flatMap(({ number, amount }) => {
        const invoice = known.get(number);
        return invoice ? [{ invoice: invoice._id, invoiceNumber: number, amount }] : [];
      });
      brought.push(broughtBy(row, await this.cheques.bring({ ...cheque, opening, allocations }, party, by)));
    }
    return brought;
  }

  /** Its days are not in the list: it counts from the day of the cheque's receipt, and is due when the cheque is. */
  private async bringInvoice(
    { total, ...invoice }: { moveIn: Types.ObjectId; line: number; number: string; total: Fils },
    { receivedOn, chequeDate, chequeNumber }: OldCheque,
    party: InvoicedParty,
    by: ChangeContext,
  ) {
    const issuedAt = noonOf(receivedOn);
    const { categories } = taxOf(total, undefined, receivedOn);
    const dueDay = noonOf(chequeDate < receivedOn ? receivedOn : chequeDate);
    const days = { issuedAt, dueDay, supplyDate: issuedAt };
    const texts = { poNumber: '', note: chequeNumber };
    const fields = { ...invoice, ...days, ...texts, categories, paidBefore: 0, creditedBefore: 0, order: null };
    return this.invoices.bring(fields, party, await this.settings.load(by.session), by);
  }

  get stores() {
    return [this.cheques, this.invoices];
  }

  referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return this.cheques.on(ids, ids, session);
  }
}
