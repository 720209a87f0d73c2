import { cleanText } from '@shop/contract/text';

/**
 * E-mail addresses are stored and looked up in lower case and without invisible marks: they are one without regard to
 * either.
 */
export function storedEmail(email: string): string {
  return cleanText(email).trim().toLowerCase().normalize('NFC');
}
