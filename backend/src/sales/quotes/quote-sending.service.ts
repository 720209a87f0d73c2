import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isOtherOffer, isOtherPrice, type Offer, validityAfter } from './domain/quote-offer.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { offerDay } from '@shop/contract/quote-answers';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { RenewQuoteDto } from './dto/quote-answer.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuotesService } from './quotes.service.js';

type Wanted = Omit<Offer<Quote['user']>, 'validUntil'> & Pick<Quote, 'status'>;

type Sent = Pick<Quote, 'validUntil' | 'revision' | 'sentAt'>;

/** Each sending of an offer: its last day, the revision that is stored, and the e-mail. A renewed offer is sent as the next revision. */
@Injectable()
export class QuoteSending {
  constructor(
    private readonly answers: QuoteAnswers,
    private readonly emails: QuoteEmails,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The fields that follow where a quote is saved. It is sent if it is Quoted then, and other than it was sent the last time.
   * @param sentDay the last day that staff send; undefined: they say nothing of it
   * @throws DomainError VALIDATION_FAILED for a day that is over
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
    const latest = await this.answers.findRevision(before._id, revision, session);
    const isSame = latest !== null && !isOtherOffer(latest, { ...wanted, validUntil });
    return isSame ? { validUntil, revision, sentAt } : { validUntil, revision: revision + 1, sentAt: now };
  }

  /** Keeps the revision and tells the buyer, where the quote was sent by a change. */
  async completeSending(before: QuoteRecord, stored: QuoteRecord, actor: Actor, session: ClientSession): Promise<void> {
    const { revision, sentAt: at } = stored;
    if (revision > before.revision && at !== null) {
      await this.answers.freezeRevision(stored, { by: actor.name, at }, session);
    }
    await this.emails.mailOffered(before, stored, session);
  }

  /** @throws DomainError VALIDATION_FAILED for a day that is over */
  requireDay(day: string | null | undefined): void {
    const today = dubaiDay(this.clock.now());
    if (typeof day === 'string' && day < today) throw refuseField('validUntil', 'DAY_OVER', { from: today });
  }

  /** Renewing to the day that it has changes nothing. @throws DomainError QUOTE_NOT_OFFERED, VALIDATION_FAILED and others */
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
