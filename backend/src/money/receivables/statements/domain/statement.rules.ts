import { grouped } from '@shop/contract/grouped';
import type { Fils } from '@shop/contract/money';
import { dubaiDaysBetween } from '@shop/contract/dubai-day';
import type { AccountMoney, Movement, SettledPart } from '../../../../billing/movements/movement.js';
import { type AGES, type OpenAge, STATEMENT_SUMS, SUM_SIGNS, type StatementSum } from '@shop/contract/statement';
import { isShownKind, kindOf, type ShownKind } from '../../../../billing/movements/movement-kinds.js';
import { movementsOf } from '../../../../billing/movements/movements.js';

/** Both instants belong to it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** One line: what moved the balance, and the balance after it. */
export interface StatementEntry extends Omit<Movement, 'kind' | 'parts' | 'group'> {
  readonly kind: ShownKind;
  /** The amount that the line adds to the debt. */
  readonly debit: Fils;
  /** The amount that the line takes from the debt. */
  readonly credit: Fils;
  readonly balance: Fils;
}

/** Amounts due by days overdue; overpaid amounts are not included. */
export type Aging = Readonly<Record<(typeof AGES)[number], Fils>>;

/** The sums of the entries; the opening balance with them comes to the closing balance (`SUM_SIGNS`). */
export interface Statement extends Readonly<Record<StatementSum, Fils>> {
  readonly openingBalance: Fils;
  readonly closingBalance: Fils;
  readonly entries: readonly StatementEntry[];
  /** The amount that the shop owes to the account at the end of the period. */
  readonly creditBalance: Fils;
  /** At the end of the period; less the credit balance it comes to the closing balance. */
  readonly aging: Aging;
}

/**
 * Opening balance of a period, its lines and the closing balance, computed from the movements of the account. The
 * balance of a past day never changes.
 * @param withUndone includes movements that were reversed within the period, and their reversals
 */
export function statementOf(account: AccountMoney, { from, to }: Period, withUndone = false): Statement {
  const movements = movementsOf(account);
  const until = movements.filter(({ at }) => at <= to);
  const openingBalance = balanceOf(until.filter(({ at }) => at < from));
  const within = until.filter(({ at }) => at >= from);
  const hidden = withUndone ? new Set<string>() : undoneIn(movements, { from, to });
  const shown = within.filter(isShown).filter(({ group }) => !hidden.has(group));
  return {
    ...sumsOf(shown),
    openingBalance,
    closingBalance: balanceOf(until),
    entries: entriesOf(shown, openingBalance, to),
    ...openSumsOf(openDocuments(account, until, to)),
  };
}

type ShownMovement = Movement & { readonly kind: ShownKind };

const isShown = (movement: Movement): movement is ShownMovement => isShownKind(movement.kind) && movement.amount > 0;

const signed = ({ kind, amount }: Movement): Fils => kindOf(kind).sign * amount;

/** The groups that began and were undone in the period, and leave nothing. */
function undoneIn(movements: readonly Movement[], { from, to }: Period): ReadonlySet<string> {
  const undone = [...grouped(movements, ({ group }) => group)].filter(
    ([, group]) =>
      group.some(({ kind }) => kindOf(kind).isUndoing) &&
      group.every(({ at }) => at >= from && at <= to) &&
      balanceOf(group) === 0,
  );
  return new Set(undone.map(([name]) => name));
}

function sumsOf(shown: readonly ShownMovement[]): Record<StatementSum, Fils> {
  const sums = Object.fromEntries(STATEMENT_SUMS.map((sum) => [sum, 0])) as Record<StatementSum, Fils>;
  for (const movement of shown) {
    const { sum } = kindOf(movement.kind);
    if (sum !== null) sums[sum] += SUM_SIGNS[sum] * signed(movement);
  }
  return sums;
}

