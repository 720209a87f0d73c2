import { Injectable } from '@nestjs/common';
import { mayInCompany } from '@shop/contract/company-roles';
import type { ClientSession } from 'mongoose';
import { CompanyMembers } from '../../people/user-record/company-members.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, formatAed, optionalFact, quantityFacts } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { ApprovalRecord } from './approval.schema.js';

const PAGE = '/account/approvals';

/** The e-mails about requests above a limit. */
@Injectable()
export class ApprovalEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly members: CompanyMembers,
  ) {}

  /** To those who decide, and to the buyer, who has to wait. */
  async waiting(approval: ApprovalRecord, buyer: UserContact, session: ClientSession): Promise<void> {
    const people = await this.members.people(approval.company, session);
    const deciders = people.filter(({ _id, companyRole }) => _id !== buyer._id && mayInCompany(companyRole, 'approve'));
    const toDeciders = deciders.map((person) => {
      const { approvalWaiting: texts } = emailTexts(person.language);
      return {
        ...addressedTo(person),
        subject: texts.subject(buyer.name),
        paragraphs: [texts.text(buyer.name)],
        facts: factsOf(approval, person.language),
        action: { label: texts.link, path: PAGE },
      };
    });
    const { approvalAsked: texts } = emailTexts(buyer.language);
    const toBuyer = {
      ...addressedTo(buyer),
      subject: texts.subject,
      paragraphs: [texts.text(deciders.map(({ name }) => name).join(', '))],
      facts: factsOf(approval, buyer.language),
      action: { label: texts.link, path: PAGE },
    };
    await this.outbox.post([...toDeciders, toBuyer], session);
  }

  /** An approved request is told of as every other one. */
  async refused(approval: ApprovalRecord, buyer: UserContact, by: string, session: ClientSession): Promise<void> {
    const { approvalRefused: texts } = emailTexts(buyer.language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject,
      paragraphs: [texts.text(by), approval.answer],
      facts: factsOf(approval, buyer.language),
      action: { label: texts.link, path: PAGE },
    };
    await this.outbox.post(email, session);
  }
}

function factsOf(approval: ApprovalRecord, language: UserContact['language']) {
  const { approvalFacts: texts } = emailTexts(language);
  return [
    ...quantityFacts(approval.requestedItems, language),
    { label: texts.amount, value: formatAed(approval.amount, language) },
    { label: texts.limit, value: formatAed(approval.monthlyLimit, language) },
    { label: texts.spent, value: formatAed(approval.spent, language) },
    ...optionalFact(texts.note, approval.clientToAdminNote),
  ];
}
