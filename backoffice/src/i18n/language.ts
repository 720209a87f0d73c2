import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@shop/contract/languages';
import { useSyncExternalStore } from 'react';

let current: Language = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentLanguage = (): Language => current;

/** The language of the page. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

/** Changes the language of the page and its direction. */
export const setLanguage = (language: Language): void => {
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  listeners.forEach((listener) => listener());
};

/** The locale of dates. */
export const localeOf = (): string => LANGUAGES[current].locale.backOffice;

/** Unicode isolates, which protect a text within words of the other direction. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = '\u200f';

/** Isolates a text that begins with a digit, for example a day after a Latin name in Arabic. */
export const isolated = (text: string): string =>
  LANGUAGES[current].direction === 'rtl' ? `${FIRST_STRONG_ISOLATE}${RIGHT_TO_LEFT}${text}${POP_ISOLATE}` : text;

/** Isolates a Latin name within a sentence of the other direction. */
export const isolatedName = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`;
