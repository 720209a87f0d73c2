import { withoutInvisibleMarks } from '@shop/contract/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { refuseField } from '../../errors/refuse.js';

/**
 * Whether a text is a phone number: with `+` one of any country, else one of the UAE (050 123 4567). Of other countries
 * the length alone is checked: new ranges of theirs come before we hear of them.
 */
export function isPhone(text: string): boolean {
  const phone = parsePhoneNumberFromString(withoutInvisibleMarks(text), { defaultCountry: 'AE', extract: false });
  if (phone === undefined) return false;
  return phone.countryCallingCode === '971' ? phone.isValid() : phone.isPossible();
}

/** A phone number in international form, like +971501234567. @param phone one that `isPhone` takes */
export function internationalPhone(phone: string): string {
  return parsePhoneNumberFromString(withoutInvisibleMarks(phone), { defaultCountry: 'AE' })?.number ?? phone;
}

/** @throws DomainError VALIDATION_FAILED, with the field and the value */
export function requirePhone(field: string, value: string): void {
  if (isPhone(value)) return;
  throw refuseField(field, 'PHONE', { value });
}
