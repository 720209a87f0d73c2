import { westernDigits } from '@shop/contract/numbers';

/** A number of an invoice, as a line of the bank has it. */
export interface NamedInvoice {
  /** undefined: only the number of the year is named, as in `INV 12`. */
  readonly year: string | undefined;
  /** Without leading zeros. Several readings: the second number of `00112/13` is 113 or 13. */
  readonly digits: readonly string[];
  /** True for all of the number, with a boundary on both sides. */
  readonly isWhole: boolean;
  /** True if it follows another number, as the 13 of `INV 12/13`. */
  readonly isListed: boolean;
}

const MARKS = String.raw`[\s.:#/_-]*`;
const WORD = '(?:INV(?:OICES?|S)?|(?:ال|لل|بال|ب|و)*(?:فاتورة|فاتوره|فواتير))';
const NO = `(?:(?:NOS?|NUM(?:BERS?)?|رقم|أرقام|ارقام)${MARKS})?`;
/** No amount, and no part of a longer number. */
const END = String.raw`(?!\d|\.\d|,\d{3}(?!\d))`;
/** `25/11/2026` is a day, and `26-00012` has the year of another notation. */
const NO_DATE = String.raw`(?![/.-]\d{1,2}[/.-]\d{2}|[/-]\d{3})`;
const DIGITS = String.raw`0*(\d{1,6})`;
const INVOICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WORD}${MARKS}${NO}(?:INV${MARKS})?(?:(20\d\d)(?:[\s./_-]+${DIGITS}|(\d{5,6}))|${DIGITS}(?:\s?[/-]\s?(20\d\d))?${NO_DATE})${END}`,
  'giu',
);
/** A whole number without its `INV`; `PO-2026-00012` is another document. */
const UNMARKED = /(?<![\p{L}\p{N}]|[\p{L}\p{N}]\s?[-_#]\s?)(20\d\d)[-/](\d{5,6})(?!\d)/gu;
const AND = '(?:[,;&+/،]|AND\\b|و)';
const NEXT = new RegExp(String.raw`\s*${AND}\s*(\d{1,6})${END}(?![/-]\d)`, 'iuy');
/** A part of a longer number, or of another document. */
const JOINED_BEFORE = /[\p{L}\p{N}][-_]$|(?<!\p{L})(?:PRO-? ?FORMA|OUR|MY|C\/?N|CREDIT NOTE)\s*$/iu;
const JOINED_AFTER = /^(?:\p{L}|\s*(?:TO|TILL|AND|إلى|الى|و)\s*\d|[-_]\p{L}|\s*[-–_/.,;&+]\s*\d)/iu;

/** The invoices that a text names, as people write them in English and Arabic. */
export function invoicesNamedIn(words: string): NamedInvoice[] {
  const text = westernDigits(words);
  const marked = [...text.matchAll(INVOICE)].flatMap((match) => {
    const [all, year, spaced, joined, short, yearAfter] = match;
    const end = match.index + all.length;
    const digits = withoutZeros(spaced ?? joined ?? short ?? '');
    const isWhole =
      year !== undefined &&
      // The numbers of the shop have five digits, or more that do not begin with 0.
      !/^0\d{5}/.test(all.match(/\d+$/)?.[0] ?? '') &&
      !JOINED_BEFORE.test(text.slice(0, match.index)) &&
      !JOINED_AFTER.test(text.slice(end));
    const first = { year: year ?? yearAfter, digits: [digits], isWhole, isListed: false };
    return [first, ...listedAfter(text, end, first.year, digits)];
  });
  const unmarked = [...text.replace(INVOICE, ' ').matchAll(UNMARKED)].map(([, year, digits = '']) => ({
    year,
    digits: [withoutZeros(digits)],
    isWhole: false,
    isListed: false,
  }));
  return [...marked, ...unmarked];
}

function listedAfter(text: string, start: number, year: string | undefined, before: string): NamedInvoice[] {
  NEXT.lastIndex = start;
  const [all, digits] = NEXT.exec(text) ?? [];
  if (all === undefined || digits === undefined) return [];
  const long = before.length > digits.length ? before.slice(0, -digits.length) + digits : digits;
  const named = { year, digits: [withoutZeros(long), withoutZeros(digits)], isWhole: false, isListed: true };
  return [named, ...listedAfter(text, start + all.length, year, withoutZeros(long))];
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');

/** Shorter texts are found anywhere. */
const SHORTEST = 4;

/** True if a text has this number of a document, with a boundary on both sides and any marks within it. */
export function isNumberIn(text: string, number: string): boolean {
  const parts = number.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.join('').length < SHORTEST) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[^\p{L}\p{N}]*`)}(?![\p{L}\p{N}])`, 'iu').test(
    westernDigits(text),
  );
}

const CHEQUE = '(?:\\bCHQ|CHEQUE|CHECK|شيك)';

/**
 * True if a text has the number of a cheque, with or without leading zeros. A short number needs zeros or the word.
 * @param number as `plainChequeNumber` returns it
 */
export function isChequeIn(text: string, number: string): boolean {
  const parts = number.match(/\d+|\D+/gu) ?? [];
  if (parts.length === 0) return false;
  const before = number.length < SHORTEST ? String.raw`(?:${CHEQUE}\D{0,12}|00)` : '';
  const written = parts.map((part) => (/\d/u.test(part) ? `0*${part}` : part)).join(String.raw`[^\p{L}\p{N}]*`);
  return new RegExp(String.raw`(?<!\p{N})${before}${written}(?!\p{N})`, 'iu').test(westernDigits(text));
}
