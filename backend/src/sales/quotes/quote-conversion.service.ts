import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { References } from '../../platform/database/references.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { requireQuoteAction } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

/** The fields that an order copies from its quote. */
export type OrderableQuote = QuoteRecord;

/** Quotes that staff or the buyer have still to act on. */
const OPEN = { status: { $in: ['Requested', 'Quoted', 'Confirmed'] }, isOrderCreated: false } as const;

/** The quote's side of its order: taken once, freed when the order is deleted. */
@Injectable()
export class QuoteConversion implements OnModuleInit {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly references: References,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.references.register('user', (user, session) => this.quotes.numbersOf({ user }, session));
    // A quote that is requested at the same moment keeps its copy of the product; it can't be ordered then.
    this.references.register('product of a quote', (product, session) =>
      this.quotes.numbersOf({ ...OPEN, 'requestedItems.product': product }, session),
    );
  }

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
