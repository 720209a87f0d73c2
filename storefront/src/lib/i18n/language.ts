import {
  DEFAULT_LANGUAGE,
  firstLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  LANGUAGES,
  type Language,
} from '@shop/contract/languages';
import { onServer } from '../on-server';

const YEAR_S = 365 * 86_400;

interface Surroundings {
  /** Query string of the address. */
  search: string;
  cookie: string;
  /** `lang` of the page from the server. */
  lang: string;
}

/**
 * The language of the address, otherwise the stored one, otherwise the server's choice from the browser's preferences.
 */
export function pickLanguage({ search, cookie, lang }: Surroundings): Language {
  const remembered = cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return (
    firstLanguage([
      new URLSearchParams(search).get(LANGUAGE_PARAM),
      remembered?.slice(LANGUAGE_COOKIE.length + 1),
      lang,
    ]) ?? DEFAULT_LANGUAGE
  );
}

/** The server has no visit: the language is passed for each rendering. */
export const visitLanguage = (): Language =>
  onServer
    ? DEFAULT_LANGUAGE
    : pickLanguage({
        search: window.location.search,
        cookie: document.cookie,
        lang: document.documentElement.lang,
      });

/** Sets the language of the page. A language in the address is stored, and removed from the address. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAM)) return;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  address.searchParams.delete(LANGUAGE_PARAM);
  window.history.replaceState(window.history.state, '', address);
}

/** The address of the same page in another language. */
export function hrefInLanguage(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE_PARAM, language);
  return `${pathname}?${params.toString()}`;
}
