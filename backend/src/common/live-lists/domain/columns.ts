import { Haystack, literalOf } from './haystack.js';
import { inOrder, type Plain } from './in-order.js';

/** One field of all rows of a list. */
export interface Column {
  put(row: number, value: Plain): void;
  /** Negative where the first row comes first, in the order of the database. */
  compare(one: number, other: number): number;
  /** Which rows have a value that passes. */
  rowsWith(test: (value: Plain) => boolean): (row: number) => boolean;
  /** Which rows have a text with the pattern in it. */
  rowsLike(pattern: RegExp): (row: number) => boolean;
}

const FIRST_ROWS = 1024;

/** Amounts, counts and dates. */
export class NumberColumn implements Column {
  private values = new Float64Array(FIRST_ROWS);

  put(row: number, value: Plain): void {
    this.values = withRoomFor(row, this.values, newNumbers);
    this.values[row] = typeof value === 'number' ? value : Number.NaN;
  }

  compare(one: number, other: number): number {
    const [a, b] = [this.values[one] ?? Number.NaN, this.values[other] ?? Number.NaN];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(!Number.isNaN(a)) - Number(!Number.isNaN(b));
    return a - b;
  }

  rowsWith(test: (value: Plain) => boolean): (row: number) => boolean {
    return (row) => {
      const value = this.values[row] ?? Number.NaN;
      return test(Number.isNaN(value) ? null : value);
    };
  }

  rowsLike(): (row: number) => boolean {
    return () => false;
  }
}

/** Texts of which nearly each is another one. */
export class TextColumn implements Column {
  private readonly values: Plain[] = [];
  private haystack: Haystack | null | undefined;

  put(row: number, value: Plain): void {
    if (this.values[row] === value) return;
    this.values[row] = typeof value === 'string' ? inOnePiece(value) : value;
    this.haystack = undefined;
  }

  compare(one: number, other: number): number {
    return inOrder(this.values[one] ?? null, this.values[other] ?? null);
  }

  rowsWith(test: (value: Plain) => boolean): (row: number) => boolean {
    return (row) => test(this.values[row] ?? null);
  }

  rowsLike(pattern: RegExp): (row: number) => boolean {
    const found = pattern.ignoreCase ? this.found(literalOf(pattern)) : null;
    return found === null ? this.rowsWith(likeness(pattern)) : (row) => found[row] === 1;
  }

  private found(text: string | null): Uint8Array | null {
    if (text === null) return null;
    this.haystack ??= Haystack.of(this.values.map((value) => (typeof value === 'string' ? value : '')));
    return this.haystack?.with(text) ?? null;
  }
}

/** Texts and flags of which many are the same: each is kept, and tested, once. */
export class CodeColumn implements Column {
  private codes = new Uint32Array(FIRST_ROWS);
  private readonly values: Plain[] = [];
  private readonly codeOf = new Map<Plain, number>();
  private ranks: Uint32Array | undefined;

  put(row: number, value: Plain): void {
    this.codes = withRoomFor(row, this.codes, newCodes);
    this.codes[row] = this.codeOf.get(value) ?? this.newCode(value);
  }

  compare(one: number, other: number): number {
    const ranks = (this.ranks ??= this.ranked());
    return (ranks[this.codes[one] ?? 0] ?? 0) - (ranks[this.codes[other] ?? 0] ?? 0);
  }

  rowsWith(test: (value: Plain) => boolean): (row: number) => boolean {
    const passes = Uint8Array.from(this.values, (value) => Number(test(value)));
    const { codes } = this;
    return (row) => passes[codes[row] ?? 0] === 1;
  }

  rowsLike(pattern: RegExp): (row: number) => boolean {
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

/** Ids of 24 hexadecimal digits, as two numbers of 48 bits each. */
export class IdColumn {
  private high = new Float64Array(FIRST_ROWS);
  private low = new Float64Array(FIRST_ROWS);

  put(row: number, id: string): void {
    this.high = withRoomFor(row, this.high, newNumbers);
    this.low = withRoomFor(row, this.low, newNumbers);
    [this.high[row], this.low[row]] = halves(id);
  }

  compare(one: number, other: number): number {
    return this.compareTo(one, [this.high[other] ?? 0, this.low[other] ?? 0]);
  }

  compareTo(row: number, [high, low]: readonly [number, number]): number {
    return (this.high[row] ?? 0) - high || (this.low[row] ?? 0) - low;
  }

  at(row: number): string {
    return [this.high[row], this.low[row]].map((half) => (half ?? 0).toString(16).padStart(12, '0')).join('');
  }
}

export function halves(id: string): [number, number] {
  return [Number.parseInt(id.slice(0, 12), 16), Number.parseInt(id.slice(12), 16)];
}

/** Letters in either case are the same in all languages, as the database has it. */
function likeness(pattern: RegExp): (value: Plain) => boolean {
  const everywhere = new RegExp(pattern.source, `${pattern.flags}u`);
  return (value) => typeof value === 'string' && everywhere.test(value);
}

/** Texts of documents come as joined pieces, which V8 keeps together with what they are joined to: twice the memory. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const newNumbers = (length: number) => new Float64Array(length);
const newCodes = (length: number) => new Uint32Array(length);

function withRoomFor<T extends Float64Array | Uint32Array>(row: number, values: T, make: (length: number) => T): T {
  if (row < values.length) return values;
  const larger = make(2 * row);
  larger.set(values);
  return larger;
}
