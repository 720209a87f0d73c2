import { aedText, type Fils } from '@shop/contract/money';
import { refuse } from '../../../platform/errors/refuse.js';
import type { Direction } from './amounts.js';
import { signed } from './bank-statement.js';

/** A row of a table with an amount or a balance, before its direction is known. */
export interface MovedRow {
  readonly line: number;
  /** Empty: a balance without a day. */
  readonly day: string;
  /** The row as the bank wrote it. */
  readonly value: string;
  /** The amount with its sign; 0: the row has a balance only. */
  readonly written: Fils;
  /** Direction of its mark or of the column of the amount; undefined if it has neither. */
  readonly marked: Direction | undefined;
  readonly balance: Fils | null;
}

/** The amount of a row, above 0: received. undefined: sign and mark contradict each other. */
type Reading = (row: MovedRow) => Fils | undefined;

export interface DirectedRows<Row> {
  /** The rows in the order of their days, with their amounts. */
  readonly rows: readonly { readonly row: Row; readonly amount: Fils }[];
  readonly opening: Fils | null;
  readonly closing: Fils | null;
}

/** The sign of a number says the same as its mark: `-5.00 Dr` is paid. */
const alike: Reading = (row) =>
  row.marked === 'out' ? -Math.abs(row.written) : row.marked === 'in' && row.written < 0 ? undefined : row.written;
/** A negative number takes back what its column or mark says: -5.00 in the debit column is received. */
const reversing: Reading = ({ written, marked }) => signed(marked !== 'out', written);
/** Only money received is marked. */
const paidUnlessMarked: Reading = (row) => (row.marked === undefined && row.written > 0 ? -row.written : alike(row));

/** The ways in which a table can be read by its signs and marks. @param byColumn false: by marks */
function readingsOf(rows: readonly MovedRow[], byColumn: boolean, hasBalances: boolean): readonly Reading[] {
  const paid = rows.filter(({ marked, written }) => marked === 'out' && written !== 0);
  const negative = paid.filter(({ written }) => written < 0).length;
  const isMixed = negative > 0 && negative < paid.length;
  const isUnmarked = rows.some(({ marked, written }) => marked === undefined && written > 0);
  if (isUnmarked && rows.some(({ marked }) => marked !== undefined)) return [alike, paidUnlessMarked];
  // Where most are negative, the sign may be that of all money paid.
  if (isMixed) return hasBalances || (byColumn && negative * 2 <= paid.length) ? [reversing] : [];
  return hasBalances || byColumn ? [alike, reversing] : [alike];
}

interface Solution<Row> extends DirectedRows<Row> {
  /** The first row whose balance does not follow; undefined: all follow. */
  readonly wrong: { readonly line: number; readonly expected: Fils; readonly found: Fils } | undefined;
}

/**
 * The direction of each row by signs, marks and the course of the balance, and the order of the rows.
 * @param isChosen true if staff chose the columns: the first of two readings counts
 * @throws DomainError BANK_DIRECTION_UNCLEAR if they contradict each other or two readings fit, BANK_BALANCE_WRONG
 */
export function directed<Row extends MovedRow>(
  rows: readonly Row[],
  byColumn: boolean,
  isChosen: boolean,
): DirectedRows<Row> {
  const hasBalances = rows.filter(({ balance }) => balance !== null).length > 1;
  const readings = readingsOf(rows, byColumn, hasBalances);
  const solutions = ordersOf(rows).flatMap((ordered) =>
    readings.flatMap((reading) => solutionOf(ordered, ordered.map(reading)) ?? []),
  );
  const fitting = solutions.filter(({ wrong }) => wrong === undefined);
  // Balances prove the direction of amounts without signs, except that of the first row.
  const byBalance = hasBalances && isUnsigned(rows) ? ordersOf(rows).flatMap(followed) : [];
  const [found, ...others] = byBalance.length > 0 ? byBalance : fitting;
  if (found === undefined) throw contradiction(rows, solutions);
  const amounts = new Map(found.rows.map(({ row, amount }) => [row.line, amount]));
  for (const other of others) {
    const differs = other.rows.find(({ row, amount }) => amounts.get(row.line) !== amount);
    if (differs !== undefined && !isChosen) throw unclear(differs.row);
  }
  return found;
}

const isUnsigned = (rows: readonly MovedRow[]) =>
  rows.every(({ marked, written }) => marked === undefined && written >= 0);

export const unclear = ({ line, value }: MovedRow) =>
  refuse('BANK_DIRECTION_UNCLEAR', { line, value: value.slice(0, 80) });

/** Days say the order of the rows; on a single day, the balances. */
function ordersOf<Row extends MovedRow>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const days = rows.flatMap(({ day }) => (day === '' ? [] : [day]));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first < last ? [rows] : first > last ? [rows.toReversed()] : [rows, rows.toReversed()];
}

/** @returns undefined: a row has no reading */
function solutionOf<Row extends MovedRow>(
  ordered: readonly Row[],
  amounts: readonly (Fils | undefined)[],
): Solution<Row> | undefined {
  const rows = ordered.flatMap((row, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ row, amount }];
  });
  if (rows.length < ordered.length) return undefined;
  let opening: Fils | null = null;
  let closing: Fils | null = null;
  let moved = 0;
  let wrong: Solution<Row>['wrong'];
  for (const { row, amount } of rows) {
    moved += amount;
    if (row.balance !== null) opening ??= row.balance - moved;
    const expected: Fils | null = closing === null ? null : closing + amount;
    closing = row.balance ?? expected;
    if (expected !== null && closing !== null && expected !== closing)
      wrong ??= { line: row.line, expected, found: closing };
  }
  return { rows, opening, closing, wrong };
}

/** The amounts that the balances say; the first row has both directions if no balance comes before it. */
function followed<Row extends MovedRow>(rows: readonly Row[]): readonly Solution<Row>[] {
  let before: Fils | null = null;
  const amounts = rows.map(({ written, balance }) => {
    const amount = before !== null && balance === before - written ? -written : written;
    before = balance;
    return amount;
  });
  const [first = 0, ...rest] = amounts;
  return [amounts, ...(first === 0 ? [] : [[-first, ...rest]])]
    .flatMap((each) => solutionOf(rows, each) ?? [])
    .filter(({ wrong }) => wrong === undefined);
}

function contradiction<Row extends MovedRow>(rows: readonly Row[], solutions: readonly Solution<Row>[]): Error {
  const wrong = solutions.find((one) => one.wrong !== undefined)?.wrong;
  if (wrong !== undefined) {
    const { line, expected, found } = wrong;
    return refuse('BANK_BALANCE_WRONG', { line, expected: aedText(expected), found: aedText(found) });
  }
  const negative = rows.find(({ marked, written }) => marked !== undefined && written < 0) ?? rows[0];
  return negative === undefined ? refuse('BANK_FILE_EMPTY') : unclear(negative);
}
