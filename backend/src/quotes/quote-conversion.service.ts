import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { References } from '../platform/database/references.service.js';
import type { QuoteRecord } from './quote.schema.js';
import { requireQuoteAction } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

/** What an order takes over from its quote. */
export type OrderableQuote = QuoteRecord;

/** The quote's side of its order: taken once, freed when the order is deleted. */
@Injectable()
export class QuoteConversion implements OnModuleInit {
  constructor(
    private readonly quotes: QuotesService,
    private readonly references: References,
  ) {}

  onModuleInit(): void {
    this.references.register('user', (id, session) => this.quotes.existForUser(id, session));
  }

  /**
   * Binds a Confirmed quote to the order that is being made in the same transaction.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS
   */
  async bind(quoteId: string, orderId: Types.ObjectId, session: ClientSession): Promise<OrderableQuote> {
    const quote = await this.quotes.load(quoteId, session);
    requireQuoteAction(quote, 'createOrder');
    await this.quotes.store(quote, { isOrderCreated: true, createdOrderId: orderId }, session);
    return quote;
  }

  /** Lets a quote be ordered again after its order was deleted. */
  async release(quoteId: Types.ObjectId, session: ClientSession): Promise<void> {
    const quote = await this.quotes.load(quoteId.toHexString(), session);
    await this.quotes.store(quote, { isOrderCreated: false, createdOrderId: null }, session);
  }
}
