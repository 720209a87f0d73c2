interface LanguageFacts {
  /** The name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale for dates and numbers. */
  readonly locale: string;
  /** An amount with its currency. */
  readonly money: string;
  /** Separates the parts of a list or of an address. */
  readonly comma: string;
  /** The word between packs and their content; the Arabic one means capacity. */
  readonly packOf: string;
}

/**
 * All languages of the product. Arabic is written with Western digits, since sizes, codes, document numbers and bank
 * amounts have these in both languages on products, PDFs and invoices of the UAE.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-AE',
    money: 'AED\u00a0{amount}',
    comma: ', ',
    packOf: 'of',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-AE-u-nu-latn',
    money: '{amount}\u00a0درهم',
    comma: '، ',
    packOf: 'سعة',
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** One value for each language. */
export const inEachLanguage = <T>(valueIn: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, valueIn(language)])) as Record<Language, T>;

/** The language if no other is requested. Its addresses need no parameter. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The languages of a document: one of the product, or both side by side. */
export const DOCUMENT_LANGUAGES = [...LANGUAGE_CODES, 'both'] as const;
export type DocumentLanguage = Language | 'both';

/** The address parameter for a language, and the cookie that stores it. */
export const LANGUAGE_PARAM = 'lang';
export const LANGUAGE_COOKIE = 'language';

/** The first of the values that is a language of the product. */
export const firstLanguage = (wishes: readonly (string | null | undefined)[]): Language | undefined =>
  wishes.find((wish): wish is Language => typeof wish === 'string' && isLanguage(wish));
