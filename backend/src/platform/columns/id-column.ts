import { type Column, NO_ROW, type RowTest, type ValueTest } from './column.js';
import type { Plain } from './in-order.js';
import { roomFor, withRoomFor } from './room.js';

export type Halves = readonly [high: number, low: number];

/** In both halves, where there is no id: comes before all of them. */
const NOTHING = -1;
const ID = /^[\da-f]{24}$/;

/** Ids of 24 hexadecimal digits, as two numbers of 48 bits each: 16 bytes for a row. What is no id counts as nothing. */
export class IdColumn implements Column {
  private high: Float64Array;
  private low: Float64Array;

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.high = new Float64Array(roomFor(rows));
    this.low = new Float64Array(roomFor(rows));
  }

  put(row: number, value: Plain): void {
    this.high = withRoomFor(row, this.high);
    this.low = withRoomFor(row, this.low);
    [this.high[row], this.low[row]] = isIdText(value) ? halves(value) : [NOTHING, NOTHING];
  }

  compare(one: number, other: number): number {
    return this.compareTo(one, [this.high[other] ?? NOTHING, this.low[other] ?? NOTHING]);
  }

  compareTo(row: number, [high, low]: Halves): number {
    return (this.high[row] ?? NOTHING) - high || (this.low[row] ?? NOTHING) - low;
  }

  /** @param row one that has an id */
  at(row: number): string {
    return [this.high[row], this.low[row]].map((half) => (half ?? 0).toString(16).padStart(12, '0')).join('');
  }

  rowsOf(values: readonly Plain[]): RowTest {
    const highsOf = new Map<number, Set<number>>(values.includes(null) ? [[NOTHING, new Set([NOTHING])]] : []);
    for (const [high, low] of values.filter(isIdText).map(halves)) {
      highsOf.set(low, (highsOf.get(low) ?? new Set()).add(high));
    }
    return (row) => highsOf.get(this.low[row] ?? NOTHING)?.has(this.high[row] ?? NOTHING) === true;
  }

  rowsWith(test: ValueTest): RowTest {
    return (row) => test(this.high[row] === NOTHING ? null : this.at(row));
  }

  /** An id is no text. */
  rowsLike(): RowTest {
    return NO_ROW;
  }
}

export function halves(id: string): Halves {
  return [Number.parseInt(id.slice(0, 12), 16), Number.parseInt(id.slice(12), 16)];
}

const isIdText = (value: Plain): value is string => typeof value === 'string' && ID.test(value);
