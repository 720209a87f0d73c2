import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type ClientSession, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_REMOVED } from './quote.events.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import type { RenewQuoteDto } from './dto/quote-answer.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteEmails } from './quote.emails.js';
import { type OfferedQuote, type Sending, toFrozenRevision, toRevision } from './quote-revision.mapper.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { QuoteRevisionResponse } from './dto/quote-revision.response.js';
import { QuoteRevision } from './quote-revision.schema.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isOtherOffer, isOtherPrice, type Offer, validityAfter } from './domain/quote-offer.js';
import { offerDay } from '@shop/contract/offers';

type Wanted = Omit<Offer<Quote['user']>, 'validUntil'> & Pick<Quote, 'status'>;

type Sent = Pick<Quote, 'validUntil' | 'revision' | 'sentAt'>;

/** Sends offers. Each sending stores a revision and mails it; a renewed offer is sent as the next revision. */
@Injectable()
export class QuoteRevisions {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly emails: QuoteEmails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @InjectStore(QuoteRevision) private readonly revisions: PlainStore<QuoteRevision>,
    private readonly settings: SettingsService,
  ) {}

  /** @param sent by whom and when, in the transaction that changes the quote */
  async freezeRevision(quote: OfferedQuote, sent: Sending, session: ClientSession): Promise<void> {
    await this.revisions.insert(toFrozenRevision(quote, sent), session);
  }

  /**
   * The latest first: all revisions for staff, for a buyer those that were sent to them. @throws DomainError
   * QUOTE_NOT_FOUND
   */
  async listRevisions(id: string, actor: Actor): Promise<QuoteRevisionResponse[]> {
    const quote = await this.quotes.loadFor(actor, id);
    const mine = actor.isAdmin ? {} : { user: quote.user };
    const found = await this.revisions.reads
      .find({ quote: quote._id, ...mine })
      .sort({ revision: -1 })
      .lean<QuoteRevision[]>();
    return found.map((revision) => toRevision(revision, quote, actor.isAdmin ? 'staff' : 'owner'));
  }

  /** The quote with the content of that revision. @throws DomainError QUOTE_NOT_FOUND, REVISION_NOT_FOUND */
  async loadAsRevision(id: string, number: number, actor: Actor): Promise<QuoteRecord> {
    const quote = await this.quotes.loadFor(actor, id);
    const revision = Number.isSafeInteger(number) ? await this.findRevision(quote._id, number) : null;
    if (revision === null || (!actor.isAdmin && !revision.user.equals(quote.user))) throw refuse('REVISION_NOT_FOUND');
    return { ...quote, ...revision, _id: quote._id };
  }

  /** @returns null if there is none */
  findRevision(
    quote: Types.ObjectId,
    revision: number,
    session: ClientSession | null = null,
  ): Promise<QuoteRevision | null> {
    return this.revisions.reads.findOne({ quote, revision }).session(session).lean<QuoteRevision | null>();
  }

  @OnEvent(QUOTE_REMOVED)
  async removeRevisions(quote: string, { session }: ChangeContext): Promise<void> {
    await this.revisions.removeAll({ quote: new Types.ObjectId(quote) }, session);
  }

  /**
   * The derived fields of a saved quote. It is sent if it is Quoted, and differs from the last revision.
   * @param sentDay the last day sent by staff; undefined if the field is omitted
   * @throws DomainError VALIDATION_FAILED for a day in the past
   */
  async plannedSending(
    before: QuoteRecord,
    wanted: Wanted,
    sentDay: string | null | undefined,
    session: ClientSession,
  ): Promise<Sent> {
    const now = this.clock.now();
    if (sentDay !== before.validUntil) this.requireDay(sentDay);
    const isQuoted = wanted.status === 'Quoted';
    const isOffered = isQuoted && (before.status !== 'Quoted' || isOtherPrice(before, wanted));
    const days = this.settings.current().quoteValidityDays;
    const validUntil = validityAfter({ before, sent: sentDay, isOffered, days, now });
    const { revision, sentAt } = before;
    if (!isQuoted) return { validUntil, revision, sentAt };
    const latest = await this.findRevision(before._id, revision, session);
    const isSame = latest !== null && !isOtherOffer(latest, { ...wanted, validUntil });
    return isSame ? { validUntil, revision, sentAt } : { validUntil, revision: revision + 1, sentAt: now };
  }

  /** Stores the revision and notifies the buyer, if the change sent the quote. */
  async completeSending(
    before: QuoteRecord,
    stored: QuoteRecord,
    { name: by }: Pick<Actor, 'name'>,
    session: ClientSession,
  ): Promise<void> {
    const { revision, sentAt: at } = stored;
    if (revision > before.revision && at !== null) {
      await this.freezeRevision(stored, { by, at }, session);
    }
    await this.emails.mailOffered(before, stored, session);
  }

  /** @throws DomainError VALIDATION_FAILED for a day that is over */
  requireDay(day: string | null | undefined): void {
    const today = dubaiDay(this.clock.now());
    if (typeof day === 'string' && day < today) throw refuseField('validUntil', 'DAY_OVER', { from: today });
  }

  /**
   * Renewing to the present last day changes nothing. @throws DomainError QUOTE_NOT_OFFERED, VALIDATION_FAILED and
   * others
   */
  renewQuote(id: string, { validUntil: wanted }: RenewQuoteDto, actor: Actor): Promise<QuoteResponse> {
    return this.transactions.answer(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.quotes.load(id, session);
      requireQuoteAction(before, 'renew', now);
      this.requireDay(wanted);
      const day = wanted === undefined ? offerDay(now, this.settings.current().quoteValidityDays) : wanted;
      const sent = await this.plannedSending(before, before, day, session);
      const stored = await this.records.store(before, sent, { actor, session, action: 'renewed' });
      await this.completeSending(before, stored, actor, session);
      return this.quotes.toQuoteResponse(actor, stored);
    });
  }
}
