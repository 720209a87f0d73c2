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
  const declared = DECLARED.exec(text)?.[0] ?? '';
  const rows: string[][] = declared === '' ? [] : [['']];
  const plain = `[^\\${delimiter === '\t' ? 't' : delimiter}\r\n]*`;
  const cell = new RegExp(
    `${isQuoted ? `"(?<inner>[^"]*(?:""[^"]*)*)"(?<rest>${plain})|` : ''}(?<whole>${plain})`,
    'y',
  );
  let at = declared.length > 0 ? declared.length : Number(text.startsWith('\ufeff'));
  while (at < text.length) {
    const [row, start]: [string[], number] = [[], at];
    do {
      cell.lastIndex = at;
      const { inner, rest = '', whole = '' } = cell.exec(text)?.groups ?? {};
      const isOpen = isQuoted && whole.startsWith('"');
      if (isOpen || cell.lastIndex - start > MAX_ROW) throw new UnreadableRow(rows.length + 1);
      // A quotation mark that closes before the end of the cell is an inch sign: `"A" 1"`.
      row.push(inner === undefined ? whole : `${inner.replaceAll('""', '"')}${rest.trim() === '' ? '' : rest}`);
      at = cell.lastIndex + 1;
    } while (text[at - 1] === delimiter);
    rows.push(row);
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1;
  }
  return rows;
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
