import { type Language, LANGUAGES } from '@shop/contract/languages';

let current: Language = 'en';
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

/** The locale of dates and numbers. */
export const localeOf = (): string => LANGUAGES[current].locale.backOffice;

/** Marks of Unicode that make a text of the language keep together behind words of the other one. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = '\u200f';

/** A text that begins with a digit stays one piece, wherever it stands: in Arabic a day after a Latin name. */
export const asOneWord = (text: string): string =>
  LANGUAGES[current].direction === 'rtl' ? `${FIRST_STRONG_ISOLATE}${RIGHT_TO_LEFT}${text}${POP_ISOLATE}` : text;

/** Turns the page to a language: its attributes, its direction, and whoever listens. */
export const speak = (language: Language): void => {
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  listeners.forEach((listener) => listener());
};

export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
