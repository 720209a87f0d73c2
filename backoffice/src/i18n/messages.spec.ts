import { describe, expect, it } from '@jest/globals';
import { arabic } from './arabic';
import { english } from './english';

type Tree = { [key: string]: string | Tree };

/** Every text of a tree by its whole key. */
const textsOf = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
const asTree = (messages: object): Tree => JSON.parse(JSON.stringify(messages));

const inEnglish = new Map(textsOf(asTree(english)));
const inArabic = new Map(textsOf(asTree(arabic)));

describe('English and Arabic', () => {
  it('have the same texts', () => {
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

  it('say something everywhere, and Arabic in Arabic', () => {
    const latin = new Set(['shop.action.pdf', 'ra.boolean.null']);
    const untranslated = [...inArabic].filter(([key, text]) => !latin.has(key) && !/[\u0600-\u06ff]/.test(text));
    const withWords = untranslated.filter(([, text]) => /[a-z]/i.test(text.replace(/%\{\w+\}/g, '')));
    expect(withWords.map(([key]) => key)).toEqual([]);
    expect([...inArabic].filter(([key, text]) => text.trim() === '' && !latin.has(key))).toEqual([]);
  });
});
