/**
 * Control characters other than tab and line break, lone surrogates, and what is no character. Databases, PDFs and the XML
 * of e-invoices can't store or show them.
 */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !UNPRINTABLE.test(value);
}

/** Counts code points like `MaxLength` and JSON Schema, not UTF-16 units. */
export function isLongerThan(max: number, text: string): boolean {
  return text.length > max && [...text].length > max;
}

/** Replaces unprintable characters of a search text with spaces. */
export function searchable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, ' ').trim();
}
