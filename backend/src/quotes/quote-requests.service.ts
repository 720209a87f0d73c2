import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Transactions } from '../platform/database/transactions.js';
import { UsersService } from '../users/users.service.js';
import type { RequestQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteLines } from './quote-lines.service.js';
import { toQuote } from './quote.mapper.js';
import { Quote } from './quote.schema.js';

/** What buyers do: their carts become quote requests. */
@Injectable()
export class QuoteRequests {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly lines: QuoteLines,
    private readonly emails: QuoteEmails,
    private readonly users: UsersService,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError PRODUCT_UNAVAILABLE, BELOW_MINIMUM */
  async request(body: RequestQuoteDto, actor: Actor): Promise<QuoteResponse> {
    const createdAt = this.clock.now();
    const request = {
      _id: new Types.ObjectId(),
      number: await this.sequences.next('QUO', createdAt),
      user: new Types.ObjectId(actor.id),
      clientToAdminNote: body.clientToAdminNote ?? '',
      ...{ createdAt, updatedAt: createdAt },
    };
    const quote = await this.transactions.run(actor, async (session) => {
      const buyer = await this.users.lock(request.user, session);
      const requestedItems = await this.lines.requested(body.requestedItems, session);
      const stored = await this.records.insert({ ...request, requestedItems }, { actor, session, action: 'requested' });
      await this.emails.requested(stored, buyer, session);
      return stored;
    });
    return toQuote(quote, { _id: actor.id, name: actor.name, email: actor.email }, 'owner');
  }
}
