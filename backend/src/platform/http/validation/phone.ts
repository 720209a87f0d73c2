import { withoutInvisibleMarks } from '@shop/contract/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { refuseField } from '../../errors/refuse.js';

/**
 * True for a phone number: with `+` of any country, else of the UAE (050 123 4567). For other countries only the length
 * is checked, because their number ranges change.
 */
export function isPhone(text: string): boolean {
  const phone = parsePhoneNumberFromString(withoutInvisibleMarks(text), { defaultCountry: 'AE', extract: false });
  if (phone === undefined) return false;
  return phone.countryCallingCode === '971' ? phone.isValid() : phone.isPossible();
}

/** Converts a phone number to the international form, like +971501234567. @param phone must pass `isPhone` */
export function internationalPhone(phone: string): string {
  return parsePhoneNumberFromString(withoutInvisibleMarks(phone), { defaultCountry: 'AE' })?.number ?? phone;
}

/** @throws DomainError VALIDATION_FAILED, with the field and the value */
export function requirePhone(field: string, value: string): void {
  if (isPhone(value)) return;
  throw refuseField(field, 'PHONE', { value });
}
