import { Postings } from './postings.js';

/** Arrays of up to 64 bytes lie where looking into them takes twice as long. */
const QUICK_BYTES = 65;
/** Half of the memory is twice as much of it near the processor: few dimensions have more values than this has numbers. */
type Cells = Uint16Array | Uint32Array;
const MOST_OF_16_BITS = 0xffff;

/** Room for rows to come, so that an addition seldom makes all columns anew. */
export const SPARE_ROWS = 1024;

/** The values of one dimension, numbered; `cells[row]` is the number of the row's value. */
export class Column {
  readonly names: string[] = [];
  cells: Cells = new Uint16Array(0);
  private readonly numbers = new Map<string, number>();
  private postings: Postings | undefined;

  /** Once rows have changed. */
  forget(): void {
    this.postings = undefined;
  }

  /**
   * @param count of all rows
   * @returns a view of the rows that have the value, in their order; not to be written to
   */
  rowsWith(value: string, count: number): Uint32Array {
    this.postings ??= new Postings(this.cells, count, this.names.length);
    return this.postings.of(this.numbers.get(value) ?? this.names.length);
  }

  private numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.names.length);
    return this.names.push(value) - 1;
  }

  valueOf(row: number): string {
    return this.names[this.cells[row] ?? -1] ?? '';
  }

  /** Gives the row its value; all rows below have one. */
  put(row: number, value: string): void {
    const number = this.numberOf(value);
    if (number > MOST_OF_16_BITS && this.cells instanceof Uint16Array) this.cells = Uint32Array.from(this.cells);
    if (this.cells.length <= row) this.cells = lengthened(this.cells, row + (row >>> 2) + SPARE_ROWS);
    this.cells[row] = number;
  }

  /** From now on row 0 is the one that was `order[0]` before, and so on. */
  rearrange(order: Uint32Array): void {
    const { cells } = this;
    this.forget();
    this.cells = cleared(cells, order.length + SPARE_ROWS);
    for (let row = 0; row < order.length; row += 1) this.cells[row] = cells[order[row] ?? 0] ?? 0;
  }

  /**
   * @param into memory for the answer, which may be that of `rows`
   * @returns those of `rows` that have one of the values, in their order
   */
  having(values: readonly string[], rows: Uint32Array, into: Uint32Array): Uint32Array {
    const { cells } = this;
    const allowed = this.allowed(values);
    let kept = 0;
    // Without a branch: which rows have the value is what a processor cannot guess.
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      into[kept] = row;
      kept += allowed[cells[row] ?? 0] ?? 0;
    }
    return into.subarray(0, kept);
  }

  /** Notes for each of `rows` that has none of the values that it misses the condition of this number. */
  note(misses: Misses, condition: number, values: readonly string[], rows: Uint32Array): void {
    const { cells } = this;
    const allowed = this.allowed(values);
    for (let at = 0; at < rows.length; at += 1) {
      if (allowed[cells[rows[at] ?? 0] ?? 0] !== 1) misses.add(at, condition);
    }
  }

  /**
   * How many of `rows` have each value; values without rows are left out.
   * @param misses where given, rows are counted that miss no condition, or `own` alone
   */
  counts(rows: Uint32Array, misses?: Misses, own?: number): Map<string, number> {
    const { cells } = this;
    const counts = new Uint32Array(this.names.length);
    for (let at = 0; at < rows.length; at += 1) {
      if (misses?.isBeyond(at, own) === true) continue;
      const value = cells[rows[at] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const named = this.names.map((name, number) => [name, counts[number] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }

  /** 1 for each number whose value is among `values`. */
  private allowed(values: readonly string[]): Uint8Array {
    const allowed = new Uint8Array(Math.max(QUICK_BYTES, this.names.length));
    for (const value of values) {
      const number = this.numbers.get(value);
      if (number !== undefined) allowed[number] = 1;
    }
    return allowed;
  }
}

const cleared = (like: Cells, length: number): Cells =>
  like instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);

function lengthened(cells: Cells, length: number): Cells {
  const longer = cleared(cells, length);
  longer.set(cells);
  return longer;
}

/** Which conditions rows miss, by their place among the rows looked at: none, one, or several. */
export class Misses {
  private readonly count: Uint8Array;
  private readonly last: Uint8Array;

  constructor(rows: number) {
    this.count = new Uint8Array(rows);
    this.last = new Uint8Array(rows);
  }

  add(at: number, condition: number): void {
    this.count[at] = (this.count[at] ?? 0) + 1;
    this.last[at] = condition;
  }

  /** Whether the row misses any condition but `own`. */
  isBeyond(at: number, own: number | undefined): boolean {
    const count = this.count[at];
    return count !== 0 && (count !== 1 || this.last[at] !== own);
  }
}
