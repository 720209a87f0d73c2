import type { DocumentLanguage, Language } from '@shop/contract/languages';
import { documentEmails as arDocumentEmails } from './ar/document-emails.js';
import { documents as arDocuments } from './ar/documents.js';
import { emails as arEmails } from './ar/emails.js';
import { reminders as arReminders } from './ar/reminders.js';
import { bothLanguages } from './both-languages.js';
import { type DocumentEmailTexts, documentEmails as enDocumentEmails } from './en/document-emails.js';
import { type DocumentTexts, documents as enDocuments } from './en/documents.js';
import { type EmailTexts, emails as enEmails } from './en/emails.js';
import { type ReminderTexts, reminders as enReminders } from './en/reminders.js';

interface Texts {
  readonly reminders: ReminderTexts;
  readonly documentEmails: DocumentEmailTexts;
  readonly documents: DocumentTexts;
  readonly emails: EmailTexts;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    reminders: enReminders,
    documentEmails: enDocumentEmails,
    documents: enDocuments,
    emails: enEmails,
  },
  ar: {
    reminders: arReminders,
    documentEmails: arDocumentEmails,
    documents: arDocuments,
    emails: arEmails,
  },
};

const BOTH: DocumentTexts = bothLanguages<DocumentTexts>(enDocuments, arDocuments);

export const documentTexts = (language: DocumentLanguage): DocumentTexts =>
  language === 'both' ? BOTH : TEXTS[language].documents;
export const documentEmailTexts = (language: Language): DocumentEmailTexts => TEXTS[language].documentEmails;
export const reminderTexts = (language: Language): ReminderTexts => TEXTS[language].reminders;
export const emailTexts = (language: Language): EmailTexts => TEXTS[language].emails;
