import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { Email } from '../../platform/mail/email.js';
import { addressedTo, type Recipient } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';

/** The decision of staff about a company that a buyer described. */
export type CompanyDecision = 'confirmed' | 'changeConfirmed' | 'refused' | 'changeRefused';

/**
 * The email to the staff: a buyer described a company, wants to belong to one, or requests a change of a confirmed
 * one.
 */
export function applicationEmail(legalName: string, buyer: string, shop: { readonly email: string }): Email {
  const { greeting, companyWaiting: texts } = staffEmails;
  return {
    to: shop.email,
    language: DEFAULT_LANGUAGE,
    subject: texts.subject(legalName),
    greeting,
    paragraphs: [texts.text(legalName, buyer)],
    facts: [],
    action: { label: texts.link, path: '/admin/companies' },
  };
}

export function decisionEmail(legalName: string, decision: CompanyDecision, person: Recipient): Email {
  const { companyDecided: texts } = emailTexts(person.language);
  return {
    ...addressedTo(person),
    subject: texts.subject(legalName),
    paragraphs: [texts[decision](legalName)],
    facts: [],
    action: { label: texts.link, path: '/account/profile' },
  };
}
