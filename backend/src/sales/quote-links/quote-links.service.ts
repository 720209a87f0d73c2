import { Inject, Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import { PAGES } from '@shop/contract/pages';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { readTogether } from '../../platform/database/read-together.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type Link, Links } from '../../shop/links/links.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { QuoteBinding } from '../quotes/quote-binding.service.js';
import { QuotePapers } from '../quotes/quote-papers.service.js';
import { type QuoteRecord, QuotesService } from '../quotes/quotes.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { requireQuoteAction } from '../quotes/domain/quote.rules.js';
import { linkExpiresAt, OLDEST_LINK_MS } from './domain/link-validity.js';
import type { RevokedLinksResponse } from '../../shop/links/dto/document-link.response.js';
import type { LinkedQuoteResponse, QuoteLinkResponse } from './dto/quote-link.response.js';
import { toLinkedQuote } from './quote-link.mapper.js';

/** Links to quotes, for each user. */
const QUOTE_LINKS = attemptLimit('quoteLink', 60, HOUR);

type QuoteLink = Link & { readonly buyer: Types.ObjectId };

export interface OpenedLink {
  readonly link: QuoteLink;
  readonly quote: QuoteRecord;
}

/** Links that show a quote without a sign-in. */
@Injectable()
export class QuoteLinks {
  constructor(
    private readonly links: Links,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly quotes: QuotesService,
    private readonly binding: QuoteBinding,
    private readonly papers: QuotePapers,
    private readonly users: UsersService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnEvent(QUOTE_REMOVED)
  async removeWithQuote(quote: string, { session }: ChangeContext): Promise<void> {
    await this.links.remove({ resource: 'quotes', record: new Types.ObjectId(quote) }, session);
  }

  /** Makes an additional link. @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW, TOO_MANY_REQUESTS */
  async makeQuoteLink(id: string, actor: Actor): Promise<QuoteLinkResponse> {
    await this.attempts.count(QUOTE_LINKS, actor.id);
    const createdAt = this.clock.now();
    return this.transactions.run(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      requireQuoteAction(quote, 'pdf', createdAt);
      const { _id: person } = actor.isAdmin ? await this.users.recipientOf(quote, session) : { _id: actor.id };
      const buyer = new Types.ObjectId(person);
      const expiresAt = new Date(createdAt.getTime() + OLDEST_LINK_MS);
      const token = await this.links.make({ resource: 'quotes', record: quote._id, buyer, expiresAt }, session);
      await this.binding.noteShared(quote, createdAt, { actor, session });
      return { url: this.urlOf(token), expiresAt: linkExpiresAt({ createdAt }, quote).toISOString() };
    });
  }

  /** Revokes all links to a quote, of all users. @throws DomainError QUOTE_NOT_FOUND */
  revoke(id: string, actor: Actor): Promise<RevokedLinksResponse> {
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const revoked = await this.links.remove({ resource: 'quotes', record: quote._id }, session);
      if (revoked > 0) await this.binding.noteShared(quote, null, { actor, session });
      return { revoked };
    });
  }

  /** @throws DomainError QUOTE_LINK_NOT_FOUND */
  async open(token: string): Promise<OpenedLink> {
    const link = await this.links.find(['quotes'], token);
    const quote = link && (await this.quoteOf(link));
    const buyer = link?.buyer;
    const isOpen = buyer && quote && (await this.quotes.isParty({ id: buyer.toHexString(), isAdmin: false }, quote));
    if (!isOpen || linkExpiresAt(link, quote) < this.clock.now())
      throw refuse('QUOTE_LINK_NOT_FOUND', {}, { security: 'quote link refused' });
    return { link: { ...link, buyer }, quote };
  }

  /** @throws DomainError QUOTE_LINK_NOT_FOUND */
  async show(token: string): Promise<LinkedQuoteResponse> {
    return this.toLinkedQuote(await this.open(token));
  }

  /** @param quote in its present state */
  async toLinkedQuote({ link, quote }: OpenedLink, session?: ClientSession): Promise<LinkedQuoteResponse> {
    const [shown, buyer] = await readTogether(session ?? null, [
      () => this.quotes.toQuoteResponseFor('owner', quote, session),
      () => this.users.contact(link.buyer.toHexString(), session),
    ]);
    return toLinkedQuote(shown, { email: buyer.email, expiresAt: linkExpiresAt(link, quote) });
  }

  /** @throws DomainError QUOTE_LINK_NOT_FOUND, QUOTE_UNDER_REVIEW */
  async pdf(token: string, language?: DocumentLanguage): Promise<PdfFile> {
    const { link, quote } = await this.open(token);
    const buyer = { id: link.buyer.toHexString(), name: '', email: '', isAdmin: false, staffRole: null, sessionId: '' };
    return this.papers.printQuote(quote._id.toHexString(), buyer, language);
  }

  private async quoteOf({ record }: Link): Promise<QuoteRecord | null> {
    try {
      return await this.quotes.load(record.toHexString());
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }

  private urlOf(token: string): string {
    return this.environment.publicUrl + PAGES['quote-link'].path.replace(':id', token);
  }
}
