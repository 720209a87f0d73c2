import { type Column, EVERY_ROW, NO_ROW, type RowTest } from '../../columns/column.js';
import { isId, isRecord, plain } from './stored-values.js';

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
    return path === '$or' ? anyOf(wanted, rows) : allOf(wanted.map((one) => rowTest(one, rows)));
  }
  if (path === '_id') return testOfIds(wanted, rows);
  const column = rows.column(path);
  if (column === undefined) return null;
  if (wanted instanceof RegExp) return column.rowsLike(wanted);
  if (!isOperators(wanted)) return column.rowsOf([plain(wanted)]);
  return allOf(Object.entries(wanted).map(([operator, operand]) => operatorTest(column, operator, operand)));
}

function testOfIds(wanted: unknown, rows: Rows): RowTest | null {
  const ids = isRecord(wanted) && Object.keys(wanted).join() === '$in' ? wanted['$in'] : null;
  return Array.isArray(ids) ? rows.withIds(ids.map(String)) : null;
}

function operatorTest(column: Column, operator: string, operand: unknown): RowTest | null {
  if (operator === '$in' && Array.isArray(operand)) return column.rowsOf(operand.map(plain));
  const bound = plain(operand);
  if (operator === '$ne') {
    const isSame = column.rowsOf([bound]);
    return (row) => !isSame(row);
  }
  const compare = typeof bound === 'number' ? COMPARISONS[operator] : undefined;
  if (typeof bound !== 'number' || compare === undefined) return null;
  return column.rowsWith((value) => typeof value === 'number' && compare(value, bound));
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
  if (known.includes(NO_ROW)) return NO_ROW;
  const needed = known.filter((test) => test !== EVERY_ROW);
  const [only = EVERY_ROW] = needed;
  if (needed.length < 2) return only;
  return (row) => {
    for (const test of needed) if (!test(row)) return false;
    return true;
  };
}

/** What comes after a filter that every row passes is not looked at. */
function anyOf(filters: readonly unknown[], rows: Rows): RowTest | null {
  const tests: RowTest[] = [];
  for (const filter of filters) {
    const test = rowTest(filter, rows);
    if (test === null || test === EVERY_ROW) return test;
    if (test !== NO_ROW) tests.push(test);
  }
  const [only = NO_ROW] = tests;
  if (tests.length < 2) return only;
  return (row) => {
    for (const test of tests) if (test(row)) return true;
    return false;
  };
}

function isOperators(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !(value instanceof Date) && !isId(value);
}
