import { readNumber } from '@shop/contract/numbers';
import { MAX_IMPORT_ROWS, PROBLEMS_COLUMN } from '@shop/contract/product-import';
import { parse } from 'csv-parse/sync';
import { type Reason } from '../../../platform/errors/domain-error.js';
import { MAX_PROBLEMS, ruleFault } from '../../../platform/errors/refuse.js';

/**
 * The types of cells. `code`: one value of a list, in any case. `exported`: an export writes it for people; an import
 * ignores it.
 */
type CellKind = 'text' | 'code' | 'number' | 'flag' | 'addresses' | 'exported';

/** The columns of a sheet of products, by their headings. */
const SHEET_COLUMNS = {
  sku: 'text',
  name: 'exported',
  productType: 'text',
  category: 'text',
  code: 'text',
  size: 'text',
  variant: 'text',
  color: 'text',
  sort: 'text',
  quality: 'text',
  stock: 'number',
  moq: 'number',
  price: 'number',
  costPrice: 'number',
  unit: 'text',
  unitCode: 'code',
  taxCategory: 'code',
  taxReason: 'text',
  hsCode: 'text',
  origin: 'text',
  storageLocation: 'text',
  isAvailable: 'flag',
  isActive: 'flag',
  displaySpecs: 'text',
  description: 'text',
  descriptionAr: 'text',
  machines: 'text',
  images: 'addresses',
  [PROBLEMS_COLUMN]: 'exported',
} as const satisfies Record<string, CellKind>;
type SheetColumn = keyof typeof SHEET_COLUMNS;

const MAX_ROW_CHARACTERS = 20_000;

export interface SheetRow {
  /** Line of the file, counted from 1; the last line if a row has several lines. */
  readonly line: number;
  /** The cells by column, without missing columns and without empty codes, numbers and flags. */
  readonly cells: Readonly<Partial<Record<SheetColumn, unknown>>>;
  /** The unchanged cells of the file, in the order of its columns. */
  readonly texts: readonly string[];
}

export interface SheetProblem extends Reason {
  readonly line: number;
  readonly message: string;
}

export interface Sheet {
  /** The unchanged headings of the file. */
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly problems: readonly SheetProblem[];
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const columnNames = Object.keys(SHEET_COLUMNS) as SheetColumn[];
const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);

/** Reads comma, semicolon or tab separated values whose first line contains the headings. */
export function readSheet(text: string): Sheet {
  const parsed = parsedRows(text);
  if ('message' in parsed) return { headings: [], rows: [], problems: [parsed] };
  const [heading, ...rows] = parsed.rows;
  if (heading === undefined) return { headings: [], rows: [], problems: [{ line: 1, ...ruleFault('EMPTY_FILE') }] };
  const columns = heading.record.map(columnOf);
  const problems = [
    ...headingProblems(heading, columns),
    ...rows.flatMap((row) => lengthProblems(row, columns.length)),
    ...(rows.length > MAX_IMPORT_ROWS
      ? [{ line: 1, ...ruleFault('TOO_MANY_PRODUCTS', { max: MAX_IMPORT_ROWS }) }]
      : []),
  ].slice(0, MAX_PROBLEMS);
  const headings = heading.record;
  if (problems.length > 0) return { headings, rows: [], problems };
  return { headings, rows: rows.map((row) => rowOf(row, columns)), problems };
}

function parsedRows(text: string): { readonly rows: readonly ParsedRow[] } | SheetProblem {
  const long = lineLongerThan(MAX_ROW_CHARACTERS, text);
  if (long !== undefined) return { line: long, ...ruleFault('UNREADABLE_FILE') };
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: MAX_ROW_CHARACTERS,
      relax_column_count: true,
      skip_empty_lines: true,
      // Reads the heading and one row more than allowed, to detect a longer file.
      to: MAX_IMPORT_ROWS + 2,
    }) as unknown as ParsedRow[];
    return { rows };
  } catch (error) {
    const line = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return { line, ...ruleFault('UNREADABLE_FILE') };
  }
}

/** The parser counts only the characters of cells, and a line of commas has none. @returns a line's number */
function lineLongerThan(max: number, text: string): number | undefined {
  const index = text.split(/\r\n|\r|\n/).findIndex((line) => line.length > max);
  return index < 0 ? undefined : index + 1;
}

/** Spreadsheets of many countries write semicolons. No heading contains any of the three separators. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((delimiter) => heading.includes(delimiter)) ?? ',';
}

function columnOf(heading: string): SheetColumn | undefined {
  const wanted = heading.trim().toLowerCase();
  return columnNames.find((name) => name.toLowerCase() === wanted);
}

function headingProblems({ record, info }: ParsedRow, columns: readonly (SheetColumn | undefined)[]): SheetProblem[] {
  return record.flatMap((heading, index) => {
    const column = columns[index];
    const name = heading.trim().slice(0, 40);
    if (column === undefined) {
      return [{ line: info.lines, ...ruleFault('UNKNOWN_COLUMN', { name }) }];
    }
    return columns.indexOf(column) === index ? [] : [{ line: info.lines, ...ruleFault('COLUMN_TWICE', { name }) }];
  });
}

const rowOf = ({ record, info }: ParsedRow, columns: readonly (SheetColumn | undefined)[]): SheetRow => ({
  line: info.lines,
  cells: cellsOf(record, columns),
  texts: record.map(unescaped),
});

/** The text of a row in a column, whose heading is compared without case; empty if the column is missing. */
export function textIn({ headings }: Sheet, { texts }: SheetRow, column: string): string {
  const wanted = column.toLowerCase();
  return texts[headings.findIndex((heading) => heading.trim().toLowerCase() === wanted)] ?? '';
}

function lengthProblems({ record, info }: ParsedRow, columns: number): SheetProblem[] {
  if (record.length === columns) return [];
  const cells = record.length;
  return [{ line: info.lines, ...ruleFault('CELLS_DIFFER', { cells, columns }) }];
}

function cellsOf(record: readonly string[], columns: readonly (SheetColumn | undefined)[]): SheetRow['cells'] {
  const cells: Partial<Record<SheetColumn, unknown>> = {};
  for (const [index, column] of columns.entries()) {
    if (column === undefined) continue;
    const value = valueOf(unescaped(record[index] ?? ''), SHEET_COLUMNS[column]);
    if (value !== undefined) cells[column] = value;
  }
  return cells;
}

/** A cell that is not a number or flag remains a text, which the checks then refuse. */
function valueOf(cell: string, kind: CellKind): unknown {
  if (kind === 'exported') return undefined;
  if (kind === 'text') return cell;
  const text = cell.trim();
  if (kind === 'addresses') return text === '' ? [] : text.split(/\s+/);
  if (text === '') return undefined;
  if (kind === 'code') return text.toUpperCase();
  if (kind === 'number') return numberIn(text) ?? text;
  if (YES.has(text.toLowerCase())) return true;
  return NO.has(text.toLowerCase()) ? false : text;
}

/** A comma before one or two last digits is a decimal separator; before three digits it separates groups. */
const DECIMAL_COMMA = /^(-?[\d٠-٩۰-۹]+),([\d٠-٩۰-۹]{1,2})$/;

/** Reads a number in digits of any script, with a decimal point or comma. */
function numberIn(text: string): number | undefined {
  const point = text.replace(DECIMAL_COMMA, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(point) ? Number(point) : readNumber(point, 2);
}

/** Removes the apostrophe that an export writes before a text that a spreadsheet would run as a formula. */
function unescaped(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
