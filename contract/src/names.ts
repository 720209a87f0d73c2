import { withIsolates } from './isolation.js';
import type { Language } from './languages.js';

/** `1/2`, `0.4` and `−10` are one number each. */
const NUMBERS = /−?\d+(?:[./]\d+)*/g;

/** The texts of a language by their keys. */
type TermText = (key: `term.${string}`) => string | undefined;

/**
 * A word of the catalog in another language; undefined without a translation. The texts have one entry for all
 * numbers: `#-inch`.
 */
export function termIn(word: string, textOf: TermText): string | undefined {
  const numbers = word.match(NUMBERS) ?? [];
  return (
    textOf(`term.${word}`) ?? textOf(`term.${word.replace(NUMBERS, '#')}`)?.replace(/#/g, () => numbers.shift() ?? '')
  );
}

interface NamedCategory {
  readonly displayName: string;
  /** Entered by staff. Empty or missing if there is none. */
  readonly displayNameAr?: string | undefined;
}

/** The name of a category for a reader: in Arabic the one that staff entered, otherwise the translated one. */
export function nameOfCategory(
  { displayName, displayNameAr = '' }: NamedCategory,
  language: Language,
  term: (word: string) => string,
): string {
  return language === 'ar' && displayNameAr !== '' ? displayNameAr : term(displayName);
}

interface NamedProduct {
  readonly category: NamedCategory;
  /** Entered by staff. Empty or missing if there is none. */
  readonly nameAr?: string | undefined;
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
}

/** The Arabic name that staff entered, otherwise one made of translated words; words without a translation stay as they are. */
export function arabicName(product: NamedProduct, term: (word: string) => string): string {
  const { category, nameAr = '', size, variant, color, code } = product;
  if (nameAr !== '') return nameAr;
  const words = [size, variant, color, code].filter(Boolean).map(term);
  return [nameOfCategory(category, 'ar', term), ...words].filter(Boolean).join(' ');
}

interface NamedLine {
  readonly productName: string;
  /** Empty or missing if there is none. */
  readonly productNameAr?: string | undefined;
}

/** The name of a line for a reader; in English if there is no Arabic one. */
export function nameOfLine({ productName, productNameAr = '' }: NamedLine, language: Language): string {
  return language === 'ar' && productNameAr !== '' ? withIsolates(productNameAr, language) : productName;
}

interface LegalParty {
  readonly legalName: string;
  /** Empty or missing if there is none. */
  readonly legalNameAr?: string | undefined;
}

/** The legal name for a reader; in English if there is no Arabic one. */
export function legalNameOf({ legalName, legalNameAr = '' }: LegalParty, language: Language): string {
  return language === 'ar' && legalNameAr !== '' ? legalNameAr : legalName;
}
