import { distance } from 'fastest-levenshtein';

/** Penalties of a word that a product has in another way than it was typed; 0 is the word itself. */
export const PENALTY = { begins: 1, inside: 2, mistyped: 3 } as const;

/** A word of the catalogue that stands for a typed one. */
export interface KnownWord {
  readonly word: string;
  readonly penalty: number;
}

const HAS_DIGIT = /\d/;
/** From this length on, parts of codes are looked for inside of them too. */
const INSIDE_FROM = 3;
/** Short numbers stand for themselves: 25 is not the beginning of a code. */
const NUMBER_BEGINS_FROM = 3;

/** All words of a catalogue, some thousand. */
export class Vocabulary {
  private readonly sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.sorted = [...new Set(words)].sort();
  }

  /** The words that are the typed one or begin with it; of codes also those that contain it. */
  matching(typed: string): KnownWord[] {
    const isCode = HAS_DIGIT.test(typed);
    if (/^\d+$/.test(typed) && typed.length < NUMBER_BEGINS_FROM)
      return this.has(typed) ? [{ word: typed, penalty: 0 }] : [];
    const known = this.beginning(typed);
    if (!isCode || typed.length < INSIDE_FROM) return known;
    const inside = this.sorted.filter((word) => word.indexOf(typed) > 0);
    return [...known, ...inside.map((word) => ({ word, penalty: PENALTY.inside }))];
  }

  /** The words that a typing error or two made of this one; those with the fewest errors. Codes are never mistyped ones. */
  resembling(typed: string): KnownWord[] {
    const most = mostErrors(typed);
    if (most === 0) return [];
    let fewest = most;
    let found: string[] = [];
    for (const word of this.sorted) {
      if (Math.abs(word.length - typed.length) > fewest || HAS_DIGIT.test(word)) continue;
      const errors = distance(typed, word);
      if (errors > fewest) continue;
      if (errors < fewest) found = [];
      fewest = errors;
      found.push(word);
    }
    return found.map((word) => ({ word, penalty: PENALTY.mistyped }));
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

  /** The place of the first word that is not before this one. */
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

/** One error in four or five letters, two in more: two exchanged letters count as two. */
function mostErrors(typed: string): number {
  if (HAS_DIGIT.test(typed) || typed.length < 4) return 0;
  return typed.length < 6 ? 1 : 2;
}
