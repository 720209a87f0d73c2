/** Control characters other than tab and line breaks, and halves of characters: no keyboard makes them, databases and PDFs choke on them. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !UNPRINTABLE.test(value);
}

/** A search text with everything unprintable turned into a space. */
export function searchable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, ' ').trim();
}
