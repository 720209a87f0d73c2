import { isDay } from '@shop/contract/dubai-day';
import type { BankDateOrder, BankDecimal } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { westernDigits } from '@shop/contract/numbers';

const CURRENCY = /(?:\b(?:AED|DHS?)\b|درهم|د\.?إ)\.?/giu;
const NUMBER = /^(\d+)(?:\.(\d+))?$/;

/**
 * An amount, read digit by digit: `1,234.50`, `1.234,50`, `(12.00)`, `12.00-`, `AED 12`, `12.00 DR`.
 * @returns null: the cell is empty; undefined: it is no amount in AED, or has parts of a fils
 */
export function filsIn(cell: string, decimal: BankDecimal): Fils | null | undefined {
  const text = westernDigits(cell)
    .replace(CURRENCY, '')
    // The marks of Arabic numbers.
    .replaceAll('٫', decimal)
    .replace(/[\s\u00a0٬]/g, '')
    .replace(/^\+/, '');
  if (text === '' || /^[-–—]+$/.test(text)) return null;
  const isNegative = /^\(.*\)$|^[-−–]|[-−–]$|(?:DR?)$/i.test(text);
  const digits = text.replace(/[()−–-]/g, '').replace(/(?:[CD]R?)$/i, '');
  const plain = plainNumber(digits, decimal);
  const fils = plain === undefined ? undefined : filsOfDigits(plain);
  return fils === undefined || !isNegative ? fils : fils === 0 ? 0 : -fils;
}

/** Groups have three digits, but for the first. */
function plainNumber(digits: string, decimal: BankDecimal): string | undefined {
  const group = decimal === '.' ? "[,'’]" : "[.'’]";
  const whole = new RegExp(`^(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:\\${decimal}(\\d*))?$`).exec(digits);
  if (whole === null) return undefined;
  const [, integers = '', rest = ''] = whole;
  return `${integers.replace(/\D/g, '')}${rest === '' ? '' : `.${rest}`}`;
}

/** @param plain digits with a decimal point */
export function filsOfDigits(plain: string): Fils | undefined {
  const [, whole = '', rest = ''] = NUMBER.exec(plain) ?? [];
  if (whole === '' || whole.length > 12 || /[1-9]/.test(rest.slice(2))) return undefined;
  return Number(`${whole}${rest.slice(0, 2).padEnd(2, '0')}`);
}

/** The decimal mark of these cells: the one that comes last before one or two digits. */
export function decimalOf(cells: readonly string[]): BankDecimal {
  const comma = cells.filter((cell) => /,\d{1,2}\D*$/.test(cell) && !/\.\d{1,2}\D*$/.test(cell)).length;
  const point = cells.filter((cell) => /\.\d{1,2}\D*$/.test(cell)).length;
  return comma > point ? ',' : '.';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PARTS = /^(\d{1,4})[ ./-]+(\d{1,2}|[a-z]{3,9})[ ./,-]+(\d{2,4})(?!\d)/i;

/** A day: `25/11/2026`, `25-Nov-26`, `2026-11-25 10:15`, `20261125`. @returns undefined: it is no day */
export function dayIn(cell: string, order: BankDateOrder): string | undefined {
  const text = westernDigits(cell).trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return dayOf(compact[1], compact[2], compact[3]);
  const [, first = '', middle = '', last = ''] = PARTS.exec(text) ?? [];
  if (first.length === 4) return dayOf(first, middle, last);
  return /[a-z]/i.test(middle) || order === 'dmy' ? dayOf(last, middle, first) : dayOf(last, first, middle);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = named > 0 ? String(named) : month;
  const text = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

/** Month before day only where a cell can't be read otherwise. */
export function dateOrderOf(cells: readonly string[]): BankDateOrder {
  const isWrong = (cell: string) => dayIn(cell, 'dmy') === undefined && dayIn(cell, 'mdy') !== undefined;
  return cells.some(isWrong) ? 'mdy' : 'dmy';
}
