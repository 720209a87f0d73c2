import { westernDigits } from '@shop/contract/numbers';
import { withoutInvisibleMarks } from '@shop/contract/text';
import { searchable } from '../../../platform/http/validation/plain-text.js';

/** Arabic spellings of units, in normalised letters; they are recognised only after a number. */
const ARABIC_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:مليمتر|ميليمتر|ملم|مم)(?![ء-ي])/g, '$1mm'],
  [/(\d)\s*(?:سنتيمتر|سنتمتر|سم)(?![ء-ي])/g, '$1cm'],
  [/(\d)\s*(?:بوصه|انش|اينش)(?![ء-ي])/g, '$1inch'],
  [/(\d)\s*(?:يارده|ياردات|يارد)(?![ء-ي])/g, '$1yd'],
  [/(\d)\s*(?:امتار|مترا|متر|م)(?![ء-ي])/g, '$1m'],
  [/(\d)\s*(?:قطعه|قطع)(?![ء-ي])/g, '$1pcs'],
];

/**
 * Normalises a text for searches: lower case without accents and vowel signs, digits 0-9, one form for letters that
 * Arabic writes in several ways (alef, final ya, ta marbuta) and none for hamza, `x` for every multiplication sign, `"`
 * for every inch sign.
 */
export function plainText(text: string): string {
  const separated = searchable(withoutInvisibleMarks(text)).replace(/(\d)(?=[¼½¾])/g, '$1 ');
  const plain = westernDigits(separated)
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replaceAll('٫', '.')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ء', '')
    .replace(/[×✕∗*]/g, 'x')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[“”„″]|''|′′|’’/g, '"')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');
  return ARABIC_UNITS.reduce((known, [unit, written]) => known.replace(unit, written), plain).trim();
}

/** Articles that Arabic writes as a prefix, also combined with "and", "for" and "with". */
const ARABIC_ARTICLE = /^(?:وال|بال|فال|كال|لل|ال)(?=[ء-ي]{3,})/;

/** The stem of a word: equal for singular and plural, and for an Arabic word with and without its article. */
function stemOf(word: string): string {
  if (/^[ء-ي]/.test(word)) return word.replace(ARABIC_ARTICLE, '');
  if (word === 'matrices') return 'matrix';
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[a-z]s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words of a normalised text in their order: letters and digits, separated by anything else; `A++` is one word. */
export function wordsOf(plain: string): string[] {
  return (plain.match(/[\p{L}\d]+(?:\+{1,2}(?![\p{L}\d]))?/gu) ?? []).map(stemOf);
}

/** A code without its hyphens, blanks and dots: `SCF-900` and `scf 900` are `scf900`. */
export function compactCode(text: string): string {
  return plainText(text).replace(/[^\p{L}\d]+/gu, '');
}
