interface LanguageFacts {
  /** As its readers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How the shop writes dates, numbers and amounts, and the back office. */
  readonly locale: { readonly shop: string; readonly backOffice: string };
  /** An amount carries the code of the dirham (AED) or its sign. */
  readonly dirham: 'code' | 'symbol';
}

/**
 * Every language of the product. Arabic is written with Western digits: what buyers compare (sizes, codes, document numbers,
 * bank amounts) carries them on products, PDFs and invoices of the UAE in both languages.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', locale: { shop: 'en-AE', backOffice: 'en-GB' }, dirham: 'code' },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: { shop: 'ar-AE-u-nu-latn', backOffice: 'ar-AE-u-nu-latn' },
    dirham: 'symbol',
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** One value for each language. */
export const inEachLanguage = <T>(valueIn: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, valueIn(language)])) as Record<Language, T>;

/** The language where nobody asks for another one. Its addresses need no parameter. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The languages of a document: one of the product, or both beside each other. */
export const DOCUMENT_LANGUAGES = [...LANGUAGE_CODES, 'both'] as const;
export type DocumentLanguage = Language | 'both';

/** Parameter of an address that asks for a language, and the cookie that remembers it. */
export const LANGUAGE_PARAM = 'lang';
export const LANGUAGE_COOKIE = 'language';

/** The first of the wishes that is a language of the product. */
export const firstLanguage = (wishes: readonly (string | null | undefined)[]): Language | undefined =>
  wishes.find((wish): wish is Language => typeof wish === 'string' && isLanguage(wish));
