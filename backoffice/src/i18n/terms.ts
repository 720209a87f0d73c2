import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { countedWord, type PackedLine, packedText, type UnitWords } from '@shop/contract/counted-words';
import { DEFAULT_LANGUAGE, firstLanguage } from '@shop/contract/languages';
import { nameOfCategory } from '@shop/contract/names';
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

const useUnitWords = (): UnitWords => ({
  language: firstLanguage([useLocale()]) ?? DEFAULT_LANGUAGE,
  term: useTerm(),
});

/** The name of a unit after a quantity, in the language of the page. */
export const useCountedUnit = (): ((unit: string, qty: number) => string) => {
  const words = useUnitWords();
  return (unit, qty) => countedWord(unit, qty, words);
};

export const useTerm = (): ((word: string) => string) => termIn(useTranslate());

/** A quantity in packs, in the language of the page; empty if it fills none. */
export const usePacks = (): ((line: PackedLine) => string) => {
  const words = useUnitWords();
  return (line) => packedText(line, words);
};

/** The product types to choose from, in the language of the page. */
export const useTypeChoices = (): { id: string; name: string }[] => {
  const term = useTerm();
  return PRODUCT_TYPES.map((type) => ({ id: type, name: term(type) }));
};
