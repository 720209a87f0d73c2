import { Inject, Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import { PAGES } from '@shop/contract/pages';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { DailyTask } from '../../platform/jobs/daily-task.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { readTogether } from '../../platform/database/read-together.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { hashOf, newToken } from '../../people/users/domain/token-hash.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuse } from '../../platform/errors/refuse.js';
import { QuoteBinding } from '../quotes/quote-binding.service.js';
import { QuotePapers } from '../quotes/quote-papers.service.js';
import { type LoadedQuote, QuotesService } from '../quotes/quotes.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { requireQuoteAction } from '../quotes/domain/quote.rules.js';
import { linkExpiresAt, OLDEST_LINK_MS } from './domain/link-validity.js';
import type { LinkedQuoteResponse, QuoteLinkResponse, RevokedLinksResponse } from './dto/quote-link.response.js';
import { toLinkedQuote } from './quote-link.mapper.js';
import { QuoteLink } from './quote-link.schema.js';
import { QUOTE_LINKS } from './link-limits.js';

export interface OpenedLink {
  readonly link: QuoteLink;
  readonly quote: LoadedQuote;
}

/** Links that show a quote without a sign-in. Only the hashes of their tokens are stored. */
@Injectable()
export class QuoteLinks extends DailyTask {
  protected readonly failure = 'Failed to remove old quote links';

  constructor(
    @InjectStore(QuoteLink) private readonly links: PlainStore<QuoteLink>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly quotes: QuotesService,
    private readonly binding: QuoteBinding,
    private readonly papers: QuotePapers,
    private readonly users: UsersService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  @OnEvent(QUOTE_REMOVED)
  async removeWithQuote(quote: string, { session }: ChangeContext): Promise<void> {
    await this.links.removeAll({ quote: new Types.ObjectId(quote) }, session);
  }

  /** Makes an additional link. @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW, TOO_MANY_REQUESTS */
  async makeQuoteLink(id: string, actor: Actor): Promise<QuoteLinkResponse> {
    await this.attempts.count(QUOTE_LINKS, actor.id);
    const token = newToken();
    const made = { _id: new Types.ObjectId(), madeBy: new Types.ObjectId(actor.id), tokenHash: hashOf(token) };
    const createdAt = this.clock.now();
    return this.transactions.run(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      requireQuoteAction(quote, 'pdf', createdAt);
      const { _id: person } = actor.isAdmin ? await this.users.recipientOf(quote, session) : { _id: actor.id };
      const buyer = new Types.ObjectId(person);
      const link: QuoteLink = { ...made, quote: quote._id, buyer, createdAt, code: null };
      await this.links.insert(link, session);
      await this.binding.noteShared(quote, createdAt, { actor, session });
      return { url: this.urlOf(token), expiresAt: linkExpiresAt(link, quote).toISOString() };
    });
  }

  /** Revokes all links to a quote, of all users. @throws DomainError QUOTE_NOT_FOUND */
  revoke(id: string, actor: Actor): Promise<RevokedLinksResponse> {
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const revoked = await this.links.removeAll({ quote: quote._id }, session);
      if (revoked > 0) await this.binding.noteShared(quote, null, { actor, session });
      return { revoked };
    });
  }

  /** @throws DomainError QUOTE_LINK_NOT_FOUND */
  async open(token: string): Promise<OpenedLink> {
    const link = await this.links.reads.findOne({ tokenHash: hashOf(token) }).lean<QuoteLink | null>();
    const quote = link && (await this.quoteOf(link));
    const person = { id: link?.buyer.toHexString() ?? '', isAdmin: false };
    const isOpen = quote !== null && (await this.quotes.isParty(person, quote));
    if (!link || !isOpen || linkExpiresAt(link, quote) < this.clock.now())
      throw refuse('QUOTE_LINK_NOT_FOUND', {}, { security: 'quote link refused' });
    return { link, quote };
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

  protected async work(): Promise<void> {
    await this.links.removeAll({ createdAt: { $lt: new Date(this.clock.now().getTime() - OLDEST_LINK_MS) } });
  }

  private async quoteOf({ quote }: QuoteLink): Promise<LoadedQuote | null> {
    try {
      return await this.quotes.load(quote.toHexString());
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }

  private urlOf(token: string): string {
    return this.environment.publicUrl + PAGES['quote-link'].path.replace(':id', token);
  }
}
