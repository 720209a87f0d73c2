import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { Email } from '../platform/mail/email.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import { addressedTo, emailTexts, optionalFact, priceFacts, quantityFacts } from '../texts/email-parts.js';
import { staffEmails } from '../texts/en/emails.js';
import type { UserResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import { isPriced } from './domain/quote.rules.js';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Offer = Pick<
  Quote,
  'user' | 'status' | 'requestedItems' | 'deliveryCharge' | 'extraFee' | 'totalPrice' | 'adminToClientNote'
>;

@Injectable()
export class QuoteEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** To the buyer and to the staff. */
  async requested(quote: QuoteRecord, buyer: UserResponse, session: ClientSession): Promise<void> {
    const emails = [receivedEmail(quote, buyer), staffEmail(quote, buyer, this.environment.shop.email)];
    await this.outbox.post(emails, session);
  }

  /** To the buyer, when the prices become visible. Later saves of a priced quote send nothing. */
  async priced({ number, status }: QuoteRecord, offer: Offer, session: ClientSession): Promise<void> {
    if (isPriced(status) || !isPriced(offer.status)) return;
    const buyer = await this.users.contact(offer.user.toHexString(), session);
    await this.outbox.post(readyEmail(number, offer, buyer), session);
  }
}

function receivedEmail({ number, requestedItems, clientToAdminNote }: QuoteRecord, buyer: UserResponse): Email {
  const { quoteReceived: texts } = emailTexts(buyer.language);
  return {
    ...addressedTo(buyer),
    subject: texts.subject(number),
    paragraphs: [texts.text(number)],
    facts: [...quantityFacts(requestedItems, buyer.language), ...optionalFact(texts.note, clientToAdminNote)],
    action: { label: texts.link, path: '/account/requests' },
  };
}

function staffEmail(quote: QuoteRecord, buyer: UserResponse, to: string): Email {
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
      ...optionalFact(texts.note, quote.clientToAdminNote),
    ],
    action: { label: texts.link, path: `/admin/quotes/${quote._id.toHexString()}` },
  };
}

function readyEmail(number: string, offer: Offer, buyer: UserResponse): Email {
  const { quoteReady: texts } = emailTexts(buyer.language);
  const note = offer.adminToClientNote.trim();
  const { requestedItems: lines, deliveryCharge, extraFee, totalPrice } = offer;
  return {
    ...addressedTo(buyer),
    subject: texts.subject(number),
    paragraphs: [texts.text(number), ...(note === '' ? [] : [note])],
    facts: priceFacts({ lines, deliveryCharge, extraFee, totalPrice }, buyer.language),
    action: { label: texts.link, path: '/account/requests' },
  };
}
