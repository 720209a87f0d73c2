import { type Codes, inOtherOrder, newCodes, withCode } from '../../platform/columns/codes.js';
import { RowSet } from './row-set.js';

/** Arrays of up to 64 bytes lie where looking into them takes twice as long. */
const QUICK_BYTES = 65;

/** The values of one dimension, numbered; `cells[row]` is the number of the row's value. */
export class Column {
  private readonly names: string[] = [];
  private cells: Codes;
  private readonly numbers = new Map<string, number>();

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.cells = newCodes(rows);
  }

  valueOf(row: number): string {
    return this.names[this.cells[row] ?? -1] ?? '';
  }

  /** Gives the row its value; all rows below have one. */
  put(row: number, value: string): void {
    this.cells = withCode(this.cells, row, this.numbers.get(value) ?? this.newNumber(value));
  }

  /** From now on row 0 is the one that was `order[0]` before, and so on. */
  rearrange(order: Uint32Array): void {
    this.cells = inOtherOrder(this.cells, order);
  }

  /** @param count of all rows @returns those that have one of the values */
  rowsWith(values: readonly string[], count: number): RowSet {
    const marks = new Uint8Array(Math.max(QUICK_BYTES, this.names.length));
    for (const value of values) {
      const number = this.numbers.get(value);
      if (number !== undefined) marks[number] = 1;
    }
    return RowSet.marked(this.cells, marks, count);
  }

  /** How many of the rows have each value; values without rows are left out. */
  counts(rows: RowSet): Map<string, number> {
    const tally = rows.tally(this.cells, this.names.length);
    const counts = new Map<string, number>();
    for (let number = 0; number < tally.length; number += 1) {
      const count = tally[number] ?? 0;
      if (count > 0) counts.set(this.names[number] ?? '', count);
    }
    return counts;
  }

  private newNumber(value: string): number {
    this.numbers.set(value, this.names.length);
    return this.names.push(value) - 1;
  }
}
