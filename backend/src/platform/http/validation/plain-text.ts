/**
 * Control characters other than tab and line break, lone surrogates, and noncharacters. Databases, PDFs and the XML of
 * e-invoices can't store or show them.
 */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !UNPRINTABLE.test(value);
}

/** True if a text has no control characters, including tabs. */
export function hasNoLineBreak(value: unknown): boolean {
  return typeof value === 'string' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
}

/** @returns the paths of texts with a lone surrogate: neither databases nor URL encoders accept them */
export function brokenTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /\p{Cs}/u.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => brokenTexts(inner, path === '' ? name : `${path}.${name}`));
}

/** Counts code points like `MaxLength` and JSON Schema, not UTF-16 units. */
export function isLongerThan(max: number, text: string): boolean {
  return text.length > max && [...text].length > max;
}

/** Replaces unprintable characters of a search text with spaces. */
export function searchable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, ' ').trim();
}
