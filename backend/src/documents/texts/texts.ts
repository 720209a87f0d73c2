import type { DocumentLanguage, Language } from '@shop/contract/languages';
import * as arDocuments from './ar/documents.js';
import * as arEmails from './ar/emails.js';
import { bothLanguages } from './both-languages.js';
import * as enDocuments from './en/documents.js';
import type { DocumentTexts } from './en/documents.js';
import * as enEmails from './en/emails.js';
import type { DocumentEmailTexts, EmailTexts, ReminderTexts } from './en/emails.js';

interface Texts {
  readonly reminders: ReminderTexts;
  readonly documentEmails: DocumentEmailTexts;
  readonly documents: DocumentTexts;
  readonly emails: EmailTexts;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { ...enDocuments, ...enEmails },
  ar: { ...arDocuments, ...arEmails },
};

const BOTH: DocumentTexts = bothLanguages<DocumentTexts>(enDocuments.documents, arDocuments.documents);

export const documentTexts = (language: DocumentLanguage): DocumentTexts =>
  language === 'both' ? BOTH : TEXTS[language].documents;
export const documentEmailTexts = (language: Language): DocumentEmailTexts => TEXTS[language].documentEmails;
/** The names of the reminders that a shop sends if staff write no others. */
export type UsualReminder = keyof ReminderTexts['usual'];

export const reminderTexts = (language: Language): ReminderTexts => TEXTS[language].reminders;
export const emailTexts = (language: Language): EmailTexts => TEXTS[language].emails;
