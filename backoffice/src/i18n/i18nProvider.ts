import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { inSentence, setLanguage } from './language';
import { messages } from './messages';
import { fillText, textsByKey } from './texts';

const known = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

/** The texts of react-admin itself, and the defaults that it gives for keys without a text. */
const polyglot = polyglotI18nProvider(
  (locale) => ({ ra: messages[known(locale)].ra }),
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES.map((locale) => ({ locale, name: LANGUAGES[locale].name })),
  { allowMissing: true },
);

const ownTexts = (language: Language) => ({
  texts: new Map(textsByKey({ ...messages[language], ra: {} })),
  plural: new Intl.PluralRules(language),
});

/** Values of the other direction don't change the order of their sentence. */
const AS_PARTS = { number: String, text: inSentence };

let own = ownTexts(DEFAULT_LANGUAGE);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options: Record<string, unknown> = {}) => {
    const text = own.texts.get(key);
    return text === undefined ? polyglot.translate(key, options) : fillText(text, options, own.plural, AS_PARTS);
  },
  changeLocale: async (locale) => {
    const language = known(locale);
    await polyglot.changeLocale(language);
    own = ownTexts(language);
    // The font of the Arabic letters is loaded only for Arabic.
    if (language === 'ar') await import('@fontsource-variable/cairo/index.css');
    setLanguage(language);
  },
};
