import { type Language, LANGUAGES } from './languages.js';

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, POP] = ['\u2066', '\u2067', '\u2068', '\u2069'];

/** Isolates a text of another direction inside a sentence, by its first letter. */
export const isolated = (text: string): string => `${FIRST_STRONG}${text}${POP}`;

/** Isolates what has the same order in every language: a number with its sign, a size. */
export const leftToRight = (text: string): string => (text === '' ? '' : `${LEFT_TO_RIGHT}${text}${POP}`);

/** Isolates an Arabic text inside an English one. */
export const rightToLeft = (text: string): string => `${RIGHT_TO_LEFT}${text}${POP}`;

const PART = String.raw`[\p{Script=Latin}\d]+`;
const BETWEEN = String.raw`[ \u00a0\u202f.,:/\\×*+\-–−&@_#=%°'’µ]{1,3}`;
/** Parts that are isolated already, web addresses, and runs of Latin letters and digits with the signs that join them. */
const RUNS = new RegExp(
  String.raw`[\u2066-\u2068][^\u2069]*\u2069|https?:\S+|[+\-−#]?${PART}(?:${BETWEEN}${PART})*(?:[+"″′]+|[ \u00a0]?%)?`,
  'gu',
);
/** A run keeps its order if it begins with a Latin letter, or is one number. */
const IN_ORDER = /^(?:[\u2066-\u2068].*|https?:.*|\p{Script=Latin}.*[\p{L}\d]|\p{Script=Latin}|\d+(?:[.,:/]\d+)*)$/su;

const ARABIC_LETTER = /\p{Script=Arabic}/u;
/** A text of either language may contain Arabic words: a name in a document in both languages, a note to English staff. */
const isReordered = (text: string, language: Language): boolean =>
  LANGUAGES[language].direction === 'rtl' || ARABIC_LETTER.test(text);

/**
 * Isolates the sizes, ranges, phone numbers and amounts of a text that would lose their order among Arabic words; texts
 * without such words in other languages stay as they are.
 */
export function withIsolates(text: string, language: Language): string {
  if (!isReordered(text, language)) return text;
  return text.replace(RUNS, (run) => (IN_ORDER.test(run) ? run : leftToRight(run)));
}

/** A part of a text that is put together of several, each in its own direction. */
export const isolatedPart = (text: string, language: Language): string =>
  text !== '' && isReordered(text, language) ? isolated(withIsolates(text, language)) : text;

/** Joins the number of a document, `QUO-2026-00012`, so that no line breaks at its hyphens. */
export const unbroken = (text: string): string => text.replace(/(?<=[\p{L}\d])-(?=\d)/gu, '-\u2060');
