import { cleanText } from '@shop/contract/text';

/** Normalises email addresses for storage and lookup: lower case, without invisible characters. */
export function storedEmail(email: string): string {
  return cleanText(email).trim().toLowerCase().normalize('NFC');
}
