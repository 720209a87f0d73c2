import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type AnsweringPerson, QuoteAnswering } from '../quotes/quote-answering.service.js';
import { requireQuoteAction } from '../quotes/domain/quote.rules.js';
import type { QuoteRecord } from '../quotes/quotes.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { CODE_MINUTES, maskedEmail } from '../../shop/links/link-code.js';
import { Links } from '../../shop/links/links.service.js';
import type { AcceptByLinkDto, DeclineByLinkDto } from './dto/quote-link.requests.js';
import type { CodeSentResponse } from '../../shop/links/dto/document-link.response.js';
import type { LinkedQuoteResponse } from './dto/quote-link.response.js';
import { QuoteLinks } from './quote-links.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { EmailProofs } from '../../people/users/email-proofs.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';

interface Proof {
  readonly code: string;
  readonly revision: number;
}

/** Buyers answer a quote by its link: a mailed code proves their identity. */
@Injectable()
export class QuoteLinkAnswers {
  constructor(
    private readonly links: Links,
    private readonly quoteLinks: QuoteLinks,
    private readonly answering: QuoteAnswering,
    private readonly users: UsersService,
    private readonly proofs: EmailProofs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Mails a code for the present revision. It replaces an older code.
   * @throws DomainError QUOTE_LINK_NOT_FOUND, NO_EMAIL_FOR_CODE, TOO_MANY_REQUESTS, and the refusals of `accept`
   */
  async sendCode(token: string): Promise<CodeSentResponse> {
    const { link, quote } = await this.quoteLinks.open(token);
    requireQuoteAction(quote, 'accept', this.clock.now());
    const buyer = await this.users.contact(link.buyer.toHexString());
    if (buyer.email === '') throw refuse('NO_EMAIL_FOR_CODE');
    await this.links.countCode(link);
    return this.transactions.answer(null, async (session) => {
      const { code, expiresAt } = await this.links.newCode(link, quote.revision, session);
      await this.mailCode(quote.number, code, buyer, session);
      return { sentTo: maskedEmail(buyer.email), expiresAt: expiresAt.toISOString() };
    });
  }

  /**
   * @throws DomainError QUOTE_LINK_NOT_FOUND, VALIDATION_FAILED at `code`, TOO_MANY_REQUESTS, and the refusals of the
   * buyer's own answer
   */
  accept(token: string, { code, ...body }: AcceptByLinkDto, network: string): Promise<LinkedQuoteResponse> {
    return this.answerByLink(token, { code, revision: body.revision }, network, (quote, person, session) =>
      this.answering.acceptQuoteWithin(quote._id.toHexString(), body, person, session),
    );
  }

  /** @throws DomainError the errors of `accept` */
  decline(token: string, { code, ...body }: DeclineByLinkDto, network: string): Promise<LinkedQuoteResponse> {
    return this.answerByLink(token, { code, revision: body.revision }, network, (quote, person, session) =>
      this.answering.declineQuoteWithin(quote._id.toHexString(), body, person, session),
    );
  }

  /** @param network of the caller */
  async answerByLink(
    token: string,
    proof: Proof,
    network: string,
    give: (quote: QuoteRecord, person: AnsweringPerson, session: ClientSession) => Promise<QuoteRecord>,
  ): Promise<LinkedQuoteResponse> {
    const { link, quote } = await this.quoteLinks.open(token);
    const buyer = await this.users.contact(link.buyer.toHexString());
    const person = { id: buyer._id, name: buyer.name, isAdmin: buyer.isAdmin };
    await this.links.countTry(link, network);
    return this.transactions.answer(person, async (session) => {
      await this.links.useCode(link, proof, session);
      await this.proofs.markProved(link.buyer, session);
      return this.quoteLinks.toLinkedQuote({ link, quote: await give(quote, person, session) }, session);
    });
  }

  /** Mails the code to the buyer. The code is erased from the database after the last attempt to send it. */
  async mailCode(number: string, code: string, buyer: UserContact, session: ClientSession): Promise<void> {
    const { quoteCode: texts } = emailTexts(buyer.language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(number),
      paragraphs: texts.texts(number, CODE_MINUTES),
      facts: [{ label: texts.code, value: code }],
      secret: true,
      isAboutAccess: true as const,
    };
    await this.outbox.post(email, session);
  }
}
