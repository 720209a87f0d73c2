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
