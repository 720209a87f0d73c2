import type { Email } from '../platform/mail/email.js';
import { addressedTo, emailTexts } from '../texts/email-parts.js';
import { toProfile } from './user.mapper.js';
import type { UserRecord } from './user.schema.js';

/** @param token stands behind the # of the link. Browsers don't send that part to servers, so it is in no log. */
export function passwordResetEmail(user: UserRecord, token: string, minutes: number): Email {
  const profile = toProfile(user);
  const { passwordReset: texts } = emailTexts(profile.language);
  return {
    ...addressedTo(profile),
    subject: texts.subject,
    paragraphs: texts.texts(minutes),
    action: { label: texts.link, path: `/reset-password#${token}` },
    secret: true,
  };
}

export function passwordChangedEmail(user: UserRecord): Email {
  const profile = toProfile(user);
  const { passwordChanged: texts, notYou } = emailTexts(profile.language);
  return { ...addressedTo(profile), subject: texts.subject, paragraphs: [texts.text, notYou] };
}

/** To the old address. */
export function emailChangedEmail(user: UserRecord, newEmail: string): Email {
  const profile = toProfile(user);
  const { emailChanged: texts, notYou } = emailTexts(profile.language);
  return { ...addressedTo(profile), subject: texts.subject, paragraphs: [texts.text(newEmail), notYou] };
}
