import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { DEFAULT_LANGUAGE, firstLanguage } from '@shop/contract/languages';
import { nameOfCategory } from '@shop/contract/names';
import { countedUnit } from '@shop/contract/units';
import { useLocale, useTranslate } from 'react-admin';

type Translate = (key: string, options: Record<string, unknown>) => string;

/** A word of the catalog (a type, a color, a unit) in the language of the page; unchanged without a translation. */
export const termIn =
  (translate: Translate) =>
  (word: string): string =>
    translate(`term.${word}`, { _: word });

/** The name of a category in the language of the page. */
export const useCategoryName = (): ((category: Parameters<typeof nameOfCategory>[0]) => string) => {
  const language = firstLanguage([useLocale()]) ?? DEFAULT_LANGUAGE;
  const term = useTerm();
  return (category) => nameOfCategory(category, language, term);
};

/** The name of a unit after a quantity, in the language of the page. Translations have no plural. */
export const useCountedUnit = (): ((unit: string, qty: number) => string) => {
  const isTranslated = firstLanguage([useLocale()]) !== DEFAULT_LANGUAGE;
  const term = useTerm();
  return (unit, qty) => (isTranslated ? term(unit) : countedUnit(unit, qty));
};

export const useTerm = (): ((word: string) => string) => termIn(useTranslate());

/** The product types to choose from, in the language of the page. */
export const useTypeChoices = (): { id: string; name: string }[] => {
  const term = useTerm();
  return PRODUCT_TYPES.map((type) => ({ id: type, name: term(type) }));
};
