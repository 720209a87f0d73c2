import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Transactions } from '../platform/database/transactions.js';
import { basisOf } from '../lines/document-tax.js';
import { PurchaseDetailsService } from '../purchase/purchase-details.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { UsersService } from '../users/users.service.js';
import type { RequestQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteLines } from './quote-lines.service.js';
import { toQuote } from './quote.mapper.js';
import { Quote } from './quote.schema.js';

/** Buyers send their carts as quote requests. */
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
    private readonly settings: SettingsService,
    private readonly purchase: PurchaseDetailsService,
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
    return this.transactions.answer(actor, async (session) => {
      const buyer = await this.users.lockSelf(request.user, session);
      const taxBasis = basisOf(await this.settings.load(session), createdAt);
      const requestedItems = await this.lines.requested(body.requestedItems, taxBasis, session);
      const details = await this.purchase.entered(body, { actor, user: request.user, session });
      const askedFor = requestedItems.map(({ _id, product, productName, unit, qty, unitPrice }) => ({
        ...{ _id, product, productName, unit, qty },
        unitPrice: product === null ? null : unitPrice,
      }));
      const fields = { ...request, requestedItems, askedFor, taxBasis, ...details };
      const stored = await this.records.insert(fields, { actor, session, action: 'requested' });
      await this.emails.requested(stored, buyer, session);
      return toQuote(stored, { _id: actor.id, name: actor.name, email: actor.email }, 'owner', createdAt);
    });
  }
}
