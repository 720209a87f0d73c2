import type { Email, EmailSubject } from '../../platform/mail/email.js';
import { addressedTo, formatAed, optionalFact, quantityFacts } from '../../documents/texts/email-parts.js';
import type { EmailTexts } from '../../documents/texts/en/emails.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { ApprovalRecord } from './approval.schema.js';

const PAGE = '/account/approvals';

/** The record that the emails name; without one they would not be withheld from addresses that are not proved. */
const subjectOf = ({ _id, quote, order }: ApprovalRecord, buyer: UserContact): EmailSubject => ({
  resource: 'approvals',
  id: _id,
  name: order?.number ?? quote?.number ?? buyer.name,
});

type Addressee = Pick<UserContact, 'name' | 'email' | 'language'>;

/** The emails to the users who can decide, and to the buyer, who has to wait. */
export function waitingEmails(approval: ApprovalRecord, buyer: UserContact, deciders: readonly Addressee[]): Email[] {
  const toDeciders = deciders.map((person) => {
    const { approvalWaiting: texts } = emailTexts(person.language);
    return {
      ...addressedTo(person),
      subject: texts.subject(buyer.name),
      paragraphs: [texts.text(buyer.name)],
      facts: factsOf(approval, person.language),
      about: subjectOf(approval, buyer),
      action: { label: texts.link, path: PAGE },
    };
  });
  const { approvalAsked: texts } = emailTexts(buyer.language);
  const toBuyer = {
    ...addressedTo(buyer),
    subject: texts.subject,
    paragraphs: [texts.text(deciders.map(({ name }) => name).join(', '))],
    facts: factsOf(approval, buyer.language),
    about: subjectOf(approval, buyer),
    action: { label: texts.link, path: PAGE },
  };
  return [...toDeciders, toBuyer];
}

/** The email to the buyer. An approved request and an accepted offer get their usual emails. */
export function refusalEmail(approval: ApprovalRecord, buyer: UserContact, by: string): Email {
  const { approvalRefused: texts } = emailTexts(buyer.language);
  return {
    ...addressedTo(buyer),
    subject: texts.subject,
    paragraphs: [texts.text(by), approval.answer],
    facts: factsOf(approval, buyer.language),
    about: subjectOf(approval, buyer),
    action: { label: texts.link, path: PAGE },
  };
}

/** The email to the buyer of an order that its company agreed to. */
export function approvedOrderEmail(approval: ApprovalRecord, buyer: UserContact, by: string): Email {
  const { approvedOrder: texts } = emailTexts(buyer.language);
  const said = approval.answer === '' ? [] : [approval.answer];
  return { ...orderEmail(approval, buyer, texts), paragraphs: [texts.text(by), ...said] };
}

/** The email to the buyer of an order that staff released without an approval. */
export function releasedOrderEmail(approval: ApprovalRecord, buyer: UserContact): Email {
  const { releasedOrder: texts } = emailTexts(buyer.language);
  return { ...orderEmail(approval, buyer, texts), paragraphs: [texts.text] };
}

function orderEmail(
  approval: ApprovalRecord,
  buyer: UserContact,
  { subject }: Pick<EmailTexts['approvedOrder'], 'subject'>,
) {
  return {
    ...addressedTo(buyer),
    subject: subject(approval.order?.number ?? ''),
    facts: factsOf(approval, buyer.language),
    about: subjectOf(approval, buyer),
    action: { label: emailTexts(buyer.language).approvedOrder.link, path: '/account/orders' },
  };
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
