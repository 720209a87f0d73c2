import { describe, expect, it } from '@jest/globals';
import type { Language } from '@shop/contract/languages';
import { type Message, placeholdersOf } from '@shop/contract/message';
import { messages } from './messages';
import { textsByKey } from './texts';

/** The texts of the page: what only Arabic has to translate (words of the catalog) has no English beside it. */
const ownTexts = (language: Language) => {
  const { shop, resources } = messages[language];
  return new Map(textsByKey({ shop, resources }));
};
/** React-admin's own texts, which polyglot fills. */
const reactAdminTexts = (language: Language) =>
  new Map(textsByKey({ ra: JSON.parse(JSON.stringify(messages[language].ra)) }));

const formsOf = (text: Message) => (typeof text === 'string' ? [text] : Object.values(text));
/** The form for any number: other forms may say the number in a word. */
const mainForm = (text: Message) => (typeof text === 'string' ? text : text.other);
const namedIn = (text: Message) => placeholdersOf(mainForm(text)).sort();

const inEnglish = ownTexts('en');
const inArabic = ownTexts('ar');

describe('the texts in English and Arabic', () => {
  it('have the same keys', () => {
    expect([...inArabic.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    expect([...reactAdminTexts('ar').keys()].sort()).toEqual([...reactAdminTexts('en').keys()].sort());
    expect(inEnglish.size).toBeGreaterThan(400);
  });

  it('have the same placeholders in each text', () => {
    const differing = [...inEnglish].filter(
      ([key, text]) => namedIn(text).join() !== namedIn(inArabic.get(key) ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
    const forPolyglot = (text: Message) =>
      formsOf(text)
        .flatMap((form) => form.match(/%\{\w+\}/g) ?? [])
        .filter((name) => name !== '%{smart_count}');
    const ofReactAdmin = reactAdminTexts('ar');
    for (const [key, text] of reactAdminTexts('en')) {
      const given = new Set(forPolyglot(text));
      const arabic = new Set(forPolyglot(ofReactAdmin.get(key) ?? ''));
      // Arabic omits the name of a resource where a verb or an adjective would have to agree with its gender.
      if (!arabic.has('%{name}')) given.delete('%{name}');
      expect([key, arabic]).toEqual([key, given]);
    }
  });

  it('contain no syntax of polyglot', () => {
    const texts = [...inEnglish, ...inArabic].flatMap(([key, text]) => formsOf(text).map((form) => [key, form]));
    expect(texts.filter(([, form = '']) => form.includes('%{') || form.includes('||||'))).toEqual([]);
  });

  it('have in every plural form only the placeholders of the main form', () => {
    const asking = [...inEnglish, ...inArabic].filter(([, text]) =>
      formsOf(text).some((form) => placeholdersOf(form).some((name) => !namedIn(text).includes(name))),
    );
    expect(asking.map(([key]) => key)).toEqual([]);
  });

  it('have all six forms in Arabic, or one text that suits every number; only the name of a resource has two', () => {
    const lacking = [...inArabic].filter(([, text]) => typeof text !== 'string' && Object.keys(text).length < 6);
    expect(lacking.filter(([key]) => !key.endsWith('.name')).map(([key]) => key)).toEqual([]);
    expect(lacking.flatMap(([, text]) => formsOf(text)).filter((form) => form.includes('{count}'))).toEqual([]);
  });

  it('are never empty, and the Arabic ones are in Arabic', () => {
    const latin = new Set(['shop.action.pdf', 'ra.boolean.null']);
    const all = [...inArabic, ...reactAdminTexts('ar')].flatMap(([key, text]) =>
      formsOf(text).map((form) => [key, form] as const),
    );
    const untranslated = all.filter(([key, text]) => !latin.has(key) && !/[\u0600-\u06ff]/.test(text));
    const withWords = untranslated.filter(([, text]) => /[a-z]/i.test(text.replace(/%?\{\w+\}/g, '')));
    expect(withWords.map(([key]) => key)).toEqual([]);
    expect(all.filter(([key, text]) => text.trim() === '' && !latin.has(key))).toEqual([]);
  });
});
