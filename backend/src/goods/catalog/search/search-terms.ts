import { type Measure, measuresIn } from '@shop/contract/measures';
import { compactCode, plainText, wordsOf } from './plain-words.js';
import type { Synonyms } from './synonyms.js';
import { isFiller, isVague } from './vague-words.js';

/** A mistyped word, and the words of the catalogue that replace it. */
export interface Correction {
  readonly asked: string;
  readonly found: readonly string[];
}

/** A part of a search that a product must match. */
export type SearchTerm = { readonly asked: string } & (
  | { readonly kind: 'measure'; readonly measure: Measure }
  /** A number without a unit: of a size, a length, a pack or a code. */
  | { readonly kind: 'number'; readonly digits: string }
  /** Alternative phrases: a product must have all words of one of them. Synonyms are matched literally. */
  | {
      readonly kind: 'words';
      readonly ways: readonly (readonly string[])[];
      readonly synonyms: readonly (readonly string[])[];
      readonly corrected: readonly Correction[];
    }
  /** A SKU without the zeros before its number: `rib-1`, `CRM 14`. */
  | { readonly kind: 'sku'; readonly prefix: string; readonly digits: string }
);

/** Suggestions for a word that the catalogue does not contain; none for a known word. */
export interface Speller {
  /** True if products, synonyms or vague words have this word. */
  readonly isKnown: (word: string) => boolean;
  /** The two words that were written together. */
  readonly split: (word: string) => readonly string[];
  /** The corrections of a mistyped word, the most likely first. */
  readonly correct: (word: string) => readonly string[];
  /** True if a SKU has these letters and a number that begins with these digits. */
  readonly isShortSku: (prefix: string, digits: string) => boolean;
  /** True if this is the model of a machine: `zt410`. */
  readonly isModel: (word: string) => boolean;
}

/**
 * "40 rolls" is a quantity, not a search term. Pieces count as a quantity only with "of", since packs have a number of
 * pieces too.
 */
const QUANTITIES = [
  /(?<![\p{L}\d.-])\d+ *(?:rolls?|reels?|box(?:es)?|packets?|packs?|coils?|sets?|nos|لف(?:ه|ات)|بكر(?:ه|ات)|صندوق|صناديق)(?![\p{L}\d])(?: +(?:of|من)(?!\p{L}))?/u,
  /(?<!\p{L})(?:qty|quantity|الكميه|كميه)[ :.=]*\d+/u,
  /(?<![\p{L}\d.-])\d+ *(?:pcs|pieces?|قطع(?:ه)?) +(?:of|من)(?!\p{L})/u,
];

/** "300 gsm" is one word: products have no such measure, and 300 is not a length. */
const OTHER_UNIT = /(\d) +(gsm|microns?|mic|kgs?|grams?|جرام|ميكرون)(?!\p{L})/gu;

const NUMBER = /^\d+(?:\.\d+)?$/;
const SHORT_SKU = /(?<![\p{L}\d-])(\p{L}{2,})[ _-]?([1-9]\d*)(?![\p{L}\d.-])/gu;
const MOST_TERMS = 10;

/** A part of the text between blanks, for example `scf-900`, and its words. */
interface Piece {
  readonly text: string;
  readonly words: readonly string[];
}

/** @param text as typed; terms after the tenth are ignored */
export function searchTerms(text: string, synonyms: Synonyms, speller: Speller): SearchTerm[] {
  const { measures, rest: unmeasured } = measuresIn(
    withModels(withoutQuantity(plainText(text)).replace(OTHER_UNIT, '$1$2'), speller),
  );
  const { skus, rest } = shortSkusIn(unmeasured, speller);
  const pieces = rest
    .split(/[\s,;()]+/)
    .map((piece): Piece => ({ text: piece, words: NUMBER.test(piece) ? [piece] : wordsOf(piece) }))
    .filter(({ words }) => words.length > 0);
  const meaningful = pieces.filter(({ text: piece }) => !isFiller(piece));
  const measured = [...measures.map((one): SearchTerm => ({ kind: 'measure', ...one })), ...skus];
  const wanted = meaningful.length > 0 || measured.length > 0 ? meaningful : pieces;
  return [
    ...measured,
    ...wordTerms(
      wanted.map((piece) => meant(piece, speller)),
      synonyms,
      speller,
    ),
  ].slice(0, MOST_TERMS);
}

const MOST_PARTS = 4;

