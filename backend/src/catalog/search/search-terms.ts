import { type Measure, measuresIn } from '@shop/contract/measures';
import { compactCode, plainText, wordsOf } from './plain-words.js';
import type { Synonyms } from './synonyms.js';

/** A part of a search that a product has to have. */
export type SearchTerm = { readonly asked: string } & (
  | { readonly kind: 'measure'; readonly measure: Measure }
  /** A number without a unit: of a size, a length, a pack or a code. */
  | { readonly kind: 'number'; readonly digits: string }
  /** One of these ways to say it: all words of the way. The first is what was typed. */
  | { readonly kind: 'words'; readonly ways: readonly (readonly string[])[] }
);

/** What is left out of a search is never what tells products apart. */
const FILLERS = new Set('of the for and with a an some to in need please size من في مع علي'.split(' '));

/** "40 rolls of": how much is wanted, not what. */
const QUANTITY =
  /^\s*\d+\s*(?:rolls?|reels?|box(?:es)?|pack(?:et)?s?|pcs|pieces?|coils?|sets?|لف(?:ه|ات)|بكر(?:ه|ات)|صندوق|صناديق)\s+(?:of|من)\s+/;

const NUMBER = /^\d+(?:\.\d+)?$/;
const MOST_TERMS = 10;

/** A piece of the text between blanks, as `scf-900`, and its words. */
interface Piece {
  readonly text: string;
  readonly words: readonly string[];
}

/** @param text as it was typed; what comes after the tenth term is left out */
export function searchTerms(text: string, synonyms: Synonyms): SearchTerm[] {
  const { measures, rest } = measuresIn(plainText(text).replace(QUANTITY, ''));
  const pieces = rest
    .split(/[\s,;()]+/)
    .map((piece): Piece => ({ text: piece, words: NUMBER.test(piece) ? [piece] : wordsOf(piece) }))
    .filter(({ words }) => words.length > 0);
  const asked = pieces.filter(({ text: piece }) => !FILLERS.has(piece));
  const measured = measures.map((one): SearchTerm => ({ kind: 'measure', ...one }));
  const wanted = asked.length > 0 || measured.length > 0 ? asked : pieces;
  return [...measured, ...wordTerms(wanted, synonyms)].slice(0, MOST_TERMS);
}

function wordTerms(pieces: readonly Piece[], synonyms: Synonyms): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let at = 0;
  while (at < pieces.length) {
    const found = synonyms.at(pieces.slice(at).map(({ words }) => words));
    const [piece] = pieces.slice(at, at + 1);
    if (piece === undefined) break;
    const said = pieces.slice(at, at + (found?.pieces ?? 1));
    const typed = said.map(({ text }) => text).join(' ');
    if (found !== undefined) {
      terms.push({ kind: 'words', asked: typed, ways: [said.flatMap(({ words }) => words), ...found.ways] });
    } else {
      terms.push(NUMBER.test(piece.text) ? { kind: 'number', asked: typed, digits: piece.text } : wordTerm(piece));
    }
    at += said.length;
  }
  return terms;
}

/** A piece with hyphens is one code or several words. */
function wordTerm({ text, words }: Piece): SearchTerm {
  const compact = compactCode(text);
  const ways = words.length > 1 ? [[compact], words] : [words];
  return { kind: 'words', asked: text, ways };
}
