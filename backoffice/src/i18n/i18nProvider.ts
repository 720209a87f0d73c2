import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { setLanguage } from './language';
import { messages } from './messages';

const known = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

const polyglot = polyglotI18nProvider(
  (locale) => messages[known(locale)],
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
