import type { Language } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import { featureWords as arabicFeatures } from '@shop/contract/words/ar/features';
import { type RequestedMeasure, measuresIn } from '@shop/contract/measures';
import { compactCode, plainText, wordsOf } from './plain-words.js';

/** The words by which a value of a product is found. */
export interface ValueWords {
  /** Each word with its penalty: how far it is from the exact value. */
  readonly words: ReadonlyMap<string, number>;
  readonly measures: readonly RequestedMeasure[];
  /** The numbers of its measures, for searches without a unit. */
  readonly numbers: ReadonlySet<string>;
}

/** A part of a value: "blue" of "Sky Blue", "900" of "SCF-900". */
const PART = 1;
/** A piece of a part: "fc" of "FC3". */
const PIECE = 2;

const NONE: Pick<ValueWords, 'measures' | 'numbers'> = { measures: [], numbers: new Set() };

type Translations = Readonly<Record<string, string | undefined>>;

/** The words of the catalog in the languages that translate them. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translations>> = {
  ar: { ...catalogWords, ...arabicFeatures },
};

const translationsOf = (word: string): string[] =>
  Object.values(TRANSLATIONS).flatMap((translations) => translations[`term.${word}`] ?? []);

/**
 * A colour or another value in every language. A value of several words is found by each of them, after the value that
 * consists only of that word: "blue" finds Blue before Sky Blue. Adjacent words are also found if they are written as
 * one word.
 */
export function nameWords(value: string): ValueWords {
  return named(value, wordsOf(plainText(value)).length > 1 ? PART : 0);
}

/** A product type: its words are at least as good as the same words in the name of a category or of a weave. */
export const typeWords = (value: string): ValueWords => named(value, 0);

/** A category, which a single word never matches exactly: "resin" finds Resin products before all Wax-Resin ribbons. */
export const partWords = (value: string): ValueWords => named(value, PART);

/** Measures inside a name are indexed as measures: PE Foam 1 mm. */
function named(value: string, penalty: number): ValueWords {
  const names = [value, ...translationsOf(value)].map((name) => wordsOf(plainText(name)));
  const { measures } = measuresIn(plainText(value));
  return { ...NONE, measures, words: withPenalty(names.flatMap(withJoined), penalty) };
}

const NUMBERS = /\d+(?:[./]\d+)*/g;

/** Features or the name of a product as words without measures, in every language: its size is a field of its own. */
export function featureWords(value: string): ValueWords {
  const features = value.split(',').map((feature) => feature.trim().replace(NUMBERS, '#'));
  const texts = features.flatMap((feature) => [feature, ...translationsOf(feature)]);
  const words = texts.flatMap((text) => wordsOf(plainText(text))).filter((word) => word.length > 2 && !/\d/.test(word));
  return { ...NONE, words: withPenalty(words, PIECE) };
}

/** The machines that a product fits, separated by commas: makes and models, also as one word. */
export function machineWords(value: string): ValueWords {
  const machines = value.split(',').map((machine) => wordsOf(plainText(machine)));
  return { ...NONE, words: withPenalty(machines.flatMap(withRuns), PART) };
}

/** A code as it is, without its hyphens, and its parts. */
export function codeWords(value: string): ValueWords {
  const parts = wordsOf(plainText(value));
  const pieces = parts.flatMap((part) => part.match(/\p{L}+|\d+/gu) ?? []);
  const words = new Map([...withPenalty(pieces, PIECE), ...withPenalty(parts, PART)]);
  const compact = compactCode(value);
  return { ...NONE, words: compact === '' ? words : words.set(compact, 0) };
}

/** A size or a length; a value without a number is indexed as a name. */
export function measureWords(value: string): ValueWords {
  const { measures } = measuresIn(plainText(value));
  if (measures.length === 0) return nameWords(value);
  const numbers = measures.flatMap(({ measure, asked }) => {
    const typed = asked.match(/\d+(?:\.\d+)?/g) ?? [];
    // A whole number is not a part of a pair: 1 is not the 1.0 of 0.3x1.0.
    return measure.kind === 'channel' ? typed.filter((number) => number.includes('.')) : typed.slice(0, 1);
  });
  const texts = [value, ...translationsOf(value.replace(NUMBERS, '#'))];
  const units = texts.flatMap((text) => wordsOf(plainText(text))).filter((word) => !/\d/.test(word));
  return { words: withPenalty(units, PART), measures, numbers: new Set(numbers) };
}

function withJoined(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, before) => `${words[before] ?? ''}${word}`);
  return [...words, ...joined];
}

/** The words, and each run of them as one word: `zt410`, `ttp244pro`. */
function withRuns(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('')),
  );
}

function withPenalty(words: readonly string[], penalty: number): Map<string, number> {
  return new Map(words.map((word) => [word, penalty]));
}
