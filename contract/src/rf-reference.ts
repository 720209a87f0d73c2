/** Creditor references of ISO 11649: `RF`, two check digits, and the letters and digits of a document's number. */

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** Letters count as the numbers from 10 on. */
const remainderOf = (text: string): number =>
  [...text].reduce((rest, character) => {
    const value = parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** The standard allows 25 characters. */
const MOST_OF_NUMBER = 21;

/**
 * @param number of the invoice, as `INV-2026-00012`
 * @returns for example `RF49INV202600012`; empty for a number without Latin letters and digits, or a longer one
 */
export function rfReferenceOf(number: string): string {
  const body = compact(number);
  if (body === '' || body.length > MOST_OF_NUMBER) return '';
  return `RF${String(98 - remainderOf(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** In groups of four, as it is printed. */
export const printedRfReference = (reference: string): string => reference.replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** Returns whether the words of a bank have a reference, however its groups are separated. */
export function rfReferencesIn(text: string): (reference: string) => boolean {
  const words = compact(text);
  return (reference) => reference !== '' && words.includes(reference);
}

/** The words without references: the groups of one would read as other numbers. */
export const withoutRfReferences = (text: string): string => text.replaceAll(/\bRF ?\d{2}[A-Z0-9 ]*/giu, ' ');
