import { isAround, isClosing } from '../mails/asides.js';
import { COLOURS, isSku, NO_QUANTITY } from '../mails/line-grammar.js';
import { isChange } from '../mails/read-line.js';
import { knownUnit } from '../units.js';
import { decimalSignOf, writtenNumbers } from '../numbers.js';
import { type ColumnRole, headingRow, isSum, roleOfHeading } from './columns.js';

type Row = readonly string[];

export interface OrderRows {
  /** Words, then a tab and the quantity. */
  readonly lines: readonly string[];
  /** Titles, totals, remarks, and columns that were not read. */
  readonly aside: readonly string[];
  /** The headings of several columns that can be the quantity; each line has all of them until one is chosen. */
  readonly quantityColumns: readonly string[];
}

/**
 * The lines of a sheet with headings.
 * @param chosen the heading of the quantity, if several can be it
 * @returns undefined if no row contains headings, so that each row has to be read by itself
 */
export function orderRowsOf(rows: readonly Row[], chosen?: string): OrderRows | undefined {
  const tidied = rows.map((row) =>
    row.map((cell) => cell.replace(/\s+/g, ' ').replace(THOUSANDS, '(thousands)').trim()),
  );
  const at = headingRow(tidied);
  const below = tidied.slice(at + 1);
  const cells = below.filter((row) => !isText(row));
  const columns = at < 0 ? undefined : columnsOf(tidied[at] ?? [], cells, chosen);
  if (columns === undefined) return undefined;
  const lines: string[] = [];
  const aside = tidied.slice(0, at).map(textOf);
  const end = below.findIndex((row) => isText(row) && isClosing(textOf(row)));
  for (const [index, row] of below.entries()) {
    const isRemark = isText(row) && (isAround(textOf(row)) || (end >= 0 && index >= end));
    const found = isRemark ? [] : linesOf(row, columns);
    if (found.length === 0) aside.push(textOf(row));
    else lines.push(...found);
  }
  const { qty, isCross } = columns;
  const quantityColumns = qty.length > 1 && !isCross ? qty.map(({ heading }) => heading) : [];
  return { lines, aside: [...aside, ...columns.unread].filter(Boolean), quantityColumns };
}

