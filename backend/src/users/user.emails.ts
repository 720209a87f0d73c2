import type { Email } from '../platform/mail/email.js';
import { addressedTo } from '../texts/email-parts.js';
import { emailTexts } from '../texts/texts.js';
import { toContact } from './user.mapper.js';
import type { UserRecord } from './user.schema.js';

/** @param token stands behind the # of the link. Browsers don't send that part to servers, so it is in no log. */
export function passwordResetEmail(user: UserRecord, token: string, minutes: number): Email {
  const contact = toContact(user);
  const { passwordReset: texts } = emailTexts(contact.language);
  return {
    ...addressedTo(contact),
    subject: texts.subject,
    paragraphs: texts.texts(minutes),
    action: { label: texts.link, path: `/reset-password#${token}` },
    secret: true,
  };
}

export function passwordChangedEmail(user: UserRecord): Email {
  const contact = toContact(user);
  const { passwordChanged: texts, notYou } = emailTexts(contact.language);
  return { ...addressedTo(contact), subject: texts.subject, paragraphs: [texts.text, notYou] };
}

/** To the old address. */
export function emailChangedEmail(user: UserRecord, newEmail: string): Email {
  const contact = toContact(user);
  const { emailChanged: texts, notYou } = emailTexts(contact.language);
  return { ...addressedTo(contact), subject: texts.subject, paragraphs: [texts.text(newEmail), notYou] };
}
