import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import type { Dictionary, TextPack } from './texts';

/** Catalog and server use the default language, which needs no translation of their words. */
const TRANSLATIONS: readonly TextPack[] = ['words', 'features', 'errors'];

/** A pack is a file in the folder of its language: a visit loads only those of its language and its pages. */
export async function loadTexts(language: Language, pack: TextPack): Promise<Dictionary> {
  if (language === DEFAULT_LANGUAGE && TRANSLATIONS.includes(pack)) return {};
  const { messages } = (await import(`./${language}/${pack}.ts`)) as { messages: Dictionary };
  return messages;
}
