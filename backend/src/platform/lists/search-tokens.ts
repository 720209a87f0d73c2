import { withoutInvisibleMarks } from '@shop/contract/text';

const MAX_TOKENS = 500;
const MAX_TOKEN_LENGTH = 60;
const MAX_WORDS = 10;

/** Latin and Arabic diacritics, and the tatweel, which stretches Arabic words. */
const MARKS = /[\p{M}\u0640]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const NOT_AT_THE_EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const PART_START = /(?<=[^\p{L}\p{N}])[\p{L}\p{N}]/gu;

/**
 * The search tokens of a record: each word, and the rest of the word after each separator, so that `00017` and
 * `2026-00017` find `INV-2026-00017`. Only the first 500 tokens of a long text count.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const tokens = texts.flatMap(wordsOf).flatMap(partsOf);
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** The words of a search text, normalised like the tokens; words after the tenth are ignored. */
export function searchWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH))
    .slice(0, MAX_WORDS);
}

function wordsOf(text: string): string[] {
  return normalized(text)
    .split(/[\s\p{Cc}\p{Cs}]+/u)
    .map((word) => word.replace(NOT_AT_THE_EDGE, ''))
    .filter((word) => word !== '');
}

/** `inv-2026-00017`, `2026-00017`, `00017` */
function partsOf(word: string): string[] {
  const starts = [0, ...[...word.matchAll(PART_START)].map(({ index }) => index)];
  return starts.map((start) => word.slice(start, start + MAX_TOKEN_LENGTH));
}

/**
 * Lower case, without invisible marks and diacritics; forms of alef and yeh, and heh for teh marbuta, become one letter; Western digits.
 */
function normalized(text: string): string {
  return withoutInvisibleMarks(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('\u0671', '\u0627')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .replace(HYPHENS, '-')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