/** Models that were written with blanks as one word: `zt 410`, `cl 4 nx`. */
function withModels(plain: string, { isModel }: Speller): string {
  const pieces = plain.split(/\s+/);
  const joined: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const lengths = Array.from({ length: MOST_PARTS - 1 }, (_, index) => MOST_PARTS - index);
    const length =
      lengths.find((one) => at + one <= pieces.length && isModel(compactCode(pieces.slice(at, at + one).join('')))) ??
      1;
    joined.push(length === 1 ? (pieces[at] ?? '') : compactCode(pieces.slice(at, at + length).join('')));
    at += length;
  }
  return joined.join(' ');
}

function shortSkusIn(text: string, { isShortSku }: Speller): { skus: SearchTerm[]; rest: string } {
  const skus: SearchTerm[] = [];
  const rest = text.replace(SHORT_SKU, (requested: string, prefix: string, digits: string) => {
    if (!isShortSku(prefix, digits)) return requested;
    skus.push({ kind: 'sku', asked: requested, prefix, digits });
    return ' ';
  });
  return { skus, rest };
}

/** A text that contains only a quantity is searched unchanged. */
function withoutQuantity(plain: string): string {
  const rest = QUANTITIES.reduce((text, quantity) => text.replace(quantity, ' '), plain);
  return /[\p{L}\d]/u.test(rest) ? rest : plain;
}

/** A piece after correction of typing errors. */
interface MeantPiece extends Piece {
  readonly corrected: readonly Correction[];
}

function meant({ text, words }: Piece, { split, correct }: Speller): MeantPiece {
  const corrected: Correction[] = [];
  const spelled = words.flatMap((word) => {
    const parts = split(word);
    if (parts.length > 0) return parts;
    const found = correct(word);
    if (found.length > 0) corrected.push({ asked: words.length === 1 ? text : word, found });
    return found[0] ?? word;
  });
  return { text, words: spelled, corrected };
}

function wordTerms(pieces: readonly MeantPiece[], synonyms: Synonyms, { isKnown }: Speller): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let at = 0;
  while (at < pieces.length) {
    const found = synonyms.at(pieces.slice(at).map(({ words }) => words));
    const [piece] = pieces.slice(at, at + 1);
    if (piece === undefined) break;
    const said = pieces.slice(at, at + (found?.pieces ?? 1));
    const requested = said.map(({ text }) => text).join(' ');
    if (found !== undefined) {
      const ways = [said.flatMap(({ words }) => words)];
      const corrected = said.flatMap((one) => one.corrected.map(firstOnly));
      terms.push({ kind: 'words', asked: requested, ways, synonyms: found.ways, corrected });
    } else {
      terms.push(NUMBER.test(piece.text) ? { kind: 'number', asked: requested, digits: piece.text } : wordTerm(piece));
    }
    at += said.length;
  }
  return withChoices(terms, isKnown);
}

const OR = new Set(['or', 'او', 'oder']);

const NO_WORDS = { kind: 'words', ways: [], synonyms: [], corrected: [] } as const;

/** "black or white" is one term with two ways; elsewhere, no product has an "or". */
function withChoices(terms: readonly SearchTerm[], isKnown: Speller['isKnown']): SearchTerm[] {
  const isChoice = (term: SearchTerm | undefined) =>
    term?.kind === 'words' && [...term.ways, ...term.synonyms].flat().some(isKnown);
  const joined: SearchTerm[] = [];
  for (const term of terms) {
    const [or, before] = [joined.at(-1), joined.at(-2)];
    if (
      term.kind !== 'words' ||
      before?.kind !== 'words' ||
      !OR.has(or?.asked ?? '') ||
      !isChoice(term) ||
      !isChoice(before)
    )
      joined.push(term);
    else
      joined.splice(-2, 2, {
        kind: 'words',
        asked: `${before.asked} ${or?.asked ?? ''} ${term.asked}`,
        ways: [...before.ways, ...term.ways],
        synonyms: [...before.synonyms, ...term.synonyms],
        corrected: [...before.corrected, ...term.corrected],
      });
  }
  // It begins names of colours.
  return joined.map((term) => (OR.has(term.asked) ? { ...NO_WORDS, asked: term.asked } : term));
}

/** A synonym was found with the most likely correction. */
const firstOnly = ({ asked, found }: Correction): Correction => ({ asked, found: found.slice(0, 1) });

/** A piece with hyphens is one code or several words; each of the words may be corrected. */
function wordTerm({ text, words, corrected }: MeantPiece): SearchTerm {
  const [correction] = corrected;
  if (isVague(text)) return { kind: 'words', asked: text, ways: [], synonyms: [words], corrected };
  if (words.length === 1 && correction) {
    return { kind: 'words', asked: text, ways: correction.found.map((word) => [word]), synonyms: [], corrected };
  }
  const ways = words.length > 1 ? [[compactCode(text)], words] : [words];
  return { kind: 'words', asked: text, ways, synonyms: [], corrected };
}
