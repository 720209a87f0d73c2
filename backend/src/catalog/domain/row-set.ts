import type { Codes } from '../../platform/columns/codes.js';

const BITS = 32;
const ALL = -1;

/** Some of the rows that there are, a bit for each: what two sets have in common takes 32 rows in one step. */
export class RowSet {
  private constructor(private readonly words: Int32Array) {}

  /** @param count of all rows */
  static all(count: number): RowSet {
    const words = wordsFor(count).fill(ALL);
    const beyond = words.length * BITS - count;
    if (beyond > 0) words[words.length - 1] = ALL >>> beyond;
    return new RowSet(words);
  }

  /** @param count of all rows */
  static of(rows: Iterable<number>, count: number): RowSet {
    const words = wordsFor(count);
    for (const row of rows) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << row);
    return new RowSet(words);
  }

  /**
   * The rows whose key is marked.
   * @param keys by row @param marks by key: 1 or 0 @param count of all rows
   */
  static marked(keys: Codes, marks: Uint8Array, count: number): RowSet {
    const words = wordsFor(count);
    for (let at = 0; at < words.length; at += 1) {
      const first = at * BITS;
      const last = Math.min(first + BITS, count);
      let word = 0;
      // Without a branch: which rows are marked is what a processor cannot guess.
      for (let row = first; row < last; row += 1) word |= (marks[keys[row] ?? 0] ?? 0) << row;
      words[at] = word;
    }
    return new RowSet(words);
  }

  /** The rows that are in this set and in all the others. */
  and(others: readonly RowSet[]): RowSet {
    if (others.length === 0) return this;
    const words = this.words.slice();
    for (const { words: further } of others) {
      for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (further[at] ?? 0);
    }
    return new RowSet(words);
  }

  get size(): number {
    let size = 0;
    for (let at = 0; at < this.words.length; at += 1) size += bitsIn(this.words[at] ?? 0);
    return size;
  }

  /** The rows in their order, without the first `from`, and at most `limit` of them. */
  rows(from = 0, limit = Infinity): number[] {
    const rows: number[] = [];
    let skipped = 0;
    for (let at = 0; at < this.words.length && rows.length < limit; at += 1) {
      const word = this.words[at] ?? 0;
      const bits = skipped < from ? bitsIn(word) : 0;
      if (bits > 0 && skipped + bits <= from) {
        skipped += bits;
        continue;
      }
      for (let left = word; left !== 0 && rows.length < limit; left &= left - 1) {
        if (skipped < from) skipped += 1;
        else rows.push(at * BITS + lowestBit(left));
      }
    }
    return rows;
  }

  /**
   * How many of the rows have each key.
   * @param keys by row @param most one more than the largest key
   */
  tally(keys: Codes, most: number): Uint32Array {
    const counts = new Uint32Array(most);
    for (let at = 0; at < this.words.length; at += 1) {
      for (let left = this.words[at] ?? 0; left !== 0; left &= left - 1) {
        const key = keys[at * BITS + lowestBit(left)] ?? 0;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }
    return counts;
  }
}

const wordsFor = (count: number) => new Int32Array(Math.ceil(count / BITS));

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Counts them in pairs, in fours and in eights, and adds the four eights up. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
