import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { loadStyles } from './direction';
import { english } from './english';
import { isLanguage, type Language, LANGUAGES } from '@shop/contract/languages';
import { speak } from './language';
import type { Messages } from './messages';
import { type ServerTexts, speakForServer } from './serverText';

/** English is at hand; any other language is fetched by those who read it. */
const messagesOf: Record<Language, () => Messages | Promise<Messages>> = {
  en: () => english,
  ar: async () => {
    const { arabic, catalogWords } = await import('./arabic');
    return { ...arabic, ...catalogWords };
  },
};

const serverTextsOf: Record<Language, () => Promise<ServerTexts | undefined>> = {
  en: () => Promise.resolve(undefined),
  ar: async () => (await import('./arabic')).serverTexts,
};

const known = (locale: string): Language => (isLanguage(locale) ? locale : 'en');

const polyglot = polyglotI18nProvider(
  (locale) => messagesOf[known(locale)](),
  'en',
  Object.entries(LANGUAGES).map(([locale, { name }]) => ({ locale, name })),
  { allowMissing: true },
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    const language = known(locale);
    const [serverTexts] = await Promise.all([
      serverTextsOf[language](),
      polyglot.changeLocale(language),
      loadStyles(language),
    ]);
    speakForServer(serverTexts);
    speak(language);
  },
};
