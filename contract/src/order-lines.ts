import { DIGITS_CODE } from './mails/line-grammar.js';
import { SOME } from './mails/read-line.js';
import type { UnitCode } from './units.js';

/** Limits of one call: lines for signed-in users and for visitors, and characters of a line. */
export const MAX_ORDER_LINES = 200;
export const MAX_VISITOR_LINES = 50;
export const MAX_LINE_LENGTH = 200;

/**
 * How certain the product of a line is. `named`: by its SKU or whole name. `coded`: by the buyer's own code. `found`: it
 * alone has all words. `ordered`: it alone of these was ordered before. `skipped`: the call had no time left for it.
 */
export const LINE_MATCHES = ['named', 'coded', 'found', 'ordered', 'unsure', 'none', 'skipped'] as const;
export type LineMatch = (typeof LINE_MATCHES)[number];

const UNCERTAIN: readonly LineMatch[] = ['unsure', 'none', 'skipped'];
/** True if the first candidate is the product of the line. */
export const isCertainMatch = (match: LineMatch): boolean => !UNCERTAIN.includes(match);

/** A quantity as a line writes it. */
export interface Count {
  readonly qty: number;
  /** The unit that the line names; null without one. */
  readonly unit: UnitCode | null;
  /** The content of a unit according to the line: 12 for `3 cartons of 12`. */
  readonly each: number | null;
}

/**
 * Why a buyer has to choose or type the quantity. `ambiguous`: 1.000 may be 1 or 1000. `numbers`: several numbers can be
 * the quantity, as in a range. `each`: it is for each of several places. `some`: the line has no exact quantity.
 * `several`: it is for several products. `unit`: the product is not sold in the unit of the line.
 */
export const LINE_QUESTIONS = ['ambiguous', 'numbers', 'each', 'some', 'several', 'unit'] as const;
export type LineQuestion = (typeof LINE_QUESTIONS)[number];

/** The request of one line: `RIB-00001, 40` or `40 rolls of black ribbon 1 inch`. */
export interface OrderLine {
  /** SKU, code or words; empty if the line has only a quantity. */
  readonly words: string;
  /** A whole number of the unit; null if the line has no quantity, or leaves a question. */
  readonly qty: number | null;
  readonly unit: UnitCode | null;
  readonly each: number | null;
  readonly question: LineQuestion | null;
  /** The quantities that the line can mean, if it leaves a question. */
  readonly readings: readonly Count[];
  /** True if the quantity is a number alone, which may also be a size: `double face tape 12`. */
  readonly isBare: boolean;
  /** The words beside the number, behind it only without a unit: unless the product has them, they may say what the number is. */
  readonly beside: readonly string[];
  /** A length that describes the product or is the quantity: `150 m`. The words contain it. */
  readonly length: (Count & { readonly text: string }) | null;
}

interface ReadLine {
  readonly match: LineMatch;
  readonly qty: number | null;
  readonly question: string | null;
  readonly leftOut: readonly string[];
  readonly text: string;
  readonly readings: readonly { readonly unit: string | null }[];
}

/**
 * True if a line has neither a quantity nor a product with all its words: a greeting, a signature, a day. A line with a
 * unit of goods, or with another quantity instead of one, is an order, also if no product matches.
 */
export const isNotRead = ({ text, match, qty, question, leftOut, readings }: ReadLine): boolean =>
  qty === null &&
  !readings.some(({ unit }) => unit !== null || SOME.test(text)) &&
  (match === 'none' || (match === 'unsure' && question === null && leftOut.length > 0));

/** The limits of a buyer's own codes. */
export const MAX_OWN_CODE = 60;
export const MAX_OWN_CODES = 2000;

/**
 * The words of a line that may be a code of the buyer: letters and digits that begin with a letter, like `ART-991`, and
 * digits that are all of the line.
 */
export const ownCodesIn = (words: string): string[] =>
  DIGITS_CODE.test(words)
    ? [words]
    : words.split(/[\s,;()]+/).filter((word) => /^(?=\p{L})(?=.*\d)[\p{L}\d./_-]{4,60}$/u.test(word));

/** Equal for `art 991` and `ART-991`. */
export const ownCodeKey = (code: string): string => code.replace(/[^\p{L}\d]/gu, '').toUpperCase();

interface ResolvedLines<Line, Product> {
  readonly lines: readonly Line[];
  readonly products: readonly Product[];
}

/**
 * Resolves all lines in their order, by as many calls as needed: a call takes few lines and skips those that it has no
 * time for. It never skips its first line.
 */
export async function resolveAll<Line extends { readonly match: LineMatch }, Product extends { readonly _id: string }>(
  texts: readonly string[],
  call: (texts: readonly string[]) => Promise<ResolvedLines<Line, Product>>,
): Promise<{ lines: Line[]; products: Product[] }> {
  const lines: Line[] = [];
  const products = new Map<string, Product>();
  while (lines.length < texts.length) {
    const answer = await call(texts.slice(lines.length, lines.length + MAX_VISITOR_LINES));
    const skipped = answer.lines.findIndex(({ match }) => match === 'skipped');
    const done = skipped < 0 ? answer.lines : answer.lines.slice(0, skipped);
    if (done.length === 0) throw new Error('No line was resolved');
    lines.push(...done);
    for (const product of answer.products) products.set(product._id, product);
  }
  return { lines, products: [...products.values()] };
}
