import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { visit } from './i18n';

/** The body of a refusal in the language of the visit; in English if the words can't be loaded. */
export async function inLanguageOfVisit(body: unknown): Promise<unknown> {
  if (visit.language === DEFAULT_LANGUAGE) return body;
  return import('./refusal-words').then(({ translated }) => translated(body, visit)).catch(() => body);
}
