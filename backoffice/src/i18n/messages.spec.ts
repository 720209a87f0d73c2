import { describe, expect, it } from '@jest/globals';
import type { Language } from '@shop/contract/languages';
import { messages } from './messages';

type Tree = { [key: string]: string | Tree };

/** Every text of a tree by its whole key. */
const textsOf = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
/** The texts of the page: what only Arabic has to translate (words of the catalog) has no English beside it. */
const pageTexts = (language: Language): Tree => {
  const { ra, shop, resources }: { ra?: object; shop: object; resources: object } = messages[language];
  return JSON.parse(JSON.stringify({ ra, shop, resources }));
};

const inEnglish = new Map(textsOf(pageTexts('en')));
const inArabic = new Map(textsOf(pageTexts('ar')));

describe('the texts in English and Arabic', () => {
  it('have the same keys', () => {
    expect([...inArabic.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    expect(inEnglish.size).toBeGreaterThan(400);
  });

  it('have the same placeholders in each text', () => {
    // A form that says the number in a word needs no placeholder for it.
    const number = '%{smart_count}';
    const named = (text: string) => placeholdersOf(text).filter((name) => name !== number);
    const differing = [...inEnglish].filter(
      ([key, text]) => named(text).join() !== named(inArabic.get(key) ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('are nowhere empty, and the Arabic ones are in Arabic', () => {
    const latin = new Set(['shop.action.pdf', 'ra.boolean.null']);
    const untranslated = [...inArabic].filter(([key, text]) => !latin.has(key) && !/[\u0600-\u06ff]/.test(text));
    const withWords = untranslated.filter(([, text]) => /[a-z]/i.test(text.replace(/%\{\w+\}/g, '')));
    expect(withWords.map(([key]) => key)).toEqual([]);
    expect([...inArabic].filter(([key, text]) => text.trim() === '' && !latin.has(key))).toEqual([]);
  });
});
