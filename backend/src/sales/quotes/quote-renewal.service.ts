import { Injectable } from '@nestjs/common';
import { offerDay } from '@shop/contract/quote-answers';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { RenewQuoteDto } from './dto/quote-answer.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteSending } from './quote-sending.service.js';
import { Quote } from './quote.schema.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuotesService } from './quotes.service.js';

/** Staff give an offer a new last day: it is sent again as the next revision. */
@Injectable()
export class QuoteRenewal {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly sending: QuoteSending,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Renewing to the day that it has changes nothing. @throws DomainError QUOTE_NOT_OFFERED, VALIDATION_FAILED and others */
  renew(id: string, { validUntil: wanted }: RenewQuoteDto, actor: Actor): Promise<QuoteResponse> {
    return this.transactions.answer(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.quotes.load(id, session);
      requireQuoteAction(before, 'renew', now);
      this.sending.requireDay(wanted);
      const day = wanted === undefined ? offerDay(now, this.settings.current().quoteValidityDays) : wanted;
      const sent = await this.sending.planned(before, before, day, session);
      const stored = await this.records.store(before, sent, { actor, session, action: 'renewed' });
      await this.sending.complete(before, stored, actor, session);
      return this.quotes.answerFor(actor, stored);
    });
  }
}
