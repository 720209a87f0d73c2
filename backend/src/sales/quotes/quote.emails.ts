import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, optionalFact, purchaseFacts, quantityFacts } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { type LockedUser, UsersService } from '../../people/users/users.service.js';
import { isPriced } from './domain/quote.rules.js';
import { answeredEmail, asSubject, expiringEmail, offerFacts, readyEmail, revisedEmail } from './quote.buyer-emails.js';
import type { QuoteAnswer, QuoteRecord } from './quote.schema.js';

@Injectable()
export class QuoteEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
  ) {}

  /** To the buyer and to the staff. */
  async mailRequested(quote: QuoteRecord, buyer: LockedUser, session: ClientSession): Promise<void> {
    const received = { ...receivedEmail(quote, buyer), isToProvedAddress: buyer.hasProvedEmail };
    const emails = [received, staffEmail(quote, buyer, this.settings.current().email)];
    await this.outbox.post(emails, session);
  }

  /** To the buyer, when the prices become visible, and when a new offer replaces one that they have seen. */
  async mailOffered(before: QuoteRecord, quote: QuoteRecord, session: ClientSession): Promise<void> {
    const isReplaced = isPriced(before.status) && quote.revision > before.revision && before.revision > 0;
    const isFirst = !isPriced(before.status) && isPriced(quote.status);
    if (!isReplaced && !isFirst) return;
    const buyer = await this.users.recipientOf(quote, session);
    await this.outbox.post(isReplaced ? revisedEmail(quote, buyer) : readyEmail(quote, buyer), session);
  }

  /** To the buyer and to the staff. @param isPart true if only some lines were accepted */
  async mailAnswered(quote: QuoteRecord, answer: QuoteAnswer, isPart: boolean, session: ClientSession): Promise<void> {
    const buyer = await this.users.recipientOf(quote, session);
    const toStaff = staffAnswerEmail(quote, answer, { buyer, isPart, to: this.settings.current().email });
    await this.outbox.post([answeredEmail(quote, answer, buyer), toStaff], session);
  }

  async isReachable(quote: QuoteRecord, session: ClientSession): Promise<boolean> {
    return (await this.users.recipientOf(quote, session)).email !== '';
  }

  /** To the buyer, some days before the end of the offer, or when staff ask for it. */
  async remindBuyer(quote: QuoteRecord, session: ClientSession): Promise<void> {
    const buyer = await this.users.recipientOf(quote, session);
    await this.outbox.post(expiringEmail(quote, buyer), session);
  }

  /** To the staff, on the last day of the offer. */
  async remindStaff(quote: QuoteRecord, session: ClientSession): Promise<void> {
    const buyer = await this.users.recipientOf(quote, session);
    await this.outbox.post(staffExpiringEmail(quote, buyer, this.settings.current().email), session);
  }
}

function receivedEmail(quote: QuoteRecord, buyer: UserContact): Email {
  const { number, requestedItems, clientToAdminNote } = quote;
  const { quoteReceived: texts } = emailTexts(buyer.language);
  return {
    ...addressedTo(buyer),
    subject: texts.subject(number),
    paragraphs: [texts.text(number)],
    facts: [
      ...quantityFacts(requestedItems, buyer.language),
      ...purchaseFacts(quote, buyer.language),
      ...optionalFact(texts.note, clientToAdminNote),
    ],
    action: { label: texts.link, path: '/account/requests' },
    about: asSubject(quote),
  };
}

function staffEmail(quote: QuoteRecord, buyer: UserContact, to: string): Email {
  const { greeting, newRequest: texts } = staffEmails;
  return {
    to,
    language: DEFAULT_LANGUAGE,
    replyTo: buyer.email,
    subject: texts.subject(quote.number, buyer.name),
    greeting,
    paragraphs: [texts.text(buyer.name, buyer.email)],
    facts: [
      ...optionalFact(texts.phone, buyer.phoneNumber),
      ...optionalFact(texts.address, buyer.address),
      ...quantityFacts(quote.requestedItems, DEFAULT_LANGUAGE),
      ...purchaseFacts(quote, DEFAULT_LANGUAGE),
      ...optionalFact(texts.note, quote.clientToAdminNote),
    ],
    action: { label: texts.link, path: `/admin/quotes/${quote._id.toHexString()}` },
    about: asSubject(quote),
  };
}

function staffAnswerEmail(
  quote: QuoteRecord,
  answer: QuoteAnswer,
  { buyer, isPart, to }: { readonly buyer: UserContact; readonly isPart: boolean; readonly to: string },
): Email {
  const { quote: texts } = staffEmails;
  const { subject, text } = texts[answer.decision];
  const reason = answer.reason === null ? '' : emailTexts(DEFAULT_LANGUAGE).declineReason(answer.reason);
  return {
    ...toStaff(quote, buyer, to),
    subject: subject(quote.number, answer.name),
    paragraphs: [text(quote.number, answer.name), ...(isPart ? [texts.accepted.part] : [])],
    facts: [
      ...optionalFact(texts.reason, reason),
      ...optionalFact(texts.note, answer.note),
      ...optionalFact(texts.poNumber, answer.decision === 'accepted' ? quote.poNumber : ''),
      ...offerFacts(quote, DEFAULT_LANGUAGE),
    ],
  };
}

function staffExpiringEmail(quote: QuoteRecord, buyer: UserContact, to: string): Email {
  const { expiring, phone } = staffEmails.quote;
  return {
    ...toStaff(quote, buyer, to),
    subject: expiring.subject(quote.number, buyer.name),
    paragraphs: [expiring.text(quote.number, buyer.name)],
    facts: [...optionalFact(phone, buyer.phoneNumber), ...offerFacts(quote, DEFAULT_LANGUAGE)],
  };
}

function toStaff(quote: QuoteRecord, buyer: UserContact, to: string) {
  const { greeting, quote: texts } = staffEmails;
  return {
    to,
    language: DEFAULT_LANGUAGE,
    greeting,
    ...(buyer.email !== '' && { replyTo: buyer.email }),
    action: { label: texts.link, path: `/admin/quotes/${quote._id.toHexString()}` },
    about: asSubject(quote),
  };
}
