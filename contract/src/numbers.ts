import { withoutInvisibleMarks } from './text.js';

/** The digit zero in Arabic (٠–٩), and in Persian and Urdu (۰–۹); the other digits follow it in Unicode. */
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** With or without groups of three digits: 1000.5 and 1,000.50. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
}

/** The same text with the digits 0-9, for codes made of digits (TRN, IBAN, HS code). */
export const westernDigits = (text: string): string => withoutInvisibleMarks(text).replace(/[٠-٩۰-۹]/g, westernDigit);

/** The same number with the digits 0-9, with `.` before the decimals and `,` between groups. */
function inWesternDigits(text: string): string {
  return westernDigits(text).trim().replaceAll('٫', '.').replaceAll('٬', ',');
}

/**
 * Reads a number as people in the UAE type it: digits 0-9, ٠-٩ or ۰-۹, decimals after `.` or `٫`, groups of three
 * separated by `,` or `٬`. Signs, exponents, words and further decimals are not accepted, and nothing is rounded.
 *
 * @param decimals the maximum number of decimals; with 0, a decimal point is not accepted either
 * @returns undefined if the text is not such a number
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  const western = inWesternDigits(text);
  if (!NUMBER.test(western) || !/\d/.test(western)) return undefined;
  const [, fraction] = western.split('.');
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return undefined;
  const number = Number(western.replaceAll(',', ''));
  return Number.isSafeInteger(Math.round(number * 10 ** decimals)) ? number : undefined;
}

export type DecimalSign = '.' | ',';

/**
 * The numbers that a written one can mean: `1.250` is 1.25 or 1250, `0,125` is 0.125 alone, `1.234,50` is 1234.5.
 * @param sign the decimal sign of its column, if that is known
 * @returns none if the text is no number; two where both signs may be the decimal one
 */
export function writtenNumbers(text: string, sign?: DecimalSign): readonly number[] {
  const plain = inWesternDigits(text)
    .replace(/^\+(?=\d)/, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
  // The marks of Arabic numbers have one meaning.
  const known = /[٫٬]/.test(text) ? '.' : sign;
  const values = SIGNS.filter((one) => known === undefined || one === known).flatMap(
    (one) => valueBy(plain, one) ?? [],
  );
  return [...new Set(values)];
}

const SIGNS: readonly DecimalSign[] = ['.', ','];

function valueBy(plain: string, sign: DecimalSign): number | undefined {
  const [group, decimal] = sign === '.' ? [',', '\\.'] : ['\\.', ','];
  const found = new RegExp(`^(-?)(\\d*|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:${decimal}(\\d*))?$`).exec(plain);
  if (found === null || !/\d/.test(plain)) return undefined;
  const [, minus = '', whole = '', part = ''] = found;
  // Spreadsheets count 15 digits.
  return Number(Number(`${minus}${whole.replace(/\D/g, '')}.${part}0`).toPrecision(15));
}

/** The decimal sign that the numbers of a column have in common; undefined if none of them, or two of them, show it. */
export function decimalSignOf(column: readonly string[]): DecimalSign | undefined {
  const shown = SIGNS.filter((sign) =>
    column.some((text) => writtenNumbers(text, sign).length > 0 && writtenNumbers(text, other(sign)).length === 0),
  );
  return shown.length === 1 ? shown[0] : undefined;
}

const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');
