/** A text whose quotation marks do not close, or with a cell or a row that is too long. */
export class UnreadableRow extends Error {
  constructor(
    /** Counted from 1. */
    readonly row: number,
  ) {
    super(`Row ${String(row)} can’t be read`);
  }
}

const DELIMITERS = ['\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The number of characters of a row. */
const MAX_ROW = 20_000;
/** The number of rows by which the delimiter is found. */
const LOOKED_AT = 30;

/** The line that names the delimiter of a file to Excel. */
const DECLARED = /^\ufeff?sep=([;,\t])[ \t;,]*(?:\r\n|\r|\n|$)/i;

/**
 * The rows of values separated by commas, semicolons, tabs or bars (RFC 4180), without a byte order mark. Empty rows stay, so that
 * the index of a row is its place in a spreadsheet; the row that declares the delimiter is left empty.
 * @param isQuoted false: quotation marks are inch signs and other characters
 * @throws UnreadableRow
 */
export function delimitedRows(text: string, isQuoted = true): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  const declared = DECLARED.exec(text)?.[0] ?? '';
  const start = declared.length > 0 ? declared.length : Number(text.startsWith('\ufeff'));
  if (declared.length > 0) rows.push(['']);
  let at = start;
  while (at < text.length) {
    const { cells, end } = rowAt(text, at, { delimiter, isQuoted, number: rows.length + 1 });
    rows.push(cells);
    at = end;
  }
  return rows;
}

interface RowPlace {
  readonly delimiter: Delimiter;
  readonly isQuoted: boolean;
  readonly number: number;
}

function rowAt(
  text: string,
  start: number,
  { delimiter, isQuoted, number }: RowPlace,
): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = isQuoted ? cellAt(text, at, delimiter) : plainCell(text, at, delimiter);
    if (cell === undefined || cell.end - start > MAX_ROW) throw new UnreadableRow(number);
    cells.push(cell.text);
    if (text[cell.end] !== delimiter) return { cells, end: afterLineEnd(text, cell.end) };
    at = cell.end + 1;
  }
}

/** undefined: a quotation mark is not closed */
function cellAt(text: string, start: number, delimiter: Delimiter): { text: string; end: number } | undefined {
  if (text[start] !== '"') return plainCell(text, start, delimiter);
  let at = start + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return undefined;
    if (text[mark + 1] !== '"') return quotedCell(text, { start, mark, delimiter });
    at = mark + 2;
  }
}

/** A quotation mark that closes before the end of the cell is an inch sign: `"A" 1"`. */
function quotedCell(text: string, { start, mark, delimiter }: { start: number; mark: number; delimiter: Delimiter }) {
  const rest = plainCell(text, mark + 1, delimiter);
  const inner = text.slice(start + 1, mark).replaceAll('""', '"');
  return { text: rest.text.trim() === '' ? inner : `${inner}${rest.text}`, end: rest.end };
}

function plainCell(text: string, start: number, delimiter: Delimiter): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}

function afterLineEnd(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}

/** The delimiter that splits most of the first rows, and these into most equal numbers of cells. */
export function delimiterOf(text: string): Delimiter {
  const declared = DECLARED.exec(text)?.[1];
  const chosen = DELIMITERS.find((delimiter) => delimiter === declared);
  if (chosen !== undefined) return chosen;
  const lines = text
    .slice(0, LOOKED_AT * MAX_ROW)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ''));
  const score = (delimiter: Delimiter) => evenness(lines.map((line) => line.split(delimiter).length));
  const [best = ','] = [...DELIMITERS].sort((a, b) => score(b) - score(a));
  return score(best) > 0 ? best : ',';
}

/** The number of rows that have the most frequent number of cells above one. */
function evenness(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) if (count > 1) tally.set(count, (tally.get(count) ?? 0) + 1);
  return Math.max(0, ...tally.values());
}
