import { DEFAULT_LANGUAGE, firstLanguage, type Language } from '@shop/contract/languages';

interface LanguageWishes {
  /** The parameter `lang` of the address. */
  readonly param: string | null;
  /** The language that the user chose earlier. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/**
 * The language of the address, otherwise the one chosen earlier, otherwise the browser's preference, otherwise English.
 */
export function pickLanguage({ param, cookie, acceptLanguage }: LanguageWishes): Language {
  return firstLanguage([param, cookie]) ?? preferred(acceptLanguage ?? '') ?? DEFAULT_LANGUAGE;
}

/**
 * Reads an Accept-Language header (RFC 9110, 12.5.4): the shop's language with the highest weight, the first among
 * equals.
 */
function preferred(header: string): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const range of header.slice(0, 500).split(',')) {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';');
    const language = firstLanguage([tag.split('-')[0]]);
    const weight = Number(/^\s*q=([\d.]+)/.exec(params[0] ?? '')?.[1] ?? 1);
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
