import { type DecimalSign, decimalSignOf, writtenNumbers } from '@shop/contract/numbers';
import { headingRow } from '@shop/contract/sheets/columns';
import { type CellKind, columnByHeading } from '@shop/contract/sheets/import-columns';
import { delimitedRows, UnreadableRow } from '@shop/contract/sheets/delimited';
import { cellName, isErrorCell } from '@shop/contract/sheets/sheet';
import { type Reason } from '../errors/domain-error.js';
import { MAX_PROBLEMS, ruleFault } from '../errors/refuse.js';

type CellFault = ReturnType<typeof ruleFault>;

/** The columns of a kind of file, by the headings of `columnByHeading`. It is sent to a worker thread. */
export interface SheetForm<C extends string> {
  readonly kinds: Readonly<Record<C, CellKind>>;
  readonly aliases?: Readonly<Record<string, C>>;
  /** True if columns that are not known are shown as not used, instead of a refusal of the file. */
  readonly passesUnknown?: boolean;
  /** The decimal sign, if the numbers themselves do not have to show it. */
  readonly sign?: DecimalSign;
  readonly maxRows: number;
  readonly tooMany: CellFault;
}

export interface SheetRow<C extends string> {
  /** Row of the file as a spreadsheet counts it, from 1. */
  readonly line: number;
  /** The cells by column, without missing columns and without empty codes, numbers and flags. */
  readonly cells: Readonly<Partial<Record<C, unknown>>>;
  /** The unchanged cells of the file, in the order of its columns. */
  readonly texts: readonly string[];
  /** Cells that mean nothing, or more than one thing, by column. */
  readonly faults: Readonly<Partial<Record<C, CellFault>>>;
}

export interface SheetProblem extends Reason {
  readonly line: number;
  readonly message: string;
}

export interface Sheet<C extends string> {
  /** The unchanged headings of the file. */
  readonly headings: readonly string[];
  readonly unused: readonly string[];
  readonly rows: readonly SheetRow<C>[];
  readonly problems: readonly SheetProblem[];
}

interface PlacedRow {
  readonly line: number;
  readonly record: readonly string[];
}

const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);

/**
 * Reads comma, semicolon or tab separated values. Rows above the headings and empty rows are passed over, and so are
 * columns without anything.
 */
export function readSheet<C extends string>(text: string, form: SheetForm<C>): Sheet<C> {
  const parsed = parsedRows(text, form);
  if ('message' in parsed) return { headings: [], unused: [], rows: [], problems: [parsed] };
  const [heading, ...rows] = parsed.rows;
  if (heading === undefined)
    return { headings: [], unused: [], rows: [], problems: [{ line: 1, ...ruleFault('EMPTY_FILE') }] };
  const columns = heading.record.map(columnByHeading(form.kinds, form.aliases));
  const width = Math.max(0, ...heading.record.map((name, index) => (name.trim() === '' ? 0 : index + 1)));
  const ofFile = form.sign ?? decimalSignOf(numbersIn(rows, columns, form));
  const shown = columns.slice(0, width).map((name, index): ReadColumn<C> => ({
    name,
    sign: form.sign ?? decimalSignOf(cellsAt(rows, index)) ?? ofFile,
  }));
  const read = rows.map((row) => rowOf(row, shown, form));
  const problems = [
    ...headingProblems(heading, columns, rows, form),
    // Reports of other programs end with lines of one cell.
    ...(form.passesUnknown ? [] : rows.flatMap((row) => lengthProblems(row, width))),
    ...(rows.length > form.maxRows ? [{ line: 1, ...form.tooMany }] : []),
    ...(form.passesUnknown ? ambiguous(read) : []),
  ].slice(0, MAX_PROBLEMS);
  const headings = heading.record.slice(0, width);
  const unused = headings.filter((name, index) => columns[index] === undefined && name.trim() !== '');
  if (problems.length > 0) return { headings, unused, rows: [], problems };
  return { headings, unused, rows: read, problems };
}

function parsedRows<C extends string>(
  text: string,
  { kinds, aliases }: SheetForm<C>,
): { readonly rows: readonly PlacedRow[] } | SheetProblem {
  try {
    const rows = delimitedRows(text);
    const columnOf = columnByHeading(kinds, aliases);
    const found = headingRow(rows, (heading) => columnOf(heading) !== undefined);
    const placed = rows.map((record, index) => ({ line: index + 1, record })).slice(Math.max(found, 0));
    return { rows: placed.filter(({ record }) => record.some((cell) => cell.trim() !== '')) };
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    return { line: error.row, ...ruleFault('UNREADABLE_FILE') };
  }
}

