import { type Language, LANGUAGES } from './languages.js';
import { writtenNumber } from './message.js';
import { packsIn } from './quantity-rules.js';
import { countedUnit, unitNamed } from './units.js';
import { countedForm } from './words/ar/counted-units.js';

/** The words of units in a language. */
export interface UnitWords {
  readonly language: Language;
  /** The word of the catalog in the language; an unknown one stays as it is. */
  readonly term: (word: string) => string;
}

/** A unit as written after its number: '3 rolls', '3 لفات'. An unknown unit is not translated. */
export function countedWord(unit: string, qty: number, { language, term }: UnitWords): string {
  if (language === 'en') return countedUnit(unit, qty);
  const name = term(unit) === unit ? unitNamed(unit) : unit;
  return term(name) === name ? unit : countedForm(name, qty, term(name));
}

export interface PackedLine {
  readonly qty: number;
  /** The units in a pack; null or missing if it is not packed. */
  readonly packSize?: number | null | undefined;
  readonly packUnit?: string | undefined;
}

/** A quantity in whole packs and single units: '2 cartons of 12 + 5'; empty if it fills no pack. */
export function packedText({ qty, packSize = null, packUnit = '' }: PackedLine, words: UnitWords): string {
  const { packs, rest } = packsIn(qty, packSize);
  if (packs === 0) return '';
  const pack = countedWord(packUnit, packs, words);
  const whole = [writtenNumber(packs), pack, LANGUAGES[words.language].packOf, writtenNumber(packSize ?? 0)].join(' ');
  return rest === 0 ? whole : `${whole} + ${writtenNumber(rest)}`;
}
