import { withoutInvisibleMarks } from './text.js';

/** Zero of the digits of Arabic (٠–٩) and of those of Persian and Urdu (۰–۹); the others follow it in Unicode. */
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** With or without groups of three digits: 1000.5 and 1,000.50. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
}

/** The same text with the digits 0-9, for codes that are read digit by digit (TRN, IBAN, HS code). */
export const westernDigits = (text: string): string => withoutInvisibleMarks(text).replace(/[٠-٩۰-۹]/g, westernDigit);

/** The same number in the digits 0-9, with `.` before the decimals and `,` between groups. */
function inWesternDigits(text: string): string {
  return westernDigits(text).trim().replaceAll('٫', '.').replaceAll('٬', ',');
}

/**
 * Reads a number as people of the UAE type it: digits 0-9, ٠-٩ or ۰-۹, decimals after `.` or `٫`, groups of three
 * between `,` or `٬`. Signs, exponents, words and further decimals are not read, and nothing is rounded.
 *
 * @param decimals the most decimals that the number may have; with 0 it has no decimal point either
 * @returns undefined where the text stands for no such number
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  const western = inWesternDigits(text);
  if (!NUMBER.test(western) || !/\d/.test(western)) return undefined;
  const [, fraction] = western.split('.');
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return undefined;
  const number = Number(western.replaceAll(',', ''));
  return Number.isSafeInteger(Math.round(number * 10 ** decimals)) ? number : undefined;
}
