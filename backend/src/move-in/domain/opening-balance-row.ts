import { aedText, type Fils } from '@shop/contract/money';
import type { OpeningBalanceColumn } from '@shop/contract/move-in';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import type { BroughtRow, EntryKeys } from '../move-in-step.js';
import type { CustomerNames } from './customer-names.js';
import { customerOf, isSum, RowCells } from './row-cells.js';

export interface BalanceRow extends BroughtRow {
  /** The account; null for a row that brings nothing. */
  readonly customer: string | null;
  /** The old balance less what was brought. */
  readonly rest: Fils;
}

export interface BalanceRowContext {
  readonly customers: CustomerNames;
  readonly declared: EntryKeys;
  /** By account. */
  readonly brought: ReadonlyMap<string, Fils>;
  /** True if what customers owe is negative in the file, as in lists of ledgers. */
  readonly isDebitNegative: boolean;
}

/** Plans one row of a list of balances: customers owe positive ones. */
export function planBalanceRow(
  { cells, faults, line }: SheetRow<OpeningBalanceColumn>,
  { customers, declared, brought, isDebitNegative }: BalanceRowContext,
): BalanceRow {
  const row = new RowCells(cells, 'dmy', faults);
  const name = row.text('customer');
  const nothing = { line, sku: '', name, key: '', content: '', customer: null, rest: 0 };
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
  const before = declared.get(customer);
  if (before?.content === planned.content) return { ...planned, action: 'same' };
  if (before !== undefined) return wrongRow(nothing, { balance: changedFrom(aedText(Number(before.content))) });
  const rest = balance - (brought.get(customer) ?? 0);
  const changes = [
    { field: 'balance', from: (balance - rest) / 100, to: balance / 100, isMoney: true },
    ...(rest === 0 ? [] : [{ field: 'rest', from: null, to: rest / 100, isMoney: true }]),
  ];
  return { ...planned, customer, rest, changes, action: 'create', remarks: rest === 0 ? [] : ['ON_ACCOUNT'] };
}

function debitLess(row: RowCells<OpeningBalanceColumn>): Fils | undefined {
  const [debit, credit] = [row.amount('debit'), row.amount('credit')];
  return debit === undefined && credit === undefined ? undefined : (debit ?? 0) - (credit ?? 0);
}

const changedFrom = (before: string) => ruleFault('OPENING_CHANGED_FROM', { before });

/** A customer is in the list once. */
export function distinctBalances(rows: readonly BalanceRow[]): BalanceRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const first = row.key === '' ? undefined : seen.get(row.key);
    if (row.key !== '' && first === undefined) seen.set(row.key, row.line);
    if (first === undefined) return row;
    return { ...wrongRow(row, { customer: ruleFault('CUSTOMER_TWICE', { line: first }) }), customer: null, key: '' };
  });
}
