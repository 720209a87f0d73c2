import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuotesService } from './quotes.service.js';

/** The fields that an order copies from its quote. */
export type OrderableQuote = QuoteRecord;

/** The quote's side of its order: taken once, freed when the order is deleted. */
@Injectable()
export class QuoteConversion {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Binds a Confirmed quote to the order that is being made in the same transaction.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS
   */
  async bind(quoteId: string, orderId: Types.ObjectId, by: ChangeContext): Promise<OrderableQuote> {
    const quote = await this.quotes.load(quoteId, by.session);
    requireQuoteAction(quote, 'createOrder', this.clock.now());
    const changes = [{ field: 'createdOrderId', from: null, to: orderId }];
    const bound = { isOrderCreated: true, createdOrderId: orderId };
    await this.records.store(quote, bound, { ...by, action: 'ordered', changes });
    return quote;
  }

  /** Lets a quote be ordered again after its order was deleted. */
  async release(quoteId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const quote = await this.quotes.load(quoteId.toHexString(), by.session);
    const changes = [{ field: 'createdOrderId', from: quote.createdOrderId, to: null }];
    const freed = { isOrderCreated: false, createdOrderId: null };
    await this.records.store(quote, freed, { ...by, action: 'freed', changes });
  }
}
