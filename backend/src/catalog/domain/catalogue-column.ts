import { RowSet } from './row-set.js';

/** Arrays of up to 64 bytes lie where looking into them takes twice as long. */
const QUICK_BYTES = 65;
/** Half of the memory is twice as much of it near the processor: few dimensions have more values than this has numbers. */
type Cells = Uint16Array | Uint32Array;
const MOST_OF_16_BITS = 0xffff;

/** Room for rows to come, so that an addition seldom makes all columns anew. */
const SPARE_ROWS = 1024;

/** The values of one dimension, numbered; `cells[row]` is the number of the row's value. */
export class Column {
  private readonly names: string[] = [];
  private cells: Cells;
  private readonly numbers = new Map<string, number>();

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.cells = new Uint16Array(rows + SPARE_ROWS);
  }

  valueOf(row: number): string {
    return this.names[this.cells[row] ?? -1] ?? '';
  }

  /** Gives the row its value; all rows below have one. */
  put(row: number, value: string): void {
    const number = this.numbers.get(value) ?? this.newNumber(value);
    if (number > MOST_OF_16_BITS && this.cells instanceof Uint16Array) this.cells = Uint32Array.from(this.cells);
    if (this.cells.length <= row) this.cells = lengthened(this.cells, row + (row >>> 2) + SPARE_ROWS);
    this.cells[row] = number;
  }

  /** From now on row 0 is the one that was `order[0]` before, and so on. */
  rearrange(order: Uint32Array): void {
    const { cells } = this;
    this.cells = cleared(cells, order.length + SPARE_ROWS);
    for (let row = 0; row < order.length; row += 1) this.cells[row] = cells[order[row] ?? 0] ?? 0;
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

const cleared = (like: Cells, length: number): Cells =>
  like instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);

function lengthened(cells: Cells, length: number): Cells {
  const longer = cleared(cells, length);
  longer.set(cells);
  return longer;
}
