import type { BankDateOrder } from '@shop/contract/bank';
import type { OpeningCreditColumn } from '@shop/contract/move-in';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import type { BroughtRow, EntryKeys } from '../move-in-step.js';
import type { CustomerNames } from './customer-names.js';
import { customerOf, isSum, noonOf, RowCells } from './row-cells.js';

/** Credit of a customer in the old books: money in advance, an overpayment or a credit note that was not used. */
export interface OldCredit {
  readonly customer: string;
  readonly amount: Fils;
  readonly receivedAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly reference: string;
  readonly note: string;
}

export interface CreditRow extends BroughtRow {
  /** null for a row that brings nothing. */
  readonly credit: OldCredit | null;
}

export interface CreditRowContext {
  readonly order: BankDateOrder;
  readonly switchDay: string;
  readonly customers: CustomerNames;
  readonly brought: EntryKeys;
  /** True if amounts of the file are negative: positive ones are then owed by the customer. */
  readonly hasNegative: boolean;
}

/** Plans one row of a list of credits. Rows without an amount are passed over. */
export function planCreditRow(
  { cells, faults, line }: SheetRow<OpeningCreditColumn>,
  { order, switchDay, customers, hasNegative }: CreditRowContext,
): CreditRow {
  const row = new RowCells(cells, order, faults);
  const name = row.text('customer');
  const nothing = { line, sku: row.text('reference'), name, key: '', content: '', credit: null };
  const written = row.amount('amount');
  const hasNothing = name === '' && row.text('on') === '';
  if (hasNothing || isSum(name) || written === 0) return { ...nothing, action: 'skipped' };
  const isOwed = /\bdr\.?$/iu.test(row.text('amount')) || (hasNegative && (written ?? 0) > 0);
  if (isOwed) row.fault('amount', ruleFault('OPENING_CREDIT_OWED'));
  // Lists of receivables have credit as negative amounts.
  const amount = written === undefined ? undefined : Math.abs(written);
  const customer = customerOf(row, customers);
  const on = row.day('on');
  const method = PAYMENT_METHODS.find((one) => one.toUpperCase() === row.text('method').toUpperCase());
  if (amount === undefined) row.fault('amount', ruleFault('REQUIRED'));
  if (row.text('on') === '') row.fault('on', ruleFault('REQUIRED'));
  if (on !== undefined && on >= switchDay) row.fault('on', ruleFault('OPENING_AFTER_SWITCH', { day: switchDay }));
  if (row.isWrong || amount === undefined || customer === undefined || on === undefined)
    return { ...nothing, ...wrongRow(nothing, row.problems) };
  const reference = row.text('reference');
  const credit: OldCredit = {
    customer,
    amount,
    receivedAt: noonOf(on),
    paymentMethod: method ?? 'Other',
    reference,
    note: row.text('note'),
  };
  const key = [customer, on, amount, reference].join(' ');
  const changes = [{ field: 'amount', from: null, to: amount / 100, isMoney: true }];
  return { ...nothing, key, content: key, amount, credit, action: 'create', changes };
}

/** Equal rows are different credits: their keys count them. What was brought already is the same. */
export function distinctCredits(rows: readonly CreditRow[], brought: EntryKeys): CreditRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.credit === null) return row;
    const count = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, count);
    const key = `${row.key} ${count}`;
    return { ...row, key, action: brought.has(key) ? 'same' : row.action };
  });
}
