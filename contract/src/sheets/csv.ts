export type Cell = string | number | boolean | null | undefined;

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

export const toCsvLines = (lines: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
