import { westernDigits } from '@shop/contract/numbers';

/** Prefixes of a number of the UAE: the country code in its spellings, or the 0 of a national number. */
export const PHONE_PREFIXES = ['', '0', '971', '00971'];

/** The digits of a number without what countries write before it: those of +971 50, 00971 50 and 050 are the same. */
export const nationalDigits = (text: string): string =>
  westernDigits(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?971/, '')
    .replace(/^0+/, '');

/** The digits of one number in all common forms; none if it has too few. */
export function writtenForms(phone: string): string[] {
  const digits = nationalDigits(phone);
  return digits.length < 7 ? [] : PHONE_PREFIXES.map((prefix) => prefix + digits);
}
