import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { OpeningBalanceColumn } from '@shop/contract/move-in';
import { dayAfter } from '@shop/contract/working-days';
import type { ClientSession, Types } from 'mongoose';
import { accountOfKey } from '../billing/invoices/account.js';
import { type InvoicedParty, OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { INVOICE_NUMBERS } from '../documents/number-series.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { BroughtBalances } from './brought-balances.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import {
  type BalanceRow,
  type BalanceRowContext,
  distinctBalances,
  planBalanceRow,
} from './domain/opening-balance-row.js';
import { noonOf, RowCells } from './domain/row-cells.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';

/**
 * Compares the balances of customers in the old books with what was brought. A difference becomes an open item on
 * account, or credit, if its row is confirmed.
 */
@Injectable()
export class OpeningBalancesStep implements MoveInStep<OpeningBalanceColumn, BalanceRow, BalanceRowContext> {
  readonly kind = 'balances';
  readonly queue = INVOICE_NUMBERS;
  readonly days = [];
  readonly planRow = planBalanceRow;

  constructor(
    private readonly balances: BroughtBalances,
    private readonly invoices: OpeningInvoices,
    private readonly credits: OpeningCredits,
    private readonly cheques: OpeningCheques,
    private readonly customers: BroughtCustomers,
    private readonly settings: SettingsService,
  ) {}

  async load(
    { rows }: Sheet<OpeningBalanceColumn>,
    context: RowContext,
    { _id, source }: MoveInRecord,
  ): Promise<BalanceRowContext> {
    const balances = await this.balances.byAccount(_id);
    return { ...context, balances, isDebitNegative: source === 'tally' && isDebitNegative(rows) };
  }

  /** A balance itself is stored in any case, its rest if it is confirmed. */
  together(rows: readonly BalanceRow[], _context: RowContext, confirmed: readonly number[] | undefined): BalanceRow[] {
    const own = distinctBalances(rows);
    if (confirmed === undefined) return own;
    return own.map(({ old, ...row }) => {
      const isTaken = confirmed.includes(row.line);
      return { ...row, remarks: [], old: old && { ...old, rest: isTaken ? old.rest : 0 } };
    });
  }

  async bring(rows: readonly BalanceRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const keys = rows.flatMap(({ old }) => old?.customer ?? []);
    const parties = await this.customers.parties(keys, by.session);
    const brought: Brought[] = [];
    for (const { old, line, key, content } of rows) {
      if (old === null) continue;
      const { company, user } = accountOfKey(old.customer);
      brought.push({ line, key, content, record: company ?? user, version: 0 });
      const party = parties.get(old.customer);
      if (old.rest === 0 || party === undefined) continue;
      const rest = await this.bringRest(old.rest, line, party, moveIn, by);
      brought.push(broughtBy({ line, key: `${key} on account`, content: '' }, rest));
    }
    return brought;
  }

  private async bringRest(rest: Fils, line: number, party: InvoicedParty, moveIn: MoveInRecord, by: ChangeContext) {
    const settings = await this.settings.load(by.session);
    const at = noonOf(dayAfter(moveIn.switchDay, -1));
    if (rest < 0) {
      const credit = { amount: -rest, receivedAt: at, paymentMethod: 'Other' as const, reference: '', note: '' };
      return this.credits.bring(credit, party, settings, by);
    }
    const item = {
      moveIn: moveIn._id,
      line,
      number: `${moveIn.number}-${line}`,
      categories: [{ category: 'O' as const, rate: 0, net: rest, vat: 0, gross: rest }],
    };
    const days = { issuedAt: at, dueDay: at, supplyDate: at };
    const none = { paidBefore: 0, creditedBefore: 0, poNumber: '', note: '', order: null };
    return this.invoices.bring({ ...item, ...days, ...none }, party, settings, by);
  }

  get stores() {
    return [this.invoices, this.credits];
  }

  referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    return this.cheques.on(ids, [], session);
  }
}

/** Ledgers without Dr and Cr: most customers owe. */
function isDebitNegative(rows: Sheet<OpeningBalanceColumn>['rows']): boolean {
  const texts = rows.map(({ cells }) => new RowCells(cells, 'dmy', {}).text('balance'));
  const negative = texts.filter((one) => one.startsWith('-')).length;
  return !texts.some((one) => /[dc]r\.?$/iu.test(one)) && negative * 2 > texts.filter(Boolean).length;
}
