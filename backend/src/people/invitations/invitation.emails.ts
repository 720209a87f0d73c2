import type { Email } from '../../platform/mail/email.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { Invitation } from './invitation.schema.js';

/** @param token follows the # of the link. Browsers don't send that part to servers, so it appears in no log. */
export function invitationEmail(invitation: Invitation, company: string, token: string): Email {
  const { email, language, invitedBy } = invitation;
  const { companyInvitation: texts } = emailTexts(language);
  return {
    to: email,
    language,
    greeting: texts.greeting,
    subject: texts.subject(company),
    paragraphs: texts.texts(invitedBy, company),
    action: { label: texts.link, path: `/invitation#${token}` },
    secret: true,
    isAboutAccess: true,
  };
}
