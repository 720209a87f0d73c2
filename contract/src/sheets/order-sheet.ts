import { isAround, isClosing } from '../mails/asides.js';
import { isSku, NO_QUANTITY } from '../mails/read-line.js';
import { knownUnit } from '../units.js';
import { type ColumnRole, headingRow, isSum, orderedFirst, roleOfHeading } from './columns.js';

type Row = readonly string[];

/** The rows of a sheet as lines of an order. */
export interface OrderRows {
  /** Words, then a tab and the quantity. */
  readonly lines: readonly string[];
  /** Titles, totals and remarks. */
  readonly aside: readonly string[];
}

/**
 * The lines of a sheet with headings.
 * @returns undefined if no row contains headings, so that each row has to be read by itself
 */
export function orderRowsOf(rows: readonly Row[]): OrderRows | undefined {
  const tidied = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const at = headingRow(tidied);
  const below = tidied.slice(at + 1);
  const columns =
    at < 0
      ? undefined
      : columnsOf(
          tidied[at] ?? [],
          below.filter((row) => !isText(row)),
        );
  if (columns === undefined) return undefined;
  const lines: string[] = [];
  const aside = tidied.slice(0, at).map(textOf);
  const end = below.findIndex((row) => isText(row) && isClosing(textOf(row)));
  for (const [index, row] of below.entries()) {
    const isRemark = isText(row) && (isAround(textOf(row)) || (end >= 0 && index >= end));
    const line = isRemark ? undefined : lineOf(row, columns);
    if (line === undefined || isHeadingAgain(row, tidied[at] ?? [])) aside.push(textOf(row));
    else lines.push(line);
  }
  return { lines, aside: aside.filter(Boolean) };
}

interface Columns {
  readonly wanted: readonly number[];
  readonly qty: number | undefined;
  readonly unit: number | undefined;
  /** The unit in the heading of the quantity: "Qty (pcs)"; empty if there is none. */
  readonly unitOfAll: string;
  /** Prices are written as 11,50: 12,000 may be 12 or 12000. */
  readonly hasDecimalCommas: boolean;
}

function columnsOf(headings: Row, below: readonly Row[]): Columns | undefined {
  const width = Math.max(headings.length, ...below.slice(0, MOST_SAMPLED).map(({ length }) => length));
  const roles = Array.from({ length: width }, (_, column) => roleOf(headings[column] ?? '', cellsOf(below, column)));
  const having = (...wanted: ColumnRole[]) =>
    roles.flatMap((role, column) => (wanted.includes(role ?? 'note') ? [column] : []));
  const wanted = having('sku', 'words');
  if (wanted.length === 0) return undefined;
  const qty = orderedFirst(headings, having('qty'));
  const hasDecimalCommas = below.slice(0, MOST_SAMPLED).some((row) => row.some((cell) => DECIMAL_COMMA.test(cell)));
  const [, unitOfAll = ''] = UNIT_IN_HEADING.exec(headings[qty ?? -1] ?? '') ?? [];
  return { wanted, qty: qty ?? countColumn(roles, below), unit: having('unit')[0], unitOfAll, hasDecimalCommas };
}

const UNIT_IN_HEADING = /(?:[([/]|\bin)\s*(\p{L}+)\s*[)\]]?$/iu;
const MOST_SAMPLED = 200;
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;
const GROUP_OR_DECIMALS = /^(\d{1,3}),(\d{3})$/;

const cellsOf = (rows: readonly Row[], column: number): string[] =>
  rows.slice(0, MOST_SAMPLED).flatMap((row) => row[column] || []);

/** A column whose cells are SKUs is the SKU column, whatever its heading; an unknown text column is the description. */
function roleOf(heading: string, cells: readonly string[]): ColumnRole | undefined {
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
  if (share(isSku) >= 0.5) return 'sku';
  const role = roleOfHeading(heading);
  if (role === 'words' && cells.length > 1 && countsRows(cells)) return 'position';
  if (role === 'position' || role === 'qty')
    return share((cell) => /\p{L}{3}/u.test(cell) && !A_COUNT.test(cell)) > 0.5 ? 'words' : role;
  return role ?? (share((cell) => /\p{L}/u.test(cell)) > 0.5 ? 'words' : undefined);
}

/** 1, 2, 3 or 10, 20, 30 */
function countsRows(cells: readonly string[]): boolean {
  // The last cell may be "Total".
  const numbers = cells.filter((cell) => /^\d+$/.test(cell));
  const isCounted = (step: number) => numbers.every((cell, index) => cell === String((index + 1) * step));
  return numbers.length > cells.length / 2 && (isCounted(1) || (numbers.length > 1 && isCounted(10)));
}

/** "40 rolls" */
const A_COUNT = /^\d[\d.,]*\s*\p{L}+\.?$/u;

/**
 * Without a heading for the quantity: the one column of an unknown heading that has whole numbers, unless it counts the
 * rows. Of several, such as those of months, none is taken.
 */
function countColumn(roles: readonly (ColumnRole | undefined)[], below: readonly Row[]): number | undefined {
  const found = roles.flatMap((role, column) => {
    const cells = cellsOf(below, column);
    const isNumbers = cells.length > 0 && !countsRows(cells) && cells.every((cell) => /^\d{1,6}$/.test(cell));
    return role === undefined && isNumbers ? [column] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Leaves room for the quantity in a line of the API. */
const MOST_WORDS = 160;

const REMARK_ROW =
  /^(?:remarks?|notes?|n\.?b|terms|payment|delivery|validity|prepared|approved|authori[sz]ed|signature|please|kindly|thank|bemerkung|hinweis|ملاحظ|شروط|التوقيع|يرجى|الرجاء)/iu;

/** "0" in a template with all products: it is not wanted. */
const NONE_WANTED = /^0+(?:[.,]0+)?$/;

/** undefined: the row is empty, a sum, a remark, or not wanted */
function lineOf(row: Row, { wanted, qty, unit, unitOfAll, hasDecimalCommas }: Columns): string | undefined {
  const filled = row.filter(Boolean);
  const [first = ''] = filled.filter((cell) => !/^\d+$/.test(cell));
  const words = wanted.map((column) => row[column] ?? '').filter((cell) => /[\p{L}\d]/u.test(cell));
  const typed = qty === undefined ? '' : (row[qty] ?? '');
  const count = hasDecimalCommas ? typed.replace(GROUP_OR_DECIMALS, '$1.$2') : typed;
  if (words.length === 0 || isSum(first) || NONE_WANTED.test(count)) return undefined;
  if (count === '' && REMARK_ROW.test(first)) return undefined;
  const inUnit = unit === undefined ? (knownUnit(unitOfAll) ? unitOfAll : '') : (row[unit] ?? '');
  // A pack of 12 has no unit.
  const measured = /\p{L}/u.test(count) || !/\p{L}/u.test(inUnit) ? '' : inUnit;
  return `${[...words.join(' ')].slice(0, MOST_WORDS).join('')}\t${count === '' ? NO_QUANTITY : `${count} ${measured}`.trim()}`;
}

/** Sheets of several pages repeat their headings. */
const isHeadingAgain = (row: Row, headings: Row): boolean =>
  row.filter((cell, column) => cell !== '' && cell === headings[column]).length >= 2;

/** A row of one cell: a sentence of the mail around a table, or a product without a quantity. */
const isText = (row: Row): boolean => row.filter(Boolean).length === 1;

const textOf = (row: Row): string => row.filter(Boolean).join(' · ');
