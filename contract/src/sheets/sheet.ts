export interface Sheet {
  /** Empty for a text file. */
  readonly name: string;
  /**
   * The cells as texts; the index of a row and a cell is its place. Numbers have digits with a decimal point, days are
   * `2026-11-25`, parts of a hundred `5%`, errors `#N/A`.
   */
  readonly rows: readonly (readonly string[])[];
}

/** The name of a cell in a spreadsheet: `C7`. Both indexes are counted from 0. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${String(row + 1)}`;
}

/** Values of a spreadsheet instead of a result. */
const ERROR_CELL = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|NV|BEZUG!|WERT!|ZAHL!)$/i;

export const isErrorCell = (cell: string): boolean => ERROR_CELL.test(cell.trim());
