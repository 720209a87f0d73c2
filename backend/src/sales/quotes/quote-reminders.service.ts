import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { isExpiredOffer, offerDay, offerDaysLeft, REMIND_BUYER_DAYS } from '@shop/contract/offers';
import type { ClientSession, Model } from 'mongoose';
import { DueTask } from '../../platform/jobs/due-task.js';
import { MoveInsService } from '../../shop/move-ins/move-ins.service.js';
import { QuoteEmails } from './quote.emails.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

interface Reminder {
  readonly quote: QuoteRecord;
  readonly to: 'buyer' | 'staff';
}

/** Sends reminders of offers before their last day: to the buyer some days before it, to the staff on the day. */
@Injectable()
export class QuoteReminders extends DueTask<Reminder> {
  protected readonly failure = 'Failed to send a quote reminder';

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    private readonly service: QuotesService,
    private readonly emails: QuoteEmails,
    private readonly moveIns: MoveInsService,
  ) {
    super();
  }

  protected async due(now: Date): Promise<Reminder[]> {
    const days = { $gte: dubaiDay(now), $lte: offerDay(now, REMIND_BUYER_DAYS) };
    const found = await this.quotes
      .find({ status: 'Quoted', isOrderCreated: false, validUntil: days })
      .lean<QuoteRecord[]>();
    const waiting = new Set((await this.moveIns.unremindedAt(now, null)).map(String));
    return found
      .filter(({ opening }) => !waiting.has(String(opening?.moveIn)))
      .flatMap((quote) => remindersOf(quote, now));
  }

  protected keyOf({ quote, to }: Reminder): string {
    return `quote reminder ${to} ${quote._id.toHexString()} ${quote.revision}`;
  }

  protected async carryOut({ quote: found, to }: Reminder, session: ClientSession): Promise<void> {
    const quote = await this.service.load(found._id.toHexString(), session);
    const isAnswered = quote.status !== 'Quoted' || quote.revision !== found.revision;
    if (isAnswered || isExpiredOffer(quote, this.clock.now())) return;
    await (to === 'buyer' ? this.emails.remindBuyer(quote, session) : this.emails.remindStaff(quote, session));
  }
}

/** An offer that was sent after its reminder day gets no reminder: its buyer has just received it. */
function remindersOf(quote: QuoteRecord, now: Date): Reminder[] {
  const { validUntil, sentAt } = quote;
  const left = offerDaysLeft(validUntil, now);
  const sentWith = sentAt && offerDaysLeft(validUntil, sentAt);
  if (left === null) return [];
  const isRemindable = (days: number) => left <= days && (sentWith === null || sentWith > days);
  return [
    ...(isRemindable(REMIND_BUYER_DAYS) ? [{ quote, to: 'buyer' as const }] : []),
    ...(isRemindable(0) ? [{ quote, to: 'staff' as const }] : []),
  ];
}
