import { isolatedPart, leftToRight, rightToLeft, unbroken, withIsolates } from '@shop/contract/isolation';
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
export const localeOf = (): string => LANGUAGES[current].locale;

const isRightToLeft = (): boolean => LANGUAGES[current].direction === 'rtl';

/** Isolates a text that begins with a digit, for example a day after a Latin name in Arabic. */
export const isolatedDay = (text: string): string => (isRightToLeft() ? rightToLeft(text) : text);

/** A name, a number or an amount within a sentence of the page. */
export const inSentence = (value: string): string => {
  const part = isolatedPart(value, current);
  return isRightToLeft() ? unbroken(part) : part;
};

/** A number with its sign before it. */
export const signed = (number: string): string => (isRightToLeft() ? leftToRight(number) : number);

/** A stored text on the page, whose sizes, ranges and phone numbers keep their order. */
export const directed = (text: string): string => withIsolates(text, current);
