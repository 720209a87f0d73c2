export const LANGUAGES = ['en', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

const DEFAULT: Language = 'en';

export interface LanguageWishes {
  /** `lang` of the address. */
  readonly param: string | null;
  /** What was chosen before. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** What the address asks for, else what was chosen before, else what the browser prefers; English where nothing fits. */
export function pickLanguage({ param, cookie, acceptLanguage }: LanguageWishes): Language {
  return known(param) ?? known(cookie) ?? preferred(acceptLanguage ?? '') ?? DEFAULT;
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

const known = (wish: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === wish);

/** Of an Accept-Language header (RFC 9110, 12.5.4): the language of the shop with the highest weight, the first of equals. */
function preferred(header: string): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const range of header.slice(0, 500).split(',')) {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';');
    const language = known(tag.split('-')[0]);
    const weight = Number(/^\s*q=([\d.]+)/.exec(params[0] ?? '')?.[1] ?? 1);
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
