import { cellText, type Sheet } from './exportSheet';

type Cell = string | number | boolean | null | undefined;

/** Marks the file as UTF-8 for spreadsheets; without it Excel garbles Arabic. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A spreadsheet runs a cell that begins like a formula: such text gets a leading apostrophe. A text that already has
 * such apostrophes gets another one, so that the import can remove exactly one.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;

const cellOf = (value: Cell): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of cells as CSV. */
export const toCsvLines = (lines: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');

/** Rows as CSV with the keys of the first row as headings, in the form of the import; empty without rows. */
export const toCsv = (rows: readonly Record<string, Cell>[]): string => {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  return toCsvLines([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
};

export const sheetAsCsv = ({ columns, rows }: Sheet): string => {
  const lines = rows.map((row) => columns.map(({ kind }, index) => cellText(row[index], kind)));
  return toCsvLines([columns.map(({ heading }) => heading), ...lines]);
};
