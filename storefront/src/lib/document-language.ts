import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@shop/contract/languages';
import { useSyncExternalStore } from 'react';
import { useI18n } from './i18n/i18n-context';
import { createPersistedStore } from './persisted-store';

const chosen = createPersistedStore<DocumentLanguage | null>(
  'documentLanguage',
  (stored) => DOCUMENT_LANGUAGES.find((language) => language === stored) ?? null,
  'sessionStorage',
);

/** The language of documents in this tab: the page's, until the user selects another one. */
export function useDocumentLanguage() {
  const { language } = useI18n();
  const wish = useSyncExternalStore(chosen.subscribe, chosen.get);
  return { language: wish ?? language, choose: chosen.set };
}

/** @param address of a PDF */
export const inLanguage = (address: string, language: DocumentLanguage): string =>
  `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
