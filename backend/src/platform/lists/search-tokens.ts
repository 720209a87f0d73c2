import { withoutInvisibleMarks } from '@shop/contract/text';
import { NUMBER_DIGITS } from '../database/sequences.service.js';

const MAX_TOKENS = 500;
const MAX_TOKEN_LENGTH = 60;
const MAX_WORDS = 10;

/** Latin and Arabic diacritics, and the tatweel, which stretches Arabic words. */
const MARKS = /[\p{M}\u0640]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const APOSTROPHES = /['\u2018\u2019\u02bc\u0060\u00b4]/g;
/** Beginnings of Arabic names that some write as a word of their own: عبد الله, أبو ظبي. */
const ARABIC_BEGINNING = /^(?:عبد|ابو)(?=\p{L}{3})/u;
const NOT_AT_THE_EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const PART_START = /(?<=[^\p{L}\p{N}])[\p{L}\p{N}]/gu;

/**
 * The search tokens of a record: each word, and the rest of the word after each separator, so that `00017` and
 * `2026-00017` find `INV-2026-00017`; both also without separators, so that `obrien` finds `O'Brien`. Only the first 500
 * tokens of a long text count.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const tokens = texts.map(wordsOf).flatMap((words) => [...words.flatMap(partsOf), ...arabicNames(words)]);
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** The words of a search text, normalised like the tokens; words after the tenth are ignored. */
export function searchWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => (/\p{N}/u.test(word) ? word : joined(word)).slice(0, MAX_TOKEN_LENGTH))
    .slice(0, MAX_WORDS);
}

/** `49`, `quo-49`, `quo49`, `quo-2026-49`: the end of a number without its zeros. */
const SHORT_NUMBER = /^(?:([a-z]+)[-_]?)?(\d{4}-)?(\d{1,4})$/;
const ANY_YEAR = '(?:[0-9]{4}-)?';

/**
 * The pattern of the numbers that a word such as `quo-49` is short for; null if it is no short number.
 * @param word as `searchWords` has it
 */
export function shortNumberPattern(word: string): string | null {
  const [, series = '', year = series && ANY_YEAR, digits] = SHORT_NUMBER.exec(word) ?? [];
  if (digits === undefined) return null;
  return `^${series && `${series}-`}${year}${digits.padStart(NUMBER_DIGITS, '0')}$`;
}

function wordsOf(text: string): string[] {
  return normalized(text)
    .split(/[\s\p{Cc}\p{Cs}]+/u)
    .map((word) => word.replace(NOT_AT_THE_EDGE, ''))
    .filter((word) => word !== '');
}

/** `inv-2026-00017`, `inv202600017`, `2026-00017`, `202600017`, `00017` */
function partsOf(word: string): string[] {
  const starts = [0, ...[...word.matchAll(PART_START)].map(({ index }) => index)];
  const parts = starts.map((start) => word.slice(start));
  return parts.flatMap((part) => [part, joined(part)]).map((part) => part.slice(0, MAX_TOKEN_LENGTH));
}

const joined = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');

/** For عبد الله the one word عبدالله, and for that its second part. */
function arabicNames(words: readonly string[]): string[] {
  const names = words.map((word, index) => `${word}${words[index + 1] ?? ''}`).filter(isArabicName);
  return [...names, ...words.filter(isArabicName).map((word) => word.replace(ARABIC_BEGINNING, ''))];
}

const isArabicName = (word: string): boolean => ARABIC_BEGINNING.test(word);

/**
 * Lower case, without invisible marks, diacritics and hamza; forms of alef and yeh, and heh for teh marbuta, become one
 * letter; one apostrophe and one hyphen; Western digits.
 */
function normalized(text: string): string {
  return withoutInvisibleMarks(text)
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('\u0671', '\u0627')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0621', '')
    .replace(HYPHENS, '-')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
