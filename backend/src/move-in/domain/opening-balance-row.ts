import { aedText, type Fils } from '@shop/contract/money';
import type { OpeningBalanceColumn } from '@shop/contract/move-in';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import { customerOf, emptyRow, isSum, refusedRow, RowCells } from './row-cells.js';

/** The account, and the old balance less what was brought. */
export type BalanceRow = BroughtRow<{ readonly customer: string; readonly rest: Fils }>;

export interface BalanceRowContext extends RowContext {
  /** By account. */
  readonly balances: ReadonlyMap<string, Fils>;
  /** True if what customers owe is negative in the file, as in lists of ledgers. */
  readonly isDebitNegative: boolean;
}

/** Plans one row of a list of balances: customers owe positive ones. */
export function planBalanceRow(
  { cells, faults, line }: SheetRow<OpeningBalanceColumn>,
  { customers, brought, balances, isDebitNegative }: BalanceRowContext,
): BalanceRow {
  const row = new RowCells(cells, 'dmy', faults);
  const name = row.text('customer');
  const nothing = emptyRow(line, '', name);
  const written = row.amount('balance') ?? debitLess(row);
  const purchases = /supplier|vendor/iu.test(row.text('contactType'));
  // Debts are those of the company, not of its people.
  const isOfCompany = row.text('joinTo') !== '' && written === 0;
  if (name === '' || isSum(name) || purchases || isOfCompany || (written === undefined && !row.isWrong))
    return { ...nothing, action: 'skipped' };
  const customer = customerOf(row, customers);
  if (row.isWrong || customer === undefined || written === undefined) return wrongRow(nothing, row.problems);
  const balance = isDebitNegative ? -written : written;
  const planned = { ...nothing, key: customer, content: String(balance), amount: balance };
  const before = brought.get(customer);
  if (before?.content === planned.content) return { ...planned, action: 'same' };
  if (before !== undefined) {
    const was = aedText(Number(before.content));
    return wrongRow(nothing, { balance: ruleFault('OPENING_CHANGED_FROM', { before: was }) });
  }
  const rest = balance - (balances.get(customer) ?? 0);
  const changes = [
    { field: 'balance', from: (balance - rest) / 100, to: balance / 100, isMoney: true },
    ...(rest === 0 ? [] : [{ field: 'rest', from: null, to: rest / 100, isMoney: true }]),
  ];
  return { ...planned, old: { customer, rest }, changes, action: 'create', remarks: rest === 0 ? [] : ['ON_ACCOUNT'] };
}

function debitLess(row: RowCells<OpeningBalanceColumn>): Fils | undefined {
  const [debit, credit] = [row.amount('debit'), row.amount('credit')];
  return debit === undefined && credit === undefined ? undefined : (debit ?? 0) - (credit ?? 0);
}

/** A customer is in the list once. */
export function distinctBalances(rows: readonly BalanceRow[]): BalanceRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const first = row.key === '' ? undefined : seen.get(row.key);
    if (row.key !== '' && first === undefined) seen.set(row.key, row.line);
    if (first === undefined) return row;
    return refusedRow(row, { customer: ruleFault('CUSTOMER_TWICE', { line: first }) });
  });
}
