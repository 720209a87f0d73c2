import { expect, it } from '@jest/globals';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { catalogWords as words } from '@shop/contract/words/ar/catalog';
import { termIn } from './useTerm';

const speaking = (texts: object) => {
  const messages = { ...englishMessages, ...texts };
  const { translate } = polyglotI18nProvider(() => messages, 'xx', [], { allowMissing: true });
  return termIn((key, options) => translate(key, options));
};

it('words of the catalogue are told in the language of the page; what it has no word for stays', () => {
  const [inArabic, inEnglish] = [speaking(words), speaking({})];
  expect(['Ribbon', 'EVA Foam 0.5 mm', 'FC3', ''].map(inArabic)).toEqual([
    'أشرطة الطباعة',
    'إسفنج EVA بسماكة 0.5 ملم',
    'FC3',
    '',
  ]);
  expect(['Ribbon', 'EVA Foam 0.5 mm'].map(inEnglish)).toEqual(['Ribbon', 'EVA Foam 0.5 mm']);
});
