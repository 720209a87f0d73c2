import { MAX_LENGTH } from '@shop/contract/limits';
import type { OpeningCreditColumn } from '@shop/contract/move-in';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import { changedFaults, customerOf, emptyRow, isSum, noonOf, refusedRow, RowCells } from './row-cells.js';

/** Credit of a customer in the old books: money in advance, an overpayment or a credit note that was not used. */
interface OldCredit {
  readonly customer: string;
  readonly amount: Fils;
  readonly receivedAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly reference: string;
  readonly note: string;
}

export type CreditRow = BroughtRow<OldCredit>;

export interface CreditRowContext extends RowContext {
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
  const reference = row.text('reference');
  const nothing = emptyRow(line, reference, name);
  const written = row.amount('amount');
  const hasNothing = name === '' && row.text('on') === '';
  if (hasNothing || isSum(name) || written === 0) return { ...nothing, action: 'skipped' };
  const isOwed = /\bdr\.?$/iu.test(row.text('amount')) || (hasNegative && (written ?? 0) > 0);
  if (isOwed) row.fault('amount', ruleFault('OPENING_CREDIT_OWED'));
  // Lists of receivables have credit as negative amounts.
  const amount = written === undefined ? undefined : Math.abs(written);
  const customer = customerOf(row, customers);
  const on = row.dayBefore(switchDay, 'on');
  const method = PAYMENT_METHODS.find((one) => one.toUpperCase() === row.text('method').toUpperCase());
  row.limit({ reference: MAX_LENGTH.name, note: MAX_LENGTH.note });
  row.limitTotal('amount', amount ?? 0);
  row.require('amount', 'on');
  if (row.isWrong || amount === undefined || customer === undefined || on === undefined)
    return wrongRow(nothing, row.problems);
  const texts = { paymentMethod: method ?? ('Other' as const), reference, note: row.text('note') };
  const old = { customer, amount, receivedAt: noonOf(on), ...texts };
  const key = [customer, on, amount, reference].join(' ');
  const changes = changesOf(on, amount);
  const content = JSON.stringify([customer, reference, on, amount]);
  return { ...nothing, key, content, amount, old, action: 'create', changes };
}

const changesOf = (on: string, amount: Fils) => [
  { field: 'on', from: null, to: on },
  { field: 'amount', from: null, to: amount / 100, isMoney: true },
];

/**
 * Equal rows are different credits: their keys count them. What was brought already is the same. A credit that was brought
 * and is not in the file was changed, if a row has its customer and reference.
 */
export function distinctCredits(rows: readonly CreditRow[], { brought }: RowContext): CreditRow[] {
  const seen = new Map<string, number>();
  const counted = rows.map((row): CreditRow => {
    if (row.old === null) return row;
    const count = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, count);
    const key = `${row.key} ${count}`;
    return { ...row, key, action: brought.has(key) ? 'same' : row.action };
  });
  const keys = new Set(counted.map(({ key }) => key));
  const missing = [...brought].flatMap(([key, { content }]) => (keys.has(key) ? [] : [contentOf(content)]));
  return counted.map((row): CreditRow => {
    if (row.old === null || row.action === 'same') return row;
    const [customer, reference, on, amount] = contentOf(row.content);
    const before = missing.find((one) => reference !== '' && one[0] === customer && one[1] === reference);
    if (before === undefined) return row;
    const faults = changedFaults('reference', reference, changesOf(before[2], before[3]), changesOf(on, amount));
    return refusedRow(row, faults);
  });
}

const contentOf = (content: string) =>
  JSON.parse(content) as [customer: string, reference: string, on: string, amount: Fils];
