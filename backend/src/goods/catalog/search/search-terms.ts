import { type Measure, measuresIn } from '@shop/contract/measures';
import { compactCode, plainText, wordsOf } from './plain-words.js';
import type { Synonyms } from './synonyms.js';

/** A mistyped word, and the words of the catalogue that it was taken for. */
export interface Correction {
  readonly asked: string;
  readonly found: readonly string[];
}

/** A part of a search that a product has to have. */
export type SearchTerm = { readonly asked: string } & (
  | { readonly kind: 'measure'; readonly measure: Measure }
  /** A number without a unit: of a size, a length, a pack or a code. */
  | { readonly kind: 'number'; readonly digits: string }
  /** One of these ways to say it: all words of the way. Other ways of the trade are taken to the letter. */
  | {
      readonly kind: 'words';
      readonly ways: readonly (readonly string[])[];
      readonly synonyms: readonly (readonly string[])[];
      readonly corrected: readonly Correction[];
    }
);

/** Suggestions of the catalogue for a word that it does not know; none for a known word. */
export interface Speller {
  /** The two words that were written as one. */
  readonly split: (word: string) => readonly string[];
  /** The words that a mistyped one may stand for, the likeliest first. */
  readonly correct: (word: string) => readonly string[];
}

/** Words that are left out of a search never tell products apart. */
const FILLERS = new Set(
  'of the for and with by a an some to in need please size made from origin quality grade من في مع علي صنع صناعه مقاس'.split(
    ' ',
  ),
);

/** "40 rolls": how much is wanted, not what. Pieces are counted with "of" alone: packs have a number of them. */
const QUANTITIES = [
  /(?<![\p{L}\d.-])\d+ *(?:rolls?|reels?|box(?:es)?|packets?|packs?|coils?|sets?|nos|لف(?:ه|ات)|بكر(?:ه|ات)|صندوق|صناديق)(?![\p{L}\d])(?: +(?:of|من)(?!\p{L}))?/u,
  /(?<!\p{L})(?:qty|quantity|الكميه|كميه)[ :.=]*\d+/u,
  /(?<![\p{L}\d.-])\d+ *(?:pcs|pieces?|قطع(?:ه)?) +(?:of|من)(?!\p{L})/u,
];

const NUMBER = /^\d+(?:\.\d+)?$/;
const MOST_TERMS = 10;

/** A piece of the text between blanks, as `scf-900`, and its words. */
interface Piece {
  readonly text: string;
  readonly words: readonly string[];
}

/** @param text as it was typed; what comes after the tenth term is left out */
export function searchTerms(text: string, synonyms: Synonyms, speller: Speller): SearchTerm[] {
  const { measures, rest } = measuresIn(withoutQuantity(plainText(text)));
  const pieces = rest
    .split(/[\s,;()]+/)
    .map((piece): Piece => ({ text: piece, words: NUMBER.test(piece) ? [piece] : wordsOf(piece) }))
    .filter(({ words }) => words.length > 0);
  const meaningful = pieces.filter(({ text: piece }) => !FILLERS.has(piece));
  const measured = measures.map((one): SearchTerm => ({ kind: 'measure', ...one }));
  const wanted = meaningful.length > 0 || measured.length > 0 ? meaningful : pieces;
  return [
    ...measured,
    ...wordTerms(
      wanted.map((piece) => meant(piece, speller)),
      synonyms,
    ),
  ].slice(0, MOST_TERMS);
}

/** A text that says a quantity alone is searched for as it stands. */
function withoutQuantity(plain: string): string {
  const rest = QUANTITIES.reduce((text, quantity) => text.replace(quantity, ' '), plain);
  return /[\p{L}\d]/u.test(rest) ? rest : plain;
}

/** A piece as it was meant. */
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

function wordTerms(pieces: readonly MeantPiece[], synonyms: Synonyms): SearchTerm[] {
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
  return terms;
}

/** A phrase of synonyms was found with the likeliest word. */
const firstOnly = ({ asked, found }: Correction): Correction => ({ asked, found: found.slice(0, 1) });

/** A piece with hyphens is one code or several words; a mistyped word may stand for one of several. */
function wordTerm({ text, words, corrected }: MeantPiece): SearchTerm {
  const [correction] = corrected;
  if (words.length === 1 && correction) {
    return { kind: 'words', asked: text, ways: correction.found.map((word) => [word]), synonyms: [], corrected };
  }
  const ways = words.length > 1 ? [[compactCode(text)], words] : [words];
  return { kind: 'words', asked: text, ways, synonyms: [], corrected };
}
