import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { loadStyles } from './direction';
import { english } from './english';
import { isLanguage, type Language, languages, speak } from './language';
import type { Messages } from './messages';

/** English is at hand; any other language is fetched by those who read it. */
const messagesOf: Record<Language, () => Messages | Promise<Messages>> = {
  en: () => english,
  ar: async () => (await import('./arabic')).arabic,
};

const known = (locale: string): Language => (isLanguage(locale) ? locale : 'en');

const polyglot = polyglotI18nProvider(
  (locale) => messagesOf[known(locale)](),
  'en',
  Object.entries(languages).map(([locale, { name }]) => ({ locale, name })),
  { allowMissing: true },
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    const language = known(locale);
    await Promise.all([polyglot.changeLocale(language), loadStyles(language)]);
    speak(language);
  },
};
