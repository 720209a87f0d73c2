import { moreRoom, roomFor, withRoomFor } from './room.js';

/** So many bytes are there at first, where many rows are expected: enough to see how long their texts are. */
const FIRST_BYTES = 65_536;
/** One row of so many may have its text elsewhere than between its neighbours': searches go over texts in a row. */
const ROWS_FOR_MOVED = 16;

/**
 * The texts of rows as UTF-8 in one piece of memory outside of the heap: 8 bytes for a row beside its text.
 * Bytes in order are characters in order. Halves of characters come back as U+FFFD; 4 GB is the most that it takes.
 */
export class TextBytes {
  private bytes: Buffer;
  /** Where in them a row's text begins. */
  private starts: Uint32Array;
  /** One more than the bytes of a row's text; 0 where it has none. */
  private sizes: Uint32Array;
  /** Bytes up to the end of the last text, and how many of them belong to a row. */
  private used = 0;
  private live = 0;
  /** How many texts were put elsewhere than between those of the rows beside theirs. */
  private moved = 0;
  private mayBeWide = false;
  private end = 0;
  private layouts = 0;
  private puts = 0;

  /** @param expected rows */
  constructor(private readonly expected = 0) {
    this.bytes = Buffer.allocUnsafeSlow(roomFor(Math.min(expected, FIRST_BYTES)));
    this.starts = new Uint32Array(roomFor(expected));
    this.sizes = new Uint32Array(roomFor(expected));
  }

  /** One more than the last row. */
  get rows(): number {
    return this.end;
  }

  /** Another number as soon as a text lies elsewhere than before. */
  get layout(): number {
    return this.layouts;
  }

  /** Another number as soon as a row has another text than before. */
  get version(): number {
    return this.puts;
  }

  put(row: number, text: string | null): void {
    this.puts += 1;
    this.makeRoom(row, text?.length ?? 0);
    const [start, before] = [this.startOf(row), this.endOf(row) - this.startOf(row)];
    const length = text === null ? 0 : this.bytes.write(text, this.used);
    if (length > (text?.length ?? 0)) this.mayBeWide = true;
    if (row < this.end && length <= before) this.bytes.copyWithin(start, this.used, this.used + length);
    else this.append(row, length);
    this.sizes[row] = text === null ? 0 : length + 1;
    this.live += length - before;
    if (this.live < this.used / 2 || this.moved > this.end / ROWS_FOR_MOVED) this.compact();
  }

  at(row: number): string | null {
    return this.has(row) ? this.bytes.toString('utf8', this.startOf(row), this.endOf(row)) : null;
  }

  /** The bytes of some rows' texts and what lies between them, a character each. */
  bytesOf(first: number, last: number): string {
    return this.bytes.toString('latin1', this.startOf(first), this.endOf(last));
  }

  has(row: number): boolean {
    return (this.sizes[row] ?? 0) > 0;
  }

  startOf(row: number): number {
    return this.starts[row] ?? 0;
  }

  endOf(row: number): number {
    return (this.starts[row] ?? 0) + Math.max(0, (this.sizes[row] ?? 0) - 1);
  }

  /** Whether no row ever had a character beyond ASCII. */
  get hasOnlyAscii(): boolean {
    return !this.mayBeWide;
  }

  /** Whether a row has a character beyond ASCII. */
  isWide(row: number): boolean {
    for (let at = this.startOf(row); at < this.endOf(row); at += 1) if ((this.bytes[at] ?? 0) > 0x7f) return true;
    return false;
  }

  /** Negative where the first row comes first: by characters, nothing before all texts. */
  compare(one: number, other: number): number {
    const [size, otherSize] = [this.sizes[one] ?? 0, this.sizes[other] ?? 0];
    const { bytes } = this;
    const [from, otherFrom] = [this.starts[one] ?? 0, this.starts[other] ?? 0];
    const end = Math.min(size, otherSize) - 1;
    for (let at = 0; at < end; at += 1) {
      const order = (bytes[from + at] ?? 0) - (bytes[otherFrom + at] ?? 0);
      if (order !== 0) return order;
    }
    return size - otherSize;
  }

  /** Whether a row has the text of these bytes. */
  isSame(row: number, text: Buffer): boolean {
    if (this.sizes[row] !== text.length + 1) return false;
    const { bytes } = this;
    const start = this.startOf(row);
    // Numbers and codes differ at their ends.
    for (let at = text.length - 1; at >= 0; at -= 1) if (bytes[start + at] !== text[at]) return false;
    return true;
  }

  /** The `endingOf` a row's text. */
  endingOf(row: number): number {
    return endingOf(this.bytes, this.startOf(row), this.endOf(row));
  }

  private append(row: number, length: number): void {
    if (row < this.end) this.moved += 1;
    this.layouts += 1;
    this.starts[row] = this.used;
    this.used += length;
    this.end = Math.max(this.end, row + 1);
  }

  /** For a row, and behind the last text for one of so many characters. */
  private makeRoom(row: number, characters: number): void {
    this.starts = withRoomFor(row, this.starts);
    this.sizes = withRoomFor(row, this.sizes);
    const needed = this.used + 3 * characters;
    if (needed > this.bytes.length) this.moveTo(Math.max(moreRoom(this.bytes.length, needed), this.expectedBytes()));
  }

  /** For all rows that are expected, if their texts are as long as those that are there: growing in steps leaves holes. */
  private expectedBytes(): number {
    return this.end === 0 ? 0 : roomFor(Math.ceil((this.used / this.end) * this.expected));
  }

  private moveTo(length: number): void {
    const larger = Buffer.allocUnsafeSlow(length);
    this.bytes.copy(larger, 0, 0, this.used);
    this.bytes = larger;
  }

  /** All texts in the order of their rows, and nothing between them. */
  private compact(): void {
    this.layouts += 1;
    const compacted = Buffer.allocUnsafeSlow(roomFor(this.live));
    let used = 0;
    for (let row = 0; row < this.end; row += 1) {
      const copied = this.bytes.copy(compacted, used, this.startOf(row), this.endOf(row));
      this.starts[row] = used;
      used += copied;
    }
    [this.bytes, this.used, this.moved] = [compacted, used, 0];
  }
}

/** A number that texts seldom share which are not the same. */
export function endingOf(bytes: Buffer, start: number, end: number): number {
  let ending = end - start;
  for (let at = Math.max(start, end - 3); at < end; at += 1) ending = (ending << 7) ^ (bytes[at] ?? 0);
  return ending;
}
