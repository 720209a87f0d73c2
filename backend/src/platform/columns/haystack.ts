import type { TextBytes } from './text-bytes.js';

const ASCII = /^[\0-\x7f]*$/;
/** Two characters beyond ASCII are, in the other case, letters of it. */
const ASCII_IN_SOME_CASE = /^[\0-\x7f]*$/iu;
/** So many bytes are a text for the time of a search: young objects, which cost the garbage collector nothing. */
const PIECE = 32_768;

interface Search {
  /** Bytes, a character each. */
  readonly wanted: string;
  /** Whether texts are looked at in lower case. */
  readonly isFolded: boolean;
}

/** Many short texts that are searched as few long ones, in a tenth of the time that one after the other takes. */
export class Haystack {
  /** The last row of each piece, and the layout of the texts that has these pieces. */
  private lasts: readonly number[] = [];
  private layout = 0;
  /** What was found last, and in which version of the texts: the next page asks for the same. */
  private last: (Search & { readonly marks: Uint8Array; readonly version: number }) | undefined;

  constructor(private readonly texts: TextBytes) {}

  /**
   * Marks the rows that have the needle in their text; not to be written to.
   * @returns null for a needle that takes a closer look
   */
  with(needle: string): Uint8Array | null {
    const bytes = Buffer.from(needle);
    return bytes.toString() === needle ? this.found({ wanted: bytes.toString('latin1'), isFolded: false }) : null;
  }

  /**
   * Marks the rows that have the needle in their text in either case; of texts beyond ASCII some that have it too are not
   * marked. @returns null for a needle that takes a closer look
   */
  withInEitherCase(needle: string): Uint8Array | null {
    if (ASCII.test(needle)) return this.found({ wanted: needle.toLowerCase(), isFolded: /[a-z]/i.test(needle) });
    return ASCII_IN_SOME_CASE.test(needle) ? null : new Uint8Array(this.texts.rows);
  }

  private found(search: Search): Uint8Array {
    const { wanted, isFolded } = search;
    const { version } = this.texts;
    const { last } = this;
    if (last?.version === version && last.wanted === wanted && last.isFolded === isFolded) return last.marks;
    const marks = this.marks(search);
    this.last = { ...search, marks, version };
    return marks;
  }

  private marks({ wanted, isFolded }: Search): Uint8Array {
    const { texts } = this;
    const marks = new Uint8Array(texts.rows);
    if (wanted === '') return marks.map((_, row) => Number(texts.has(row)));
    let first = 0;
    for (const last of this.currentLasts()) {
      const bytes = texts.bytesOf(first, last);
      this.mark(marks, { first, last }, isFolded ? bytes.toLowerCase() : bytes, wanted);
      first = last + 1;
    }
    return marks;
  }

  private currentLasts(): readonly number[] {
    const { texts } = this;
    if (this.layout !== texts.layout) this.lasts = [...lastsOfPieces(texts)];
    this.layout = texts.layout;
    return this.lasts;
  }

  private mark(marks: Uint8Array, rows: { first: number; last: number }, piece: string, wanted: string): void {
    const { texts } = this;
    const start = texts.startOf(rows.first);
    let row = rows.first;
    let at = piece.indexOf(wanted);
    while (at >= 0) {
      const end = start + at + wanted.length;
      while (row <= rows.last && texts.endOf(row) < end) row += 1;
      if (row > rows.last) return;
      // What begins in one text and ends in the next is in neither.
      const isWithin = texts.startOf(row) <= start + at;
      if (isWithin) marks[row] = 1;
      at = piece.indexOf(wanted, (isWithin ? texts.endOf(row) : texts.startOf(row)) - start);
    }
  }
}

/** Rows whose texts lie one behind the other are one piece, as many as it has room for. */
function* lastsOfPieces(texts: TextBytes): Generator<number> {
  let start = 0;
  for (let row = 0; row < texts.rows; row += 1) {
    const next = row + 1;
    const goesOn = texts.startOf(next) >= texts.endOf(row) && texts.endOf(next) <= start + PIECE;
    if (goesOn && next < texts.rows) continue;
    yield row;
    start = texts.startOf(next);
  }
}
