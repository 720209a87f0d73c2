import type { Language } from '@shop/contract/languages';
import { eInvoices as ar } from './ar.js';
import { eInvoices as en, type EInvoiceTexts } from './en.js';

const TEXTS: Readonly<Record<Language, EInvoiceTexts>> = { en, ar };

export const eInvoiceTexts = (language: Language): EInvoiceTexts => TEXTS[language];
