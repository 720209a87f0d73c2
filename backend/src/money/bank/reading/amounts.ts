import { BANK_DECIMALS, type BankDecimal } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { decimalSignOf, plainNumber, westernDigits, writtenNumbers } from '@shop/contract/numbers';

/** Longer cells are no days and no amounts. */
export const LONGEST_CELL = 60;

export type Direction = 'in' | 'out';

const IN =
  /^(?:cr?|crdt|credit(?:s|ed)?|(?:money|paid|cash|transfer)?in|in(?:coming|bound|flow)|received|deposits?|\+|(?:ال)?(?:دائن|ايداع|وارد|اضافه|له))$/;
const OUT =
  /^(?:d[rb]?|dbit|debit(?:s|ed)?|(?:money|paid|cash|transfer)?out|out(?:going|bound|flow)|sent|withdrawals?|[-−–]|(?:ال)?(?:مدين|سحب|صادر|خصم|عليه))$/;

/** Spelling variants of Arabic letters. */
export const plainArabic = (text: string): string => text.replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه');

/** The direction that a mark means: `Dr.`, `C`, `Debit`, `-`, `مدين`. */
export function directionOf(mark: string): Direction | undefined {
  const word = plainArabic(mark.toLowerCase().replace(/[\s.()]/g, ''));
  return IN.test(word) ? 'in' : OUT.test(word) ? 'out' : undefined;
}

/** An amount as it is written: with its sign, and with the mark beside it. */
export interface WrittenAmount {
  readonly fils: Fils;
  readonly mark: Direction | undefined;
}

const CURRENCY = /AED|DIRHAMS?|DHS?\.?|\u20c3|(?:ال)?درهم(?: [إا]ماراتي)?|د\.? ?إ\.?/giu;
const MARK = /\(\p{L}+\.?\)|\p{L}+\.?/gu;
const SIGNED = /^(?:\((?<bracketed>[^()]+)\)|(?<before>[-−–+]?)(?<digits>[^()]*?)(?<after>[-−–+]?))$/;

/**
 * An amount, read digit by digit: `1,234.50`, `1.234,50`, `(12.00)`, `12.00-`, `AED 12`, `12.00 Dr.`.
 * @returns null: the cell is empty; undefined: it is no amount in AED, or has parts of a fils
 */
export function amountIn(cell: string, decimal: BankDecimal): WrittenAmount | null | undefined {
  const text = westernDigits(cell)
    .replace(CURRENCY, '')
    .replaceAll('٫', decimal)
    .replaceAll('٬', decimal === '.' ? ',' : '.')
    .trim();
  if (text.length > LONGEST_CELL) return undefined;
  if (/^[-−–—]*$/.test(text)) return null;
  const letters = text.match(MARK)?.join('') ?? '';
  const { bracketed, before = '', digits = '', after = '' } = SIGNED.exec(text.replace(MARK, '').trim())?.groups ?? {};
  const sign = directionOf(before || after);
  const fils = filsOfDigits(plainNumber((bracketed ?? digits).trim(), decimal) ?? '');
  const mark = directionOf(letters) ?? (sign === 'in' ? sign : undefined);
  if (fils === undefined || (before !== '' && after !== '') || (letters !== '' && directionOf(letters) === undefined))
    return undefined;
  return { fils: fils !== 0 && (bracketed !== undefined || sign === 'out') ? -fils : fils, mark };
}

/** The signed amount of a balance; a mark counts as its sign. */
export function balanceIn(cell: string, decimal: BankDecimal): Fils | null | undefined {
  const written = amountIn(cell, decimal);
  return written && (written.mark === 'out' && written.fils !== 0 ? -Math.abs(written.fils) : written.fils);
}

/** @param plain digits with a decimal point; some banks fill amounts up with zeros in front */
export function filsOfDigits(plain: string): Fils | undefined {
  const [, whole = '', rest = ''] = /^0*(\d{1,12})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '' || /[1-9]/.test(rest.slice(2))) return undefined;
  return Number(`${whole}${rest.slice(0, 2).padEnd(2, '0')}`);
}

/** A cell that has two readings, by its place among the cells, and the notations that remain. */
export interface Unclear<Notation> {
  readonly index: number;
  readonly readings: readonly [string, string];
  readonly among: readonly Notation[];
}

/** The decimal mark with which all of these amounts can be read; a single group of three digits may be decimals. */
export function decimalOf(cells: readonly string[]): BankDecimal | Unclear<BankDecimal> {
  const western = cells.map((cell) => westernDigits(cell).replace(/[^\d.,'’]/g, ''));
  const shown = decimalSignOf(western);
  if (shown !== undefined) return shown;
  const isUnclear = (cell: string) => writtenNumbers(cell, '.')[0] !== writtenNumbers(cell, ',')[0];
  const index = western.findIndex((cell) => isUnclear(cell));
  const unclear = western[index];
  if (unclear === undefined) return '.';
  return { index, among: BANK_DECIMALS, readings: [plainNumber(unclear, '.') ?? '', plainNumber(unclear, ',') ?? ''] };
}
