import type { Language } from '@shop/contract/languages';
import type { TextDocument } from './document';

export type DocumentName = 'about' | 'privacy' | 'terms';

const loaders: Readonly<Record<Language, Record<DocumentName, () => Promise<TextDocument>>>> = {
  en: {
    about: async () => (await import('./content/en/about')).about,
    privacy: async () => (await import('./content/en/privacy')).privacy,
    terms: async () => (await import('./content/en/terms')).terms,
  },
  ar: {
    about: async () => (await import('./content/ar/about')).about,
    privacy: async () => (await import('./content/ar/privacy')).privacy,
    terms: async () => (await import('./content/ar/terms')).terms,
  },
};

export const loadDocument = (language: Language, name: DocumentName): Promise<TextDocument> =>
  loaders[language][name]();
