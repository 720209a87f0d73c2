import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Around, KeptTexts, Place } from './domain/kept-texts.js';

const PIECE_BYTES = 2 ** 20;
const FOR_THIS_USER = 0o600;

const NOTHING: Around = { before: '', between: '', after: '' };

interface Piece {
  readonly at: number;
  readonly bytes: Buffer;
}

/**
 * Texts in a file without a name, which goes with the process: of what is read often the system keeps the bytes in memory
 * that is free, and takes it back for others. Reading 1 kB of such a file takes 1 µs. Where no file can be made or written,
 * the texts stay in memory.
 */
export class TextFile implements KeptTexts {
  private file: number | null;
  /** What is not in the file: the piece that is being filled, and any that could not be written. */
  private held: readonly Piece[] = [];
  private filled: Piece | undefined;
  private used = 0;
  /** Why texts are in memory, if they are. */
  trouble: unknown;

  /** @param open a file to read and write */
  constructor(open: () => number = () => openNameless(tmpdir())) {
    this.file = this.opened(open);
  }

  get size(): number {
    return (this.filled?.at ?? 0) + this.used;
  }

  keep(text: string): Place {
    const length = Buffer.byteLength(text);
    const { at, bytes } = this.pieceFor(length);
    const place = { at: at + this.used, length };
    bytes.write(text, this.used);
    this.used += length;
    return place;
  }

  join(places: readonly Place[], { before, between, after }: Around = NOTHING): Buffer {
    const ends = Buffer.byteLength(before) + Buffer.byteLength(after);
    const betweens = Buffer.byteLength(between) * Math.max(0, places.length - 1);
    const joined = Buffer.allocUnsafeSlow(places.reduce((sum, { length }) => sum + length, ends + betweens));
    let end = joined.write(before);
    for (const [at, place] of places.entries()) {
      if (at > 0) end += joined.write(between, end);
      this.readInto(joined.subarray(end, (end += place.length)), place.at);
    }
    joined.write(after, end);
    return joined;
  }

  /** Nothing may be kept or read from now on. */
  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
    this.held = [];
  }

  private readInto(text: Buffer, at: number): void {
    const piece = this.held.find((one) => at >= one.at && at < one.at + one.bytes.length);
    const read = piece?.bytes.copy(text, 0, at - piece.at) ?? this.readFile(text, at);
    // What was not read would be memory of whatever was there before.
    if (read !== text.length) throw new Error('A text of the catalogue cannot be read.');
  }

  private readFile(text: Buffer, at: number): number {
    return text.length === 0 || this.file === null ? 0 : readSync(this.file, text, 0, text.length, at);
  }

  private pieceFor(length: number): Piece {
    const { filled } = this;
    if (filled !== undefined && this.used + length <= filled.bytes.length) return filled;
    const next = { at: this.size, bytes: Buffer.allocUnsafeSlow(Math.max(length, PIECE_BYTES)) };
    const before = this.held.filter((piece) => piece !== filled);
    const full = filled && { at: filled.at, bytes: filled.bytes.subarray(0, this.used) };
    this.held = full === undefined || this.write(full) ? [...before, next] : [...before, full, next];
    this.filled = next;
    this.used = 0;
    return next;
  }

  private write({ at, bytes }: Piece): boolean {
    if (this.file === null) return false;
    try {
      return writeSync(this.file, bytes, 0, bytes.length, at) === bytes.length;
    } catch (error) {
      this.trouble = error;
      return false;
    }
  }

  private opened(open: () => number): number | null {
    try {
      return open();
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }
}

/** @param folder in which the file has no name once it is open */
export function openNameless(folder: string): number {
  const own = mkdtempSync(join(folder, 'shop-'));
  try {
    return openSync(join(own, 'texts'), 'wx+', FOR_THIS_USER);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
