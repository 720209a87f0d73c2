import type { DocumentLanguage, Language } from '@shop/contract/languages';
import { documents as arDocuments } from './ar/documents.js';
import { emails as arEmails } from './ar/emails.js';
import { bothLanguages } from './both-languages.js';
import { type DocumentTexts, documents as enDocuments } from './en/documents.js';
import { type EmailTexts, emails as enEmails } from './en/emails.js';

const TEXTS: Readonly<Record<Language, { documents: DocumentTexts; emails: EmailTexts }>> = {
  en: { documents: enDocuments, emails: enEmails },
  ar: { documents: arDocuments, emails: arEmails },
};

const BOTH: DocumentTexts = bothLanguages<DocumentTexts>(enDocuments, arDocuments);

export const documentTexts = (language: DocumentLanguage): DocumentTexts =>
  language === 'both' ? BOTH : TEXTS[language].documents;
export const emailTexts = (language: Language): EmailTexts => TEXTS[language].emails;
