import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { type Offer, isOtherOffer, isOtherPrice, validityAfter } from './domain/quote-offer.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Wanted = Omit<Offer<Quote['user']>, 'validUntil'> & Pick<Quote, 'status'>;
type Sent = Pick<Quote, 'validUntil' | 'revision' | 'sentAt'>;

/** Each sending of an offer: its last day, the revision that is kept, and the e-mail. */
@Injectable()
export class QuoteSending {
  constructor(
    private readonly revisions: QuoteRevisions,
    private readonly emails: QuoteEmails,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The fields that follow where a quote is saved. It is sent if it is Quoted then, and other than it was sent the last time.
   * @param sentDay the last day that staff send; undefined: they say nothing of it
   * @throws DomainError VALIDATION_FAILED for a day that is over
   */
  async planned(
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
    const latest = await this.revisions.find(before._id, revision, session);
    const isSame = latest !== null && !isOtherOffer(latest, { ...wanted, validUntil });
    return isSame ? { validUntil, revision, sentAt } : { validUntil, revision: revision + 1, sentAt: now };
  }

  /** Keeps the revision and tells the buyer, where the quote was sent by a change. */
  async complete(before: QuoteRecord, stored: QuoteRecord, actor: Actor, session: ClientSession): Promise<void> {
    const { revision, sentAt: at } = stored;
    if (revision > before.revision && at !== null) {
      await this.revisions.freeze(stored, { by: actor.name, at }, session);
    }
    await this.emails.offered(before, stored, session);
  }

  /** @throws DomainError VALIDATION_FAILED for a day that is over */
  requireDay(day: string | null | undefined): void {
    const today = dubaiDay(this.clock.now());
    if (typeof day === 'string' && day < today) throw refuseField('validUntil', 'DAY_OVER', { from: today });
  }
}
