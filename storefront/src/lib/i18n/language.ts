import { onServer } from '../on-server';

/**
 * The languages of the shop. Arabic is written with Western digits: what buyers compare (sizes, codes, document numbers,
 * bank amounts) carries them on products, PDFs and invoices of the UAE in both languages.
 */
export const languages = {
  en: { locale: 'en-AE', dir: 'ltr', dirham: 'code', name: 'English' },
  ar: { locale: 'ar-AE-u-nu-latn', dir: 'rtl', dirham: 'symbol', name: 'العربية' },
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** Parameter of an address that asks for a language, and the cookie that remembers it. The server reads both as well. */
export const languageParam = 'lang';
const cookieName = 'language';
const YEAR_S = 365 * 86_400;

interface Surroundings {
  /** Query string of the address. */
  search: string;
  cookie: string;
  /** `lang` of the page as the server sent it. */
  lang: string;
}

/** What the address asks for, else what was chosen before, else what the server made of the browser's preferences. */
export function pickLanguage({ search, cookie, lang }: Surroundings): Language {
  const remembered = cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  const wishes = [new URLSearchParams(search).get(languageParam), remembered?.slice(cookieName.length + 1), lang];
  return wishes.find((wish): wish is Language => typeof wish === 'string' && isLanguage(wish)) ?? 'en';
}

/** The server has no visit of its own: what it draws is told its language. */
export const visitLanguage = (): Language =>
  onServer
    ? 'en'
    : pickLanguage({
        search: window.location.search,
        cookie: document.cookie,
        lang: document.documentElement.lang,
      });

/** Writes the language to the page, and remembers one that the address asked for, which the address then no longer needs. */
export function settleLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
  const address = new URL(window.location.href);
  if (!address.searchParams.has(languageParam)) return;
  document.cookie = `${cookieName}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  address.searchParams.delete(languageParam);
  window.history.replaceState(window.history.state, '', address);
}

/** The address of the same page in another language. */
export function hrefInLanguage(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set(languageParam, language);
  return `${pathname}?${params.toString()}`;
}
