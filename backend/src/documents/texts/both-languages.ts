import { rightToLeft } from '@shop/contract/isolation';

/** Joins short names on one line, sentences on two. */
function joined(english: string, arabic: string): string {
  if (english === arabic || arabic === '') return english;
  return `${english}${english.endsWith('.') ? '\n' : ' / '}${rightToLeft(arabic)}`;
}

/** A name in both languages, on two lines. */
export const inBothLanguages = (english: string, arabic: string): string => `${english}\n${rightToLeft(arabic)}`;

/** The texts of a document in both languages at once; lists are joined entry by entry. */
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

const isTextOf = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
