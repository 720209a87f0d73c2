import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishReactAdmin from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { words as auth } from '../auth/words';
import { words as dashboard } from '../dashboard/words';
import { words as history } from '../history/words';
import { resources } from '../resources';
import { words as shortcuts } from '../shortcuts/words';
import { words as statement } from '../statements/words';
import { reactAdmin } from './ar/reactAdmin';
import { words as common } from './commonWords';
import { setLanguage } from './language';

/** Texts that have their English elsewhere: in react-admin and in the catalog. */
const texts: Record<Language, TranslationMessages> = {
  en: englishReactAdmin,
  ar: { ra: reactAdmin, ...catalogWords },
};

export const messagesIn = (language: Language) => ({
  ...texts[language],
  shop: {
    ...common[language],
    auth: auth[language],
    dashboard: dashboard[language],
    history: history[language],
    shortcuts: shortcuts[language],
    statement: statement[language],
  },
  resources: Object.fromEntries(resources.map(({ name, words }) => [name, words[language]])),
});

const known = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

const polyglot = polyglotI18nProvider(
  (locale) => messagesIn(known(locale)),
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES.map((locale) => ({ locale, name: LANGUAGES[locale].name })),
  { allowMissing: true },
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    const language = known(locale);
    await polyglot.changeLocale(language);
    // The font of the Arabic letters is not for those who read English.
    if (language === 'ar') await import('@fontsource-variable/cairo/index.css');
    setLanguage(language);
  },
};
