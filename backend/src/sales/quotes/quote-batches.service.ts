import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import { OnceOnly } from '../../platform/jobs/once-only.service.js';
import { Salespeople } from '../../people/user-record/salespeople.service.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import type { AssignQuotesDto, ChosenQuotesDto } from './dto/quote.requests.js';
import type { QuoteBatchResponse } from './dto/quote-batch.response.js';
import { QuoteEmails } from './quote.emails.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

/** Staff do one thing for several quotes of their list. A quote that refuses it does not stop the others. */
@Injectable()
export class QuoteBatches {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly salespeople: Salespeople,
    private readonly emails: QuoteEmails,
    private readonly once: OnceOnly,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Quotes with an order can be assigned too.
   * @throws DomainError VALIDATION_FAILED, at the field `salesperson`
   */
  assign({ quotes, salesperson: named = null }: AssignQuotesDto, actor: Actor): Promise<QuoteBatchResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.salespeople.namedSalesperson(named, session);
      return this.each(quotes, session, async (quote) => {
        const { update, changes } = await this.salespeople.assignment(quote, named, session);
        await this.records.amend({ _id: quote._id }, update, { actor, session, action: 'updated', changes });
      });
    });
  }

  /** Emails buyers that their offers wait for an answer, once a day at most. */
  remind({ quotes }: ChosenQuotesDto, actor: Actor): Promise<QuoteBatchResponse> {
    return this.transactions.answer(actor, (session) =>
      this.each(quotes, session, async (quote) => {
        const now = this.clock.now();
        requireQuoteAction(quote, 'accept', now);
        if (!(await this.emails.isReachable(quote, session))) throw refuse('QUOTE_WITHOUT_EMAIL');
        const key = `quote reminder by staff ${quote._id.toHexString()} ${dubaiDay(now)}`;
        if (!(await this.once.claimIn(key, session))) throw refuse('QUOTE_REMINDED');
        await this.emails.remindBuyer(quote, session);
      }),
    );
  }

  private async each(
    ids: readonly string[],
    session: ClientSession,
    work: (quote: QuoteRecord) => Promise<void>,
  ): Promise<QuoteBatchResponse> {
    const answer: QuoteBatchResponse = { done: 0, leftOut: [] };
    for (const _id of new Set(ids)) {
      let number = '';
      try {
        const quote = await this.quotes.load(_id, session);
        number = quote.number;
        await work(quote);
        answer.done += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        answer.leftOut.push({ _id, number, code: error.code, message: error.message });
      }
    }
    return answer;
  }
}
