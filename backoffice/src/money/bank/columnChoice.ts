import type { BankTableDto } from '@shop/contract/api';
import { BANK_COLUMNS, type BankColumn, type BankDateOrder, type BankDecimal } from '@shop/contract/bank';
import type { Sheet } from '@shop/contract/sheets/sheet';

/** A row that may be the heading row. */
export interface HeadingRow {
  /** Its place in the sheet, from 0. */
  readonly index: number;
  readonly cells: readonly string[];
}

/** The index of a column of the file; empty if the file has none. */
export type ColumnChoice = Readonly<Record<BankColumn, number | ''>>;

const LOOKED_AT = 25;

/** The first rows with several texts. */
export const headingRows = (sheets: readonly Sheet[]): HeadingRow[] =>
  (sheets[0]?.rows ?? [])
    .slice(0, LOOKED_AT)
    .map((cells, index) => ({ index, cells }))
    .filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);

const isSame = (cells: readonly string[], headings: readonly string[]) =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t') === headings.join('\t');

/** The row that has the headings of a known table, otherwise the first of those with most texts. */
export const likelyRow = (rows: readonly HeadingRow[], known: readonly string[] = []): HeadingRow | undefined => {
  const filled = ({ cells }: HeadingRow) => cells.filter((cell) => cell.trim() !== '').length;
  const most = Math.max(...rows.map(filled));
  return rows.find(({ cells }) => isSame(cells, known)) ?? rows.find((row) => filled(row) === most);
};

export const choiceOf = (columns: Readonly<Record<string, number>> = {}): ColumnChoice =>
  Object.fromEntries(BANK_COLUMNS.map((column) => [column, columns[column] ?? ''])) as ColumnChoice;

/** @returns undefined if a column that is needed is not chosen */
export const tableOf = (
  row: HeadingRow,
  { bookedOn, ...choice }: ColumnChoice,
  texts: readonly number[],
  { dateOrder, decimal }: { readonly dateOrder: BankDateOrder; readonly decimal: BankDecimal },
): BankTableDto | undefined => {
  const hasAmounts = choice.amount !== '' || (choice.debit !== '' && choice.credit !== '');
  if (bookedOn === '' || !hasAmounts) return undefined;
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, index]) => index !== ''));
  const used: readonly (number | '')[] = [bookedOn, ...Object.values(choice)];
  return {
    headings: [...row.cells],
    columns: { bookedOn, ...chosen },
    texts: texts.filter((index) => !used.includes(index)),
    dateOrder,
    decimal,
  };
};
