import { useTranslate } from 'react-admin';

type Translate = (key: string, options: Record<string, unknown>) => string;

/** A word of the catalogue (a type, a colour, a unit) in the language of the page; as it stands where none is known. */
export const termIn =
  (translate: Translate) =>
  (word: string): string =>
    translate(`term.${word}`, { _: word });

export const useTerm = (): ((word: string) => string) => termIn(useTranslate());
