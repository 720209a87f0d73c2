/** A page, its facets and the next page ask for the same words. */
const MOST_WORDS = 32;

interface Rows {
  /** By row: the number of its product. */
  readonly numbers: Uint32Array;
  /** By number: 1 for those that have the word in their text. */
  withWord(word: string): Uint8Array;
}

/** Which rows have a word in their text, kept for the words asked for last. */
export class WordRows {
  /** By word, the one asked for last at the end: 1 for each row that has it. */
  private readonly known = new Map<string, Uint8Array>();

  /** Once rows have changed. */
  forget(): void {
    this.known.clear();
  }

  /**
   * @param into memory for the answer, which may be that of `rows`
   * @returns those of `rows` whose text has all the words, in their order
   */
  having(words: readonly string[], rows: Uint32Array, all: Rows, into: Uint32Array): Uint32Array {
    return words.reduce((left, word) => {
      const has = this.rowsWith(word, all);
      let kept = 0;
      for (let at = 0; at < left.length; at += 1) {
        const row = left[at] ?? 0;
        into[kept] = row;
        kept += has[row] ?? 0;
      }
      return into.subarray(0, kept);
    }, rows);
  }

  private rowsWith(word: string, all: Rows): Uint8Array {
    const has = this.known.get(word) ?? byRow(all.withWord(word), all.numbers);
    this.known.delete(word);
    this.known.set(word, has);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_WORDS) break;
      this.known.delete(oldest);
    }
    return has;
  }
}

function byRow(marks: Uint8Array, numbers: Uint32Array): Uint8Array {
  const has = new Uint8Array(numbers.length);
  for (let row = 0; row < numbers.length; row += 1) has[row] = marks[numbers[row] ?? 0] ?? 0;
  return has;
}
