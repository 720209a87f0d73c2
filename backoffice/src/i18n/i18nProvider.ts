import polyglotI18nProvider from 'ra-i18n-polyglot';
import { english } from './english';

/** A further language is one more entry here and one more folder beside `en`. */
const messages = { en: english };
type Locale = keyof typeof messages;

const isLocale = (locale: string): locale is Locale => locale in messages;

export const i18nProvider = polyglotI18nProvider(
  (locale) => messages[isLocale(locale) ? locale : 'en'],
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
