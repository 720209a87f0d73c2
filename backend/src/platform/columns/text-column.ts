import { type Column, NO_ROW, rowsMarked, type RowTest, type ValueTest } from './column.js';
import { Haystack } from './haystack.js';
import type { Plain } from './in-order.js';
import { likeness, literalOf } from './patterns.js';
import { endingOf, TextBytes } from './text-bytes.js';

/** Texts of which nearly each is another one. What is no text counts as nothing: such fields hold texts or nothing. */
export class TextColumn implements Column {
  private readonly texts: TextBytes;
  private readonly haystack: Haystack;

  /** @param rows how many are expected */
  constructor(rows = 0) {
    this.texts = new TextBytes(rows);
    this.haystack = new Haystack(this.texts);
  }

  put(row: number, value: Plain): void {
    this.texts.put(row, isText(value) ? value : null);
  }

  compare(one: number, other: number): number {
    return this.texts.compare(one, other);
  }

  rowsOf(values: readonly Plain[]): RowTest {
    const { texts } = this;
    const hasText = this.rowsOfTexts(values.filter(isText).map((text) => Buffer.from(text)));
    return values.includes(null) ? (row) => !texts.has(row) || hasText(row) : hasText;
  }

  /** Makes a text anew for each row that is asked for: the slow way. */
  rowsWith(test: ValueTest): RowTest {
    return (row) => test(this.texts.at(row));
  }

  rowsLike(pattern: RegExp): RowTest {
    const { texts, haystack } = this;
    const isLike = this.rowsWith(likeness(pattern));
    const text = literalOf(pattern);
    if (text === null) return isLike;
    const marks = pattern.ignoreCase ? haystack.withInEitherCase(text) : haystack.with(text);
    if (marks === null) return isLike;
    if (!pattern.ignoreCase || texts.hasOnlyAscii) return rowsMarked(marks, (row) => marks[row] === 1);
    return (row) => marks[row] === 1 || (texts.isWide(row) && isLike(row));
  }

  private rowsOfTexts(wanted: readonly Buffer[]): RowTest {
    const { texts } = this;
    const [only] = wanted;
    if (only === undefined) return NO_ROW;
    if (wanted.length === 1) return (row) => texts.isSame(row, only);
    const byEnding = new Map<number, Buffer[]>();
    for (const text of wanted) {
      const ending = endingOf(text, 0, text.length);
      byEnding.set(ending, [...(byEnding.get(ending) ?? []), text]);
    }
    return (row) => byEnding.get(texts.endingOf(row))?.some((text) => texts.isSame(row, text)) === true;
  }
}

const isText = (value: Plain): value is string => typeof value === 'string';
