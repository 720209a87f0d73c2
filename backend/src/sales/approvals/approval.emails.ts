import type { Email, EmailSubject } from '../../platform/mail/email.js';
import { addressedTo, formatAed, optionalFact, quantityFacts } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { ApprovalRecord } from './approval.schema.js';

/** The record that the emails name; without one they would not be withheld from addresses that are not proved. */
const subjectOf = ({ _id, quote, order }: ApprovalRecord, buyer: UserContact): EmailSubject => ({
  resource: 'approvals',
  id: _id,
  name: order?.number ?? quote?.number ?? buyer.name,
});

type Addressee = Pick<UserContact, 'name' | 'email' | 'language'>;

interface Words {
  readonly subject: string;
  readonly paragraphs: string[];
  readonly link: string;
}

function approvalEmail(
  approval: ApprovalRecord,
  buyer: UserContact,
  { subject, paragraphs, link: label }: Words,
  { to = buyer, path = '/account/approvals' }: { readonly to?: Addressee; readonly path?: string } = {},
): Email {
  const facts = factsOf(approval, to.language);
  return { ...addressedTo(to), subject, paragraphs, facts, about: subjectOf(approval, buyer), action: { label, path } };
}

/** The emails to the users who can decide, and to the buyer, who has to wait. */
export function waitingEmails(approval: ApprovalRecord, buyer: UserContact, deciders: readonly Addressee[]): Email[] {
  const toDeciders = deciders.map((to) => {
    const { subject, text, link } = emailTexts(to.language).approvalWaiting;
    return approvalEmail(
      approval,
      buyer,
      { subject: subject(buyer.name), paragraphs: [text(buyer.name)], link },
      { to },
    );
  });
  const { subject, text, link } = emailTexts(buyer.language).approvalAsked;
  const paragraphs = [text(deciders.map(({ name }) => name).join(', '))];
  return [...toDeciders, approvalEmail(approval, buyer, { subject, paragraphs, link })];
}

/** The email to the buyer. An approved request and an accepted offer get their usual emails. */
export function refusalEmail(approval: ApprovalRecord, buyer: UserContact, by: string): Email {
  const { subject, text, link } = emailTexts(buyer.language).approvalRefused;
  return approvalEmail(approval, buyer, { subject, paragraphs: [text(by), approval.answer], link });
}

/** The email to the buyer of an order that its company agreed to. */
export function approvedOrderEmail(approval: ApprovalRecord, buyer: UserContact, by: string): Email {
  const { approvedOrder: texts } = emailTexts(buyer.language);
  const said = approval.answer === '' ? [] : [approval.answer];
  return orderEmail(approval, buyer, texts.subject, [texts.text(by), ...said]);
}

/** The email to the buyer of an order that staff released without an approval. */
export function releasedOrderEmail(approval: ApprovalRecord, buyer: UserContact): Email {
  const { releasedOrder: texts } = emailTexts(buyer.language);
  return orderEmail(approval, buyer, texts.subject, [texts.text]);
}

function orderEmail(
  approval: ApprovalRecord,
  buyer: UserContact,
  subjectFor: (order: string) => string,
  paragraphs: string[],
): Email {
  const { link } = emailTexts(buyer.language).approvedOrder;
  const subject = subjectFor(approval.order?.number ?? '');
  return approvalEmail(approval, buyer, { subject, paragraphs, link }, { path: '/account/orders' });
}

function factsOf(approval: ApprovalRecord, language: UserContact['language']) {
  const { approvalFacts: texts } = emailTexts(language);
  const { quote, order } = approval;
  return [
    ...optionalFact(texts.quote, quote?.number ?? ''),
    ...optionalFact(texts.order, order?.number ?? ''),
    ...quantityFacts(approval.requestedItems, language),
    { label: texts.amount, value: formatAed(approval.amount, language) },
    { label: texts.limit, value: formatAed(approval.monthlyLimit, language) },
    { label: texts.spent, value: formatAed(approval.spent, language) },
    ...optionalFact(texts.note, approval.clientToAdminNote),
  ];
}