/** "Qty (000)", "Qty '000" */
const THOUSANDS = /\(000s?\)|\(?['’x] ?1?,?000s?\)?/;

interface QuantityColumn {
  readonly at: number;
  readonly heading: string;
  /** The decimal sign that its numbers show. */
  readonly sign: '.' | ',' | undefined;
}

interface Columns {
  readonly wanted: readonly number[];
  /** The columns that can be the quantity. */
  readonly qty: readonly QuantityColumn[];
  /** Each of these is a kind of its row: the quantities of sizes by colours. */
  readonly isCross: boolean;
  readonly unit: number | undefined;
  readonly remarks: readonly number[];
  /** Prices are written as 11,50: 12,000 may be 12 or 12000. */
  readonly hasDecimalCommas: boolean;
  /** Columns that were not read, with their first values. */
  readonly unread: readonly string[];
}

function columnsOf(headings: Row, below: readonly Row[], chosen: string | undefined): Columns | undefined {
  const width = Math.max(headings.length, ...below.slice(0, MOST_SAMPLED).map(({ length }) => length));
  const roles = Array.from({ length: width }, (_, column) => roleOf(headings[column] ?? '', cellsOf(below, column)));
  const having = (...wanted: ColumnRole[]) =>
    roles.flatMap((role, column) => (wanted.includes(role ?? 'note') ? [column] : []));
  const wanted = having('sku', 'words');
  if (wanted.length === 0) return undefined;
  const named = having('qty').filter((column) => cellsOf(below, column).length > 0);
  const counts = countColumns(roles, below);
  // A number without a known heading beside the quantity may change it: "Revised", "Cartons".
  const all = [...named, ...counts].map((at): QuantityColumn => {
    return { at, heading: headings[at] ?? '', sign: decimalSignOf(cellsOf(below, at)) };
  });
  const taken = all.filter(({ heading }) => heading === chosen);
  const qty = taken.length === 1 ? taken : all;
  const isCross = named.length === 0 && qty.length > 1 && qty.every(({ heading }) => KIND.test(heading));
  const hasDecimalCommas = below.slice(0, MOST_SAMPLED).some((row) => row.some((cell) => DECIMAL_COMMA.test(cell)));
  const used = [...wanted, ...qty.map(({ at }) => at), ...having('unit').slice(0, 1), ...having('position')];
  const unread = roles.flatMap((_, column) =>
    used.includes(column) || cellsOf(below, column).length === 0 ? [] : [column],
  );
  return {
    wanted,
    qty,
    isCross,
    unit: having('unit')[0],
    remarks: having('note').filter((column) => REMARKS.test(headings[column] ?? '')),
    hasDecimalCommas,
    unread: unread.map((column) =>
      [headings[column] ?? '', cellsOf(below, column).slice(0, 3).join(', ')].filter(Boolean).join(': '),
    ),
  };
}

/** A colour or a size as a heading. */
const KIND = new RegExp(
  `^(?:${COLOURS}|[\\d./x× -]+\\s*(?:mm|cm|m|yds?|inch(?:es)?|in|"|مم|ملم|بوصة)?|[اأ]سود|[اأ]بيض|[اأ]حمر|[اأ]زرق|[اأ]خضر|[اأ]صفر|ذهبي|فضي)$`,
  'iu',
);

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

/** Without a heading for the quantity: the columns of unknown headings with mostly whole numbers that do not count the rows. */
function countColumns(roles: readonly (ColumnRole | undefined)[], below: readonly Row[]): number[] {
  return roles.flatMap((role, column) => {
    const cells = cellsOf(below, column);
    const numbers = cells.filter((cell) => /^\d{1,6}$/.test(cell));
    return role === undefined && numbers.length * 2 >= cells.length && numbers.length > 0 && !countsRows(cells)
      ? [column]
      : [];
  });
}

const REMARKS = /remark|note|comment|bemerkung|ملاحظ/i;

/** Leaves room for the quantity in a line of the API. */
const MOST_WORDS = 160;

/** "0" in a template with all products: it is not wanted. */
const NONE_WANTED = /^0+(?:[.,]0+)?(?:\s*\p{L}+)?$/u;

/** The lines of a row: none if it is empty, a sum, a remark, or not wanted; one for each kind of a cross-table. */
function linesOf(row: Row, columns: Columns): string[] {
  const filled = row.filter(Boolean);
  const [first = ''] = filled.filter((cell) => !/^\d+$/.test(cell));
  const words = columns.wanted.map((column) => row[column] ?? '').filter((cell) => /[\p{L}\d]/u.test(cell));
  // A remark with a number or a word such as "cancelled" may change the quantity.
  const changes = columns.remarks.map((column) => row[column] ?? '').filter(isChange);
  const counts = columns.qty.map((column) => ({ ...column, count: countOf(row, column, columns) }));
  const isWanted = counts.length === 0 || counts.some(({ count }) => !NONE_WANTED.test(count));
  const isEmpty = counts.every(({ count }) => count === '');
  if (words.length === 0 || isSum(first) || !isWanted || (isEmpty && (isAround(first) || isClosing(first)))) return [];
  if (columns.isCross) {
    const kinds = counts.filter(({ count }) => count !== '' && !NONE_WANTED.test(count));
    return kinds.map(({ heading, count }) => lineOf([...words, heading, ...changes], [count]));
  }
  return [
    lineOf(
      [...words, ...changes],
      isEmpty ? [NO_QUANTITY] : counts.flatMap(({ count }) => (count === '' ? [] : [count])),
    ),
  ];
}

const lineOf = (words: readonly string[], counts: readonly string[]): string =>
  [[...words.join(' ')].slice(0, MOST_WORDS).join(''), ...counts].join('\t');

function countOf(row: Row, { at, heading, sign }: QuantityColumn, { unit, hasDecimalCommas }: Columns): string {
  const typed = row[at] ?? '';
  // A negative number of an accountant.
  if (/^(?:\(\d+\)|\d+\s*-)$/.test(typed)) return NO_QUANTITY;
  const [value] = sign === undefined ? [] : writtenNumbers(typed, sign);
  const count =
    value === undefined ? (hasDecimalCommas ? typed.replace(GROUP_OR_DECIMALS, '$1.$2') : typed) : String(value);
  // "Qty (pcs)"
  const [, ofHeading = heading] = UNIT_IN_HEADING.exec(heading) ?? [];
  const inUnit = unit === undefined ? (isUnit(ofHeading) ? ofHeading : '') : (row[unit] ?? '');
  // A pack of 12 has no unit.
  if (count === '' || !/\p{L}/u.test(inUnit)) return count;
  const [, number = '', own] = /^(.*?\d)\s*(\p{L}+)\.?$/u.exec(count) ?? [];
  if (own === undefined) return /\p{L}/u.test(count) ? count : `${count} ${inUnit}`;
  // "40 pcs" beside a unit "box" has two readings; a heading speaks of cells without a unit.
  return unit === undefined || knownUnit(own) === knownUnit(inUnit) ? count : `${count}\t${number} ${inUnit}`;
}

const isUnit = (text: string): boolean =>
  knownUnit(text) !== undefined || /^(?:d(?:o?z|zn)s?|gross|(?:hundred|thousand)s?)$/i.test(text);

/** A row of one cell: a sentence of the mail around a table, or a product without a quantity. */
const isText = (row: Row): boolean => row.filter(Boolean).length === 1;

const textOf = (row: Row): string => row.filter(Boolean).join(' · ');
