import { withoutInvisibleMarks } from './text.js';

/** With or without groups of three digits: 1000.5 and 1,000.50. `0,125` has a decimal comma and is no such number. */
const NUMBER = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * The same text with the digits 0-9, for codes made of digits (TRN, IBAN, HS code). The code of each Arabic, Persian or Urdu
 * digit ends with its value: U+0664 is 4.
 */
export const westernDigits = (text: string): string =>
  withoutInvisibleMarks(text).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

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

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

const written = (group: string, decimal: string): RegExp =>
  new RegExp(
    `^(\\d*|[1-9]\\d{0,2}${group}\\d{3}(?:\\2\\d{3})*|[1-9]\\d?${group}\\d{2}(?:\\3\\d{2})*\\3\\d{3})(?:${decimal}(\\d*))?$`,
  );
const WRITTEN = { '.': written("([,'’\\s])", '\\.'), ',': written("([.'’\\s])", ',') };

/**
 * The digits of a number with its decimals after a point: `1,234.50` is `1234.50`, `12,34,567` in lakhs is `1234567`, and
 * `.5` is `0.5`. Groups are separated by one mark (a comma or point, a blank, an apostrophe), and none begins with 0.
 * @returns undefined if the text is no number with this decimal sign
 */
export function plainNumber(text: string, sign: DecimalSign): string | undefined {
  const found = WRITTEN[sign].exec(text);
  const [whole = '', part = ''] = [found?.[1]?.replace(/\D/g, ''), found?.[4]];
  if (`${whole}${part}` === '') return undefined;
  return `${whole || '0'}${part === '' ? '' : `.${part}`}`;
}

/**
 * The numbers that a written one can mean: `1.250` is 1.25 or 1250, `0,125` is 0.125 alone, `1.234,50` is 1234.5.
 * @param sign the decimal sign of its column, if that is known
 * @returns none if the text is no number; two where both signs may be the decimal one
 */
export function writtenNumbers(text: string, sign?: DecimalSign): readonly number[] {
  const [, minus = '', plain = ''] = /^(?:\+(?=\d)|(-))?(.*)$/s.exec(inWesternDigits(text)) ?? [];
  // The marks of Arabic numbers have one meaning.
  const known = /[٫٬]/.test(text) ? '.' : sign;
  const values = DECIMAL_SIGNS.filter((one) => known === undefined || one === known).flatMap((one) => {
    const digits = plainNumber(plain, one);
    // Spreadsheets count 15 digits.
    return digits === undefined ? [] : Number(Number(`${minus}${digits}`).toPrecision(15));
  });
  return [...new Set(values)];
}

/** The decimal sign that the numbers of a column have in common; undefined if none of them, or two of them, show it. */
export function decimalSignOf(column: readonly string[]): DecimalSign | undefined {
  const shown = DECIMAL_SIGNS.filter((sign) =>
    column.some((text) => writtenNumbers(text, sign).length > 0 && writtenNumbers(text, other(sign)).length === 0),
  );
  return shown.length === 1 ? shown[0] : undefined;
}

const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');
