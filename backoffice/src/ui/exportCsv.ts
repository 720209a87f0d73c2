import { downloadCSV, type Exporter, type RaRecord } from 'react-admin';

type Cell = string | number | boolean | null | undefined;

/**
 * A spreadsheet runs a cell that begins like a formula: such text gets a leading apostrophe. A text that has such
 * apostrophes already gets one too: the import can then take away exactly one.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;

const cellOf = (value: Cell): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV with a heading line of the first row's keys; empty for no rows. */
export const toCsv = (rows: readonly Record<string, Cell>[]): string => {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])).join(','));
  return [columns.map(cellOf).join(','), ...lines].join('\r\n');
};

/** An exporter that writes one line per record to {filename}.csv. */
export const exportCsv =
  <R extends RaRecord>(filename: string, row: (record: R) => Record<string, Cell>): Exporter<R> =>
  (records) =>
    downloadCSV(toCsv(records.map(row)), filename);
