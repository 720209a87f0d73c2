import { isolated, rightToLeft, withIsolates } from '@shop/contract/isolation';
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

/** Isolates a text that begins with a digit, for example a day after a Latin name in Arabic. */
export const isolatedDay = (text: string): string =>
  LANGUAGES[current].direction === 'rtl' ? rightToLeft(text) : text;

/** Isolates a Latin name within a sentence of the other direction. */
export const isolatedName = isolated;

/** A stored text on the page, whose sizes, ranges and phone numbers keep their order. */
export const directed = (text: string): string => withIsolates(text, current);
