/** Keeps a part that is written from right to left together between parts that are not. */
const isolated = (text: string): string => `\u2067${text}\u2069`;

/** Names stand beside each other, sentences below each other. */
function joined(english: string, arabic: string): string {
  if (english === arabic || arabic === '') return english;
  return `${english}${english.endsWith('.') ? '\n' : ' / '}${isolated(arabic)}`;
}

/** The texts of a document in both languages at once; so do the entries of a list. */
export function bothLanguages<T>(english: T, arabic: T): T {
  return combined(english, arabic) as T;
}

function combined(english: unknown, arabic: unknown): unknown {
  if (typeof english === 'string' && typeof arabic === 'string') return joined(english, arabic);
  if (isTextOf(english) && isTextOf(arabic)) {
    return (...given: unknown[]): unknown => combined(english(...given), arabic(...given));
  }
  if (isList(english) && isList(arabic)) return english.map((entry, at) => combined(entry, arabic[at] ?? ''));
  if (isTree(english) && isTree(arabic)) {
    return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, combined(text, arabic[key])]));
  }
  return english;
}

/** A text that depends on something. */
const isTextOf = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