function headingProblems<C extends string>(
  { record, line }: PlacedRow,
  columns: readonly (C | undefined)[],
  rows: readonly PlacedRow[],
  { passesUnknown = false }: SheetForm<C>,
): SheetProblem[] {
  return record.flatMap((heading, index) => {
    const column = columns[index];
    if (heading.trim() === '' && cellsAt(rows, index).every((cell) => cell.trim() === '')) return [];
    const name = heading.trim().slice(0, 40) || cellName(line - 1, index);
    if (column === undefined) return passesUnknown ? [] : [{ line, ...ruleFault('UNKNOWN_COLUMN', { name }) }];
    // Reports of other programs have an amount in two currencies, which are one here.
    const first = columns.indexOf(column);
    const isEqual = passesUnknown && cellsAt(rows, first).join('\n') === cellsAt(rows, index).join('\n');
    return first === index || isEqual ? [] : [{ line, ...ruleFault('COLUMN_TWICE', { name }) }];
  });
}

interface ReadColumn<C extends string> {
  readonly name: C | undefined;
  /** The decimal sign of its numbers, if they show it. */
  readonly sign: DecimalSign | undefined;
}

const cellsAt = (rows: readonly PlacedRow[], index: number): string[] => rows.map(({ record }) => record[index] ?? '');

const numbersIn = <C extends string>(
  rows: readonly PlacedRow[],
  columns: readonly (C | undefined)[],
  form: SheetForm<C>,
) =>
  columns.flatMap((name, index) => (name !== undefined && form.kinds[name] === 'number' ? cellsAt(rows, index) : []));

/** One question for the whole file instead of a fault of each cell. */
function ambiguous<C extends string>(rows: readonly SheetRow<C>[]): SheetProblem[] {
  for (const { line, faults } of rows)
    for (const { rule, params } of Object.values<CellFault>(faults as Record<string, CellFault>))
      if (rule === 'AMBIGUOUS_NUMBER') return [{ line, ...ruleFault('DECIMAL_MARK', { cell: String(params?.cell) }) }];
  return [];
}

function rowOf<C extends string>(
  { record, line }: PlacedRow,
  columns: readonly ReadColumn<C>[],
  { kinds }: SheetForm<C>,
): SheetRow<C> {
  const cells: Partial<Record<C, unknown>> = {};
  const faults: Partial<Record<C, CellFault>> = {};
  for (const [index, { name: column, sign }] of columns.entries()) {
    if (column === undefined) continue;
    const text = unescaped(record[index] ?? '');
    const value = valueOf(text, kinds[column], sign);
    const fault = faultOf(text, kinds[column], sign, cellName(line - 1, index));
    if (value !== undefined) cells[column] = value;
    if (fault !== undefined) faults[column] = fault;
  }
  return { line, cells, faults, texts: record.slice(0, columns.length).map(unescaped) };
}

/** Responses quote at most this many characters of a wrong cell. */
const MOST_QUOTED = 100;

/** The text of a row in a column, whose heading is compared without case; empty if the column is missing. */
export function quotedCell<C extends string>(
  { headings }: Sheet<C>,
  row: SheetRow<C> | undefined,
  column: string,
  { kinds, aliases }: SheetForm<C>,
): string {
  const columnOf = columnByHeading(kinds, aliases);
  const text = row?.texts[headings.findIndex((heading) => columnOf(heading) === column)] ?? '';
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}

/** Empty cells behind the last column are passed over. */
function lengthProblems({ record, line }: PlacedRow, columns: number): SheetProblem[] {
  const cells = record.length;
  const isLonger = record.slice(columns).some((cell) => cell.trim() !== '');
  return cells < columns || isLonger ? [{ line, ...ruleFault('CELLS_DIFFER', { cells, columns }) }] : [];
}

function faultOf(text: string, kind: CellKind, sign: DecimalSign | undefined, cell: string): CellFault | undefined {
  if (kind === 'exported') return undefined;
  if (isErrorCell(text)) return ruleFault('ERROR_CELL', { cell });
  if (text.includes('\ufffd')) return ruleFault('BROKEN_TEXT', { cell });
  const isAmbiguous = kind === 'number' && writtenNumbers(text, sign).length > 1;
  return isAmbiguous ? ruleFault('AMBIGUOUS_NUMBER', { cell }) : undefined;
}

/** A cell that is not a number or flag remains a text, which the checks then refuse. */
function valueOf(cell: string, kind: CellKind, sign: DecimalSign | undefined): unknown {
  if (kind === 'exported') return undefined;
  if (kind === 'text') return cell;
  const text = cell.trim();
  if (kind === 'addresses') return text === '' ? [] : text.split(/\s+/);
  if (text === '') return undefined;
  if (kind === 'code') return text.toUpperCase();
  if (kind === 'number') return numberIn(text, sign) ?? text;
  if (YES.has(text.toLowerCase())) return true;
  return NO.has(text.toLowerCase()) ? false : text;
}

/** @returns undefined if the text is no number, or can be read in two ways */
export function numberIn(text: string, sign?: DecimalSign): number | undefined {
  const [value, another] = writtenNumbers(text, sign);
  return another === undefined ? value : undefined;
}

/** Removes the apostrophe that an export writes before a text that a spreadsheet would run as a formula. */
function unescaped(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
