import type { Column } from './columns.js';
import type { Plain } from './in-order.js';
import { isId, isRecord, plain } from './stored-values.js';

export type RowTest = (row: number) => boolean;
type ValueTest = (value: Plain) => boolean;

/** The rows of a list by which conditions are asked. */
export interface Rows {
  column(path: string): Column | undefined;
  withIds(ids: readonly string[]): RowTest;
}

/**
 * A filter of the database as a test of rows: those filters that the rules of lists make.
 * @returns null for one that asks for what is not kept, or in a way that is not known
 */
export function rowTest(filter: unknown, rows: Rows): RowTest | null {
  if (!isRecord(filter)) return null;
  return allOf(Object.entries(filter).map(([path, wanted]) => testOf(path, wanted, rows)));
}

function testOf(path: string, wanted: unknown, rows: Rows): RowTest | null {
  if (path === '$and' || path === '$or') {
    if (!Array.isArray(wanted)) return null;
    const tests = wanted.map((one) => rowTest(one, rows));
    return path === '$and' ? allOf(tests) : anyOf(tests);
  }
  if (path === '_id') return testOfIds(wanted, rows);
  const column = rows.column(path);
  if (column === undefined) return null;
  if (wanted instanceof RegExp) return column.rowsLike(wanted);
  const test = valueTest(wanted);
  return test === null ? null : column.rowsWith(test);
}

function testOfIds(wanted: unknown, rows: Rows): RowTest | null {
  const ids = isRecord(wanted) && Object.keys(wanted).join() === '$in' ? wanted['$in'] : null;
  return Array.isArray(ids) ? rows.withIds(ids.map(String)) : null;
}

function valueTest(wanted: unknown): ValueTest | null {
  if (!isOperators(wanted)) {
    const same = plain(wanted);
    return (value) => value === same;
  }
  const tests = Object.entries(wanted).map(([operator, operand]) => operatorTest(operator, operand));
  const known = tests.filter((test) => test !== null);
  return known.length === tests.length ? (value) => known.every((test) => test(value)) : null;
}

function operatorTest(operator: string, operand: unknown): ValueTest | null {
  if (operator === '$in' && Array.isArray(operand)) {
    const any = new Set(operand.map(plain));
    return (value) => any.has(value);
  }
  const bound = plain(operand);
  if (operator === '$ne') return (value) => value !== bound;
  const compare = typeof bound === 'number' ? COMPARISONS[operator] : undefined;
  if (typeof bound !== 'number' || compare === undefined) return null;
  return (value) => typeof value === 'number' && compare(value, bound);
}

const COMPARISONS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  $gt: (value, bound) => value > bound,
  $gte: (value, bound) => value >= bound,
  $lt: (value, bound) => value < bound,
  $lte: (value, bound) => value <= bound,
};

function allOf(tests: readonly (RowTest | null)[]): RowTest | null {
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) return null;
  const [only] = known;
  if (known.length === 1 && only !== undefined) return only;
  return (row) => {
    for (const test of known) if (!test(row)) return false;
    return true;
  };
}

function anyOf(tests: readonly (RowTest | null)[]): RowTest | null {
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) return null;
  return (row) => {
    for (const test of known) if (test(row)) return true;
    return false;
  };
}

function isOperators(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !(value instanceof Date) && !isId(value);
}
