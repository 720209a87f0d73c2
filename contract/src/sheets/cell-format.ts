import { DAY_MS } from '../dubai-day.js';
/** How a number of a sheet is shown, as far as it changes what it means. */
export type CellFormat =
  /** With the words that it shows beside positive and negative numbers: `Dr`, `USD`, `pcs`. */
  | { readonly kind: 'number'; readonly words?: readonly string[] }
  | { readonly kind: 'percent' }
  | { readonly kind: 'date' }
  /** A number with leading zeros, such as a code. */
  | { readonly kind: 'padded'; readonly digits: number };

const PLAIN: CellFormat = { kind: 'number' };

/** The numbers of the built-in formats. */
const PERCENT_IDS = new Set([9, 10]);
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** @param code of a format that the workbook declares; undefined for built-in ones */
export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return PERCENT_IDS.has(id) ? { kind: 'percent' } : isDateId(id) ? { kind: 'date' } : PLAIN;
  // Without quoted texts, escaped letters, colours and conditions.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  if (bare.includes('%')) return { kind: 'percent' };
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) return { kind: 'date' };
  if (/^0{2,}$/.test(bare)) return { kind: 'padded', digits: bare.length };
  const words = code.split(';').map(wordsOf);
  return words.some(Boolean) ? { kind: 'number', words } : PLAIN;
}

/** The quoted words and the currency of a part of a format; amounts without a currency are in dirhams. */
const wordsOf = (part: string): string =>
  [...part.matchAll(/"([^"]*)"|\[\$([^\]-]*)[^\]]*\]/g)]
    .map(([, quoted = '', currency = '']) => `${quoted}${currency}`.trim())
    .filter((word) => /\p{L}|\p{Sc}/u.test(word) && !/^(?:AED|DHS?\.?|\u20c3|د\.?\s?إ\.?\u200f?)$/iu.test(word))
    .join(' ');

/** The days from 1899-12-30, and in workbooks of old Macs from 1904-01-01, to 1970-01-01. */
const EPOCH_DAYS = { 1900: 25_569, 1904: 24_107 };

/** The text of a number: digits with a decimal point, `5%`, `2026-11-25`, `007`. Excel counts 15 digits. */
export function numberText(stored: string, format: CellFormat, since: keyof typeof EPOCH_DAYS): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  if (format.kind === 'percent') return `${plainNumber(number * 100)}%`;
  if (format.kind === 'date') return dayText(number, since);
  if (format.kind === 'padded') return plainNumber(number).padStart(format.digits, '0');
  const [positive = '', negative = positive] = format.words ?? [];
  return `${plainNumber(number)} ${number < 0 ? negative : positive}`.trim();
}

/** The number as Excel shows it: 3.3000000000000003 is 3.3. */
export const plainNumber = (number: number): string => {
  const exact = Number(number.toPrecision(15));
  return Math.abs(exact) < 1e21 && Math.abs(exact) >= 1e-6 ? String(exact) : exact === 0 ? '0' : exact.toFixed(12);
};

function dayText(number: number, since: keyof typeof EPOCH_DAYS): string {
  const instant = new Date(Math.round((number - EPOCH_DAYS[since]) * DAY_MS));
  return Number.isNaN(instant.getTime()) ? plainNumber(number) : instant.toISOString().slice(0, 10);
}
