import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishReactAdmin from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import * as arDocuments from './ar/documents';
import { reactAdmin } from './ar/reactAdmin';
import * as arRecords from './ar/records';
import * as arScreens from './ar/screens';
import * as enDocuments from './en/documents';
import * as enRecords from './en/records';
import * as enScreens from './en/screens';
import { setLanguage } from './language';
import type { Translated } from './words';

const shop = ({ common, ...screens }: Translated<typeof enScreens>) => ({ ...common, ...screens });

/** English names of the catalog are those of the API, and need no texts. */
export const messages = {
  en: { ...englishReactAdmin, shop: shop(enScreens), resources: { ...enDocuments, ...enRecords } },
  ar: { ra: reactAdmin, ...catalogWords, shop: shop(arScreens), resources: { ...arDocuments, ...arRecords } },
} satisfies Record<Language, TranslationMessages>;

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
