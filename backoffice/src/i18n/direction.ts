import createCache, { type EmotionCache } from '@emotion/cache';
import type { Language } from '@shop/contract/languages';

const leftToRight = createCache({ key: 'css', prepend: true });
let rightToLeft: EmotionCache | undefined;

/** The styles of a language; those of right to left are made once `loadStyles` has come. */
export const stylesOf = (language: Language): EmotionCache =>
  language === 'ar' && rightToLeft ? rightToLeft : leftToRight;

/** Loads what turns styles around, for the languages that need it. */
export const loadStyles = async (language: Language): Promise<void> => {
  if (language === 'ar') rightToLeft ??= (await import('./rightToLeft')).rightToLeft;
};
