import { dubaiMoment } from '@shop/contract/dubai-day';
import type { Email } from '../../platform/mail/email.js';
import { addressedTo } from '../../documents/texts/email-parts.js';
import type { EmailTexts } from '../../documents/texts/en/emails.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { deviceOf } from './domain/device.js';
import type { SessionSource } from '../user-record/session-source.js';
import type { UserRecord } from '../user-record/user.schema.js';
import { UserContact } from './dto/user.response.js';

/** The head of an email that may also be sent to an unconfirmed address. */
const aboutAccess = (recipient: Parameters<typeof addressedTo>[0]) => ({
  ...addressedTo(recipient),
  isAboutAccess: true as const,
});

/** @param token follows the # of the link. Browsers don't send that part to servers, so it appears in no log. */
export function passwordResetEmail(user: UserRecord, token: string, minutes: number): Email {
  const contact = UserContact.stored(user);
  const { passwordReset: texts } = emailTexts(contact.language);
  return {
    ...aboutAccess(contact),
    subject: texts.subject,
    paragraphs: texts.texts(minutes),
    action: { label: texts.link, path: `/reset-password#${token}` },
    secret: true,
  };
}

/** The email to a customer whom staff created. @param token as in `passwordResetEmail` */
export function accountInvitationEmail(user: UserRecord, token: string, days: number): Email {
  const contact = UserContact.stored(user);
  const { accountInvitation: texts } = emailTexts(contact.language);
  return {
    ...aboutAccess(contact),
    subject: texts.subject,
    paragraphs: texts.texts(days),
    action: { label: texts.link, path: `/reset-password?welcome#${token}` },
    secret: true,
  };
}

/** @param to the address to prove @param token as in `passwordResetEmail` */
export function proofEmail(user: UserRecord, to: string, token: string, hours: number): Email {
  const contact = UserContact.stored(user);
  const { emailProof: texts } = emailTexts(contact.language);
  return {
    ...aboutAccess({ ...contact, email: to }),
    subject: texts.subject,
    paragraphs: texts.texts(hours),
    action: { label: texts.link, path: proofPath(token) },
    secret: true,
  };
}

/** Sent instead of another email, without its words, figures and files. */
export function withheldEmail({ to, language, greeting, about, by }: Email, token: string): Email {
  const { withheld: texts, emailProof } = emailTexts(language);
  const action = { label: emailProof.link, path: proofPath(token) };
  const { subject, texts: paragraphs } = about ? texts.document : texts.news;
  return {
    to,
    language,
    greeting,
    subject,
    paragraphs,
    action,
    secret: true,
    ...(about && { about }),
    ...(by && { by }),
  };
}

const proofPath = (token: string): string => `/confirm-email#${token}`;

/** The email to the present address while a new one is not proved. */
export function emailPendingEmail(user: UserRecord, newEmail: string): Email {
  const contact = UserContact.stored(user);
  const { emailPending: texts, notYou } = emailTexts(contact.language);
  return { ...aboutAccess(contact), subject: texts.subject, paragraphs: [texts.text(newEmail), notYou] };
}

export function passwordChangedEmail(user: UserRecord): Email {
  const contact = UserContact.stored(user);
  const { passwordChanged: texts, notYou } = emailTexts(contact.language);
  return { ...aboutAccess(contact), subject: texts.subject, paragraphs: [texts.text, notYou] };
}

/** The email to the old address. */
export function emailChangedEmail(user: UserRecord, newEmail: string): Email {
  const contact = UserContact.stored(user);
  const { emailChanged: texts, notYou } = emailTexts(contact.language);
  return { ...aboutAccess(contact), subject: texts.subject, paragraphs: [texts.text(newEmail), notYou] };
}

export type SecondFactorNews = keyof EmailTexts['secondFactor']['texts'];

export function secondFactorEmail(user: UserRecord, news: SecondFactorNews): Email {
  const contact = UserContact.stored(user);
  const { secondFactor: texts, notYou } = emailTexts(contact.language);
  return { ...aboutAccess(contact), subject: texts.subject, paragraphs: [texts.texts[news], notYou] };
}

/** @param at shown in Dubai's time, like all times of the shop */
export function newDeviceEmail(user: UserRecord, { userAgent, address }: SessionSource, at: Date): Email {
  const contact = UserContact.stored(user);
  const { newDevice: texts, notYou } = emailTexts(contact.language);
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((part) => part !== '').join(', ');
  const facts = [
    ...(device === '' ? [] : [{ label: texts.device, value: device }]),
    { label: texts.address, value: address },
    { label: texts.at, value: dubaiMoment(at) },
  ];
  return { ...aboutAccess(contact), subject: texts.subject, paragraphs: [texts.text, notYou], facts };
}
