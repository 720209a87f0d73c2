import { MAX_LINE_LENGTH, orderLinesOf, orderLinesOfRows } from '@shop/contract/order-lines';

/** Sheets of orders are small: a larger file is not an order. */
const MAX_BYTES = 5_000_000;

/** The lines of a dropped file. @throws Error if it is neither a sheet nor a text */
export async function linesOfFile(file: File): Promise<string[]> {
  if (file.size > MAX_BYTES) throw new Error('The file is too large');
  if (!/\.xlsx$/i.test(file.name)) return orderLinesOf((await file.text()).replace(/^\ufeff/, ''));
  const bytes = await file.arrayBuffer();
  const { isReadableSheet } = await import('@shop/contract/sheet-size');
  if (!isReadableSheet(new Uint8Array(bytes))) throw new Error('The sheet is too large');
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes);
  return orderLinesOfRows(rows.map((row) => row.map(cellText)));
}

/** A date is not a quantity; numbers are written without group separators. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

/** Shortens lines to the API's limit. */
export const shortened = (lines: readonly string[]): string[] =>
  lines.map((line) => [...line].slice(0, MAX_LINE_LENGTH).join(''));
