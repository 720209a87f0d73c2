import { distance } from 'fastest-levenshtein';

/** Penalties for words that match only partly; an exact match has 0. */
export const PENALTY = { begins: 1, inside: 2 } as const;

/** A word of the catalogue that matches a typed one. */
export interface KnownWord {
  readonly word: string;
  readonly penalty: number;
}

const HAS_DIGIT = /\d/;
/** From this length on, codes are also searched for the text inside them. */
const INSIDE_FROM = 3;
/** Shorter numbers match only exactly: 25 is not the beginning of a code. */
const NUMBER_BEGINS_FROM = 3;

/** Endings of words with the same stem: crease and creasing, eject and ejection. */
const ENDING = /^([a-z]{4,})(?:ing|ed|er|or|ion|e)$/;

const SHORTEST_PART = 3;

/** All words of a catalogue, a few thousand. */
export class Vocabulary {
  private readonly sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.sorted = [...new Set(words)].sort();
  }

  /** The words that equal the typed one or begin with it; codes also if they contain it. */
  matching(typed: string): KnownWord[] {
    const isCode = HAS_DIGIT.test(typed);
    if (/^\d+$/.test(typed) && typed.length < NUMBER_BEGINS_FROM)
      return this.has(typed) ? [{ word: typed, penalty: 0 }] : [];
    const known = this.beginning(typed);
    if (!isCode || typed.length < INSIDE_FROM) return known;
    const inside = this.sorted.filter((word) => word.indexOf(typed) > 0);
    return [...known, ...inside.map((word) => ({ word, penalty: PENALTY.inside }))];
  }

  /**
   * The words that differ from this one by a typing error or two, those with the fewest errors. Codes are not
   * corrected.
   */
  resembling(typed: string): string[] {
    let fewest = mostErrors(typed);
    let found: string[] = [];
    if (fewest === 0) return found;
    for (const word of this.sorted) {
      if (Math.abs(word.length - typed.length) > fewest || HAS_DIGIT.test(word)) continue;
      const errors = errorsBetween(typed, word);
      if (errors > fewest || !isLikely(typed, word, errors)) continue;
      if (errors < fewest) found = [];
      fewest = errors;
      found.push(word);
    }
    return found;
  }

  /** The two words that were written together; the first one as long as possible. */
  partsOf(typed: string): string[] {
    for (let at = typed.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const parts = [typed.slice(0, at), typed.slice(at)];
      if (parts.every((part) => this.has(part))) return parts;
    }
    return [];
  }

  /** The words that begin with the stem of the typed one. */
  ofFamily(typed: string): KnownWord[] {
    const [, stem] = ENDING.exec(typed) ?? [];
    if (stem === undefined) return [];
    return this.beginning(stem).map(({ word }) => ({ word, penalty: PENALTY.inside }));
  }

  private has(word: string): boolean {
    return this.sorted[this.placeOf(word)] === word;
  }

  private beginning(typed: string): KnownWord[] {
    const found: KnownWord[] = [];
    for (let at = this.placeOf(typed); this.sorted[at]?.startsWith(typed) === true; at += 1) {
      const word = this.sorted[at] ?? '';
      found.push({ word, penalty: word === typed ? 0 : PENALTY.begins });
    }
    return found;
  }

  /** The index of the first word that does not sort before this one. */
  private placeOf(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One error in short words, two in those of six letters and more: a name of five letters resembles too many words. */
function mostErrors(typed: string): number {
  if (HAS_DIGIT.test(typed) || typed.length < 3) return 0;
  return typed.length < 6 ? 1 : 2;
}

/**
 * In a word with two errors, and in a word of three letters with one, the first letter is rarely wrong; in three
 * letters also the last one.
 */
function isLikely(typed: string, word: string, errors: number): boolean {
  if (typed.length === 3) return word[0] === typed[0] && word.at(-1) === typed.at(-1);
  return errors < 2 || word[0] === typed[0];
}

/** Two swapped neighbouring letters count as one error. */
function errorsBetween(typed: string, word: string): number {
  const errors = distance(typed, word);
  return errors === 2 && isSwapped(typed, word) ? 1 : errors;
}

function isSwapped(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
  return swapped === word;
}
