import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { factIfAny, greetingTo, priceFacts, quantityFacts } from '../platform/mail/letter-parts.js';
import type { Letter } from '../platform/mail/letter.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { UserResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import { isPriced } from './domain/quote.rules.js';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Offer = Pick<
  Quote,
  'user' | 'status' | 'requestedItems' | 'deliveryCharge' | 'extraFee' | 'totalPrice' | 'adminToClientNote'
>;

/** The letters about a quote. */
@Injectable()
export class QuoteLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** To the buyer and to the staff. */
  async requested(quote: QuoteRecord, buyer: UserResponse, session: ClientSession): Promise<void> {
    await this.outbox.post([receipt(quote, buyer), noticeToStaff(quote, buyer, this.environment.shop.email)], session);
  }

  /** To the buyer, when prices come to be seen; another save of a priced quote is no news. */
  async priced({ number, status }: QuoteRecord, offer: Offer, session: ClientSession): Promise<void> {
    if (isPriced(status) || !isPriced(offer.status)) return;
    const buyer = await this.users.contact(offer.user.toHexString(), session);
    await this.outbox.post(offerLetter(number, offer, buyer), session);
  }
}

function receipt(quote: QuoteRecord, buyer: UserResponse): Letter {
  return {
    to: buyer.email,
    subject: `We received your request ${quote.number}`,
    greeting: greetingTo(buyer),
    paragraphs: [
      `Thank you for your request ${quote.number}. We’ll get back to you soon with the best offer, stay tuned!`,
    ],
    facts: [...quantityFacts(quote.requestedItems), ...factIfAny('Your note', quote.clientToAdminNote)],
    action: { label: 'See your requests', path: '/account/requests' },
  };
}

function noticeToStaff(quote: QuoteRecord, buyer: UserResponse, to: string): Letter {
  return {
    to,
    replyTo: buyer.email,
    subject: `New request ${quote.number} from ${buyer.name}`,
    greeting: 'Hello,',
    // Not beginning with the name: a text is set in the direction of its first letter.
    paragraphs: [`A quote is asked for by ${buyer.name}. Your reply to this letter goes to ${buyer.email}.`],
    facts: [
      ...factIfAny('Phone', buyer.phoneNumber),
      ...factIfAny('Address', buyer.address),
      ...quantityFacts(quote.requestedItems),
      ...factIfAny('Note', quote.clientToAdminNote),
    ],
    action: { label: 'Open the request', path: `/admin/quotes/${quote._id.toHexString()}` },
  };
}

function offerLetter(number: string, offer: Offer, buyer: UserResponse): Letter {
  const note = offer.adminToClientNote.trim();
  return {
    to: buyer.email,
    subject: `Your quote ${number} is ready`,
    greeting: greetingTo(buyer),
    paragraphs: [`Your quote ${number} is ready. These are our prices:`, ...(note === '' ? [] : [note])],
    facts: priceFacts(offer),
    action: { label: 'See your quote', path: '/account/requests' },
  };
}
