import { type Codes, newCodes, withCode } from './codes.js';
import { among, type Column, NO_ROW, rowsMarked, type RowTest, type ValueTest } from './column.js';
import { inOrder, type Plain } from './in-order.js';
import { likeness } from './patterns.js';
import { roomFor, withRoomFor } from './room.js';

/** Amounts, counts and dates: 8 bytes for a row. */
export class NumberColumn implements Column {
  private values: Float64Array;

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.values = new Float64Array(roomFor(rows));
  }

  put(row: number, value: Plain): void {
    this.values = withRoomFor(row, this.values);
    this.values[row] = typeof value === 'number' ? value : Number.NaN;
  }

  compare(one: number, other: number): number {
    const [a, b] = [this.values[one] ?? Number.NaN, this.values[other] ?? Number.NaN];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(!Number.isNaN(a)) - Number(!Number.isNaN(b));
    return a - b;
  }

  rowsOf(values: readonly Plain[]): RowTest {
    return this.rowsWith(among(values));
  }

  rowsWith(test: ValueTest): RowTest {
    return (row) => {
      const value = this.values[row] ?? Number.NaN;
      return test(Number.isNaN(value) ? null : value);
    };
  }

  rowsLike(): RowTest {
    return NO_ROW;
  }
}

/** Texts and flags of which many are the same: each is kept, and tested, once; 2 bytes for a row, 4 of very many values. */
export class CodeColumn implements Column {
  private codes: Codes;
  private readonly values: Plain[] = [];
  private readonly codeOf = new Map<Plain, number>();
  private ranks: Uint32Array | undefined;

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.codes = newCodes(rows);
  }

  put(row: number, value: Plain): void {
    this.codes = withCode(this.codes, row, this.codeOf.get(value) ?? this.newCode(value));
  }

  compare(one: number, other: number): number {
    const ranks = (this.ranks ??= this.ranked());
    return (ranks[this.codes[one] ?? 0] ?? 0) - (ranks[this.codes[other] ?? 0] ?? 0);
  }

  rowsOf(values: readonly Plain[]): RowTest {
    return this.rowsWith(among(values));
  }

  rowsWith(test: ValueTest): RowTest {
    const passes = Uint8Array.from(this.values, (value) => Number(test(value)));
    const { codes } = this;
    return rowsMarked(passes, (row) => passes[codes[row] ?? 0] === 1);
  }

  rowsLike(pattern: RegExp): RowTest {
    return this.rowsWith(likeness(pattern));
  }

  private newCode(value: Plain): number {
    const code = this.values.push(value) - 1;
    this.codeOf.set(value, code);
    this.ranks = undefined;
    return code;
  }

  private ranked(): Uint32Array {
    const sorted = [...this.values.entries()].sort(([, a], [, b]) => inOrder(a, b));
    const ranks = new Uint32Array(this.values.length);
    for (const [rank, [code]] of sorted.entries()) ranks[code] = rank;
    return ranks;
  }
}
