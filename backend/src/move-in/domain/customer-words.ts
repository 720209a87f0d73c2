import { type CountryChoice, countryChoices, HOME_COUNTRY } from '@shop/contract/countries';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { LANGUAGE_CODES } from '@shop/contract/languages';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { isPhone } from '../../platform/http/validation/phone.js';
import { nameKey } from './customer-names.js';

/** Words in the names of companies of the UAE and its trade partners. */
const LEGAL_FORM =
  /\b(?:l\.?\s?l\.?\s?c|f\.?z\.?[ce]|fzco|fz-?llc|dmcc|est|establishment|co|company|corp|inc|ltd|limited|p?jsc|plc|gmbh|trading|industries|factory|group)\b|(?:^|\s)(?:شركة|مؤسسة|مصنع|مجموعة|ذ\.?\s?م\.?\s?م|ش\.?\s?ذ\.?\s?م\.?\s?م)/iu;

export const hasLegalForm = (name: string): boolean => LEGAL_FORM.test(name);

/** The codes of Zoho Books. */
const OTHER_CODES: Readonly<Record<string, Emirate>> = {
  AB: 'AUH',
  DU: 'DXB',
  SH: 'SHJ',
  AJ: 'AJM',
  UM: 'UAQ',
  RA: 'RAK',
  FU: 'FUJ',
};

const letters = (text: string): string =>
  nameKey(text)
    .replace(/\b(?:emirate of|emirate|city)\b|\(.*?\)/gu, '')
    .replace(/[^\p{L}]+/gu, '')
    .replace(/^(?:al|ar|ras?)(?=quwain$)/u, '');

const EMIRATE_BY_LETTERS: ReadonlyMap<string, Emirate> = new Map(
  EMIRATES.flatMap((emirate) => [
    [letters(emirate), emirate] as const,
    ...LANGUAGE_CODES.map((language) => [letters(EMIRATE_NAMES[language][emirate]), emirate] as const),
  ]),
);

/** The emirate of a code or name in either language. @returns '' if the text is neither */
export function emirateIn(text: string): Emirate | '' {
  return OTHER_CODES[text.trim().toUpperCase()] ?? EMIRATE_BY_LETTERS.get(letters(text)) ?? '';
}

const COUNTRY_BY_NAME: ReadonlyMap<string, string> = new Map(
  LANGUAGE_CODES.flatMap((language) => countryChoices(language)).map(({ id, name }: CountryChoice) => [
    nameKey(name),
    id,
  ]),
);

/** The code of a country, which is the UAE if the text is empty. The text itself if it is not known. */
export function countryIn(text: string): string {
  const code = text.trim().toUpperCase();
  if (code === '' || /^U\.?A\.?E\.?$/u.test(code)) return HOME_COUNTRY;
  return COUNTRY_BY_NAME.get(nameKey(text)) ?? code;
}

/** The days of a payment term such as `Net 30`. @returns undefined if the text has no number of days */
export function termDays(text: string): number | undefined {
  if (/^(?:due on receipt|cash|cod|cash on delivery|immediate(?: payment)?)$/iu.test(text.trim())) return 0;
  const [, days] = /^(?:net\s*)?(\d{1,3})(?:\.0+)?(?:\s*days?)?$/iu.exec(text.trim()) ?? [];
  return days === undefined ? undefined : Number(days);
}

/** The first valid number: old books have several in one cell, with words. The text itself if there is none. */
export function phoneIn(text: string): string {
  const parts = [text, ...text.split(/[;,/|\n]|(?:phone|mobile|tel|fax)\s*:?/iu)].map((part) => part.trim());
  return parts.find(isPhone) ?? text.trim();
}