function entriesOf(shown: readonly ShownMovement[], opening: Fils, to: Date): StatementEntry[] {
  let balance = opening;
  return shown.map(({ parts: _parts, group: _group, ...movement }) => {
    const amount = kindOf(movement.kind).sign * movement.amount;
    balance += amount;
    const settled = movement.settled.filter(({ at }) => at <= to);
    return { ...movement, settled, debit: Math.max(amount, 0), credit: Math.max(-amount, 0), balance };
  });
}

/** The balance of the account by the movements of its statement until that time. */
export const closingBalanceOf = (account: AccountMoney, at: Date): Fils =>
  balanceOf(movementsOf(account).filter((movement) => movement.at <= at));

/** A document with an open amount, or with credit. */
export interface OpenDocument {
  /** The number of the invoice or receipt. */
  readonly number: string;
  /** `credit`: the shop owes it. */
  readonly age: OpenAge;
  /** Without a sign; negative for a returned cheque of which something had been paid back: it takes from the credit. */
  readonly amount: Fils;
}

/** The documents of an account that were open at that time: invoices by age, and credit. */
export const openDocumentsOf = (account: AccountMoney, at: Date): OpenDocument[] =>
  openDocuments(
    account,
    movementsOf(account).filter((movement) => movement.at <= at),
    at,
  );

function openDocuments({ invoices }: AccountMoney, until: readonly Movement[], at: Date): OpenDocument[] {
  const open = new Map<string, Fils>();
  for (const { of, amount } of until.flatMap(({ parts }) => parts)) open.set(of, (open.get(of) ?? 0) + amount);
  const dueDates = new Map(invoices.map(({ invoiceNumber, dueDate }) => [invoiceNumber, dueDate]));
  return [...open].flatMap(([number, amount]) => {
    if (amount === 0) return [];
    const dueDate = dueDates.get(number);
    const isCredit = amount < 0 || dueDate === undefined;
    return {
      number,
      age: isCredit ? 'credit' : ageOf(dubaiDaysBetween(dueDate, at)),
      amount: isCredit ? -amount : amount,
    };
  });
}

/** The sums of documents by age, and the credit beside them. */
export function openSumsOf(documents: readonly OpenDocument[]): {
  readonly aging: Aging;
  readonly creditBalance: Fils;
} {
  const sums = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0, credit: 0 };
  for (const { age, amount } of documents) sums[age] += amount;
  const { credit, ...aging } = sums;
  return { aging, creditBalance: credit };
}

/** The purchase order of an invoice, and what the bank says of money. */
export function referenceOf({ kind, invoice, receipt }: StatementEntry): string {
  if (receipt !== null) return receipt.reference;
  return kind === 'invoice' ? (invoice?.poNumber ?? '') : '';
}

/** The invoices that the money of a line settled; empty where the document of the line is that invoice. */
export function settledOf({ document, settled }: StatementEntry): readonly SettledPart[] {
  return settled.some(({ invoiceNumber }) => invoiceNumber !== document) ? settled : [];
}

/** The sum that an account was invoiced in a period, less advances, credit notes and void invoices. */
export function turnoverOf(invoices: AccountMoney['invoices'], period: Period): Fils {
  const sums = statementOf({ invoices, payments: [], receipts: [] }, period);
  return sums.invoiced - sums.advanced - sums.credited - sums.voided;
}

/** The part that is past its due day. */
export function overdueOf({ days1to30, days31to60, days61to90, over90 }: Aging): Fils {
  return days1to30 + days31to60 + days61to90 + over90;
}

/** @param days since the last day on which payment was in time */
export function ageOf(days: number): keyof Aging {
  if (days <= 0) return 'current';
  if (days <= 30) return 'days1to30';
  if (days <= 60) return 'days31to60';
  return days <= 90 ? 'days61to90' : 'over90';
}

function balanceOf(movements: readonly Movement[]): Fils {
  return movements.reduce((sum, movement) => sum + signed(movement), 0);
}
