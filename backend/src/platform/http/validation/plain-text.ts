/** Control characters other than tab and line breaks, and halves of characters: no keyboard makes them, databases and PDFs choke on them. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !UNPRINTABLE.test(value);
}

/** Characters as people count them, not halves of pairs: as `MaxLength` of the bodies does, and JSON Schema. */
export function isLongerThan(max: number, text: string): boolean {
  return text.length > max && [...text].length > max;
}

/** A search text with everything unprintable turned into a space. */
export function searchable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, ' ').trim();
}
