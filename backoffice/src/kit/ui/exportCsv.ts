import { type Cell, toCsvLines } from '@shop/contract/sheets/csv';
import { cellText, type Sheet } from './exportSheet';

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
