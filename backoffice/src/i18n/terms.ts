import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { useTranslate } from 'react-admin';

type Translate = (key: string, options: Record<string, unknown>) => string;

/** A word of the catalog (a type, a color, a unit) in the language of the page; unchanged without a translation. */
export const termIn =
  (translate: Translate) =>
  (word: string): string =>
    translate(`term.${word}`, { _: word });

export const useTerm = (): ((word: string) => string) => termIn(useTranslate());

/** The product types to choose from, in the language of the page. */
export const useTypeChoices = (): { id: string; name: string }[] => {
  const term = useTerm();
  return PRODUCT_TYPES.map((type) => ({ id: type, name: term(type) }));
};
