import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { PAGES } from '@shop/contract/pages';
import { longDayOf, monthOf } from '../../documents/texts/days.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import type { Email } from '../../platform/mail/email.js';
import type { SettingsRecord } from '../../shop/settings/settings.service.js';
import { CODE_MINUTES } from '../../shop/links/link-code.js';
import type { BookPack } from './book-pack.schema.js';

const { greeting, monthPack: texts } = staffEmails;

const monthName = (from: string): string => monthOf(DEFAULT_LANGUAGE)(startOfDubaiDay(from));

type MailedPack = Pick<BookPack, 'from' | 'mailTo'>;

const head = { language: DEFAULT_LANGUAGE, greeting } as const;

/** The body is erased after the last attempt, and reaches an address that no user has proved. */
const secret = { ...head, secret: true, isAboutAccess: true } as const;

export function packEmail(
  { from, mailTo }: MailedPack,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
  shop: Pick<SettingsRecord, 'name' | 'email'>,
): Email {
  return {
    ...secret,
    to: mailTo,
    subject: texts.subject(monthName(from), shop.name),
    paragraphs: texts.texts(shop.name, longDayOf(DEFAULT_LANGUAGE)(expiresAt)),
    action: { label: texts.link, path: PAGES['pack-link'].path.replace(':id', token) },
    replyTo: shop.email,
  };
}

export function packCodeEmail({ from, mailTo }: MailedPack, code: string): Email {
  return {
    ...secret,
    to: mailTo,
    subject: texts.codeSubject(monthName(from)),
    paragraphs: texts.codeTexts(CODE_MINUTES),
    facts: [{ label: texts.code, value: code }],
  };
}

/** To the shop. @param reason a sentence that says what to do */
export function packFailedEmail({ from, mailTo }: MailedPack, to: string, reason: string = texts.again): Email {
  return {
    ...head,
    to,
    subject: texts.failedSubject(monthName(from)),
    paragraphs: [texts.failedText(monthName(from), mailTo), reason],
    action: { label: texts.failedLink, path: '/admin/book-packs' },
  };
}
