import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { SettingsService } from '../settings/settings.service.js';
import type { Email } from '../platform/mail/email.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import { addressedTo, optionalFact, priceFacts, purchaseFacts, quantityFacts } from '../texts/email-parts.js';
import { emailTexts } from '../texts/texts.js';
import { staffEmails } from '../texts/en/emails.js';
import type { UserContact } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import { taxOf } from '../lines/document-tax.js';
import { isPriced } from './domain/quote.rules.js';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Offer = Pick<
  Quote,
  | 'user'
  | 'status'
  | 'requestedItems'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | 'totalPrice'
  | 'adminToClientNote'
>;

@Injectable()
export class QuoteEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
  ) {}

  /** To the buyer and to the staff. */
  async requested(quote: QuoteRecord, buyer: UserContact, session: ClientSession): Promise<void> {
    const emails = [receivedEmail(quote, buyer), staffEmail(quote, buyer, this.settings.current().email)];
    await this.outbox.post(emails, session);
  }

  /** To the buyer, when the prices become visible. Later saves of a priced quote send nothing. */
  async priced(quote: QuoteRecord, offer: Offer, session: ClientSession): Promise<void> {
    if (isPriced(quote.status) || !isPriced(offer.status)) return;
    const buyer = await this.users.contact(offer.user.toHexString(), session);
    await this.outbox.post(readyEmail({ ...quote, ...offer }, buyer), session);
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

function readyEmail(offer: QuoteRecord, buyer: UserContact): Email {
  const { quoteReady: texts } = emailTexts(buyer.language);
  const note = offer.adminToClientNote.trim();
  const { number, requestedItems: lines } = offer;
  return {
    ...addressedTo(buyer),
    subject: texts.subject(number),
    paragraphs: [texts.text(number), ...(note === '' ? [] : [note])],
    facts: priceFacts({ ...offer, lines, tax: taxOf(offer, lines) }, buyer.language),
    action: { label: texts.link, path: '/account/requests' },
    about: asSubject(offer),
  };
}

const asSubject = ({ _id, number }: QuoteRecord) => ({ resource: 'quotes' as const, id: _id, name: number });
