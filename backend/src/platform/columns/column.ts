import type { Plain } from './in-order.js';

export type RowTest = (row: number) => boolean;
export type ValueTest = (value: Plain) => boolean;

export const NO_ROW: RowTest = () => false;
export const EVERY_ROW: RowTest = () => true;

/** One field of all rows of a list. */
export interface Column {
  put(row: number, value: Plain): void;
  /** Negative where the first row comes first, in the order of the database. */
  compare(one: number, other: number): number;
  /** Which rows have one of these values. */
  rowsOf(values: readonly Plain[]): RowTest;
  /** Which rows have a value that passes. */
  rowsWith(test: ValueTest): RowTest;
  /** Which rows have a text with the pattern in it. */
  rowsLike(pattern: RegExp): RowTest;
}

/** Passes what is one of these values. */
export function among(values: readonly Plain[]): ValueTest {
  const [only = null] = values;
  if (values.length === 1) return (value) => value === only;
  const any = new Set(values);
  return (value) => any.has(value);
}

/** @param marks 1 for what passes, 0 for what does not @param isMarked looks a row up in them */
export function rowsMarked(marks: Uint8Array, isMarked: RowTest): RowTest {
  if (!marks.includes(1)) return NO_ROW;
  return marks.includes(0) ? isMarked : EVERY_ROW;
}
