import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuotesService } from './quotes.service.js';
import { otherSide, type ThreadSide } from '@shop/contract/quote-messages';
import { refuse } from '../../platform/errors/refuse.js';
import type { HistoryAction } from '@shop/contract/records';

const COUNTS = { buyer: 'unreadByBuyer', staff: 'unreadByStaff' } as const satisfies Record<ThreadSide, keyof Quote>;

type By = Pick<ChangeContext, 'actor' | 'session'>;

type Known = Pick<QuoteRecord, '_id' | 'user'>;

/**
 * Changes a quote for other modules: its order is bound once and unbound when deleted; its thread and links are
 * recorded. These changes don't change the version, so that a message does not make an open form stale.
 */
@Injectable()
export class QuoteBinding {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Binds a Confirmed quote to the order that is created in the same transaction.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS
   */
  async bindOrder(quoteId: string, orderId: Types.ObjectId, by: ChangeContext): Promise<QuoteRecord> {
    const quote = await this.quotes.load(quoteId, by.session);
    requireQuoteAction(quote, 'createOrder', this.clock.now());
    const changes = [{ field: 'createdOrderId', from: null, to: orderId }];
    const bound = { isOrderCreated: true, createdOrderId: orderId };
    await this.records.store(quote, bound, { ...by, action: 'ordered', changes });
    return quote;
  }

  /** Allows another order of the quote after its order was deleted. */
  async releaseOrder(quoteId: Types.ObjectId, by: ChangeContext): Promise<void> {
    const quote = await this.quotes.load(quoteId.toHexString(), by.session);
    const changes = [{ field: 'createdOrderId', from: quote.createdOrderId, to: null }];
    const freed = { isOrderCreated: false, createdOrderId: null };
    await this.records.store(quote, freed, { ...by, action: 'freed', changes });
  }

  /**
   * Counts a message that is stored in the same transaction.
   * @throws DomainError QUOTE_NOT_FOUND if the quote was deleted, or moved to another buyer, at the same moment
   */
  async noteMessage({ _id, user }: Known, side: ThreadSide, by: By): Promise<void> {
    await this.note({ _id, user }, 'message sent', { $inc: { [COUNTS[otherSide(side)]]: 1 } }, by);
  }

  /**
   * Resets the unread count of a side. It writes a history entry, because lists filtered by it are refreshed by the
   * history.
   */
  async noteRead({ _id, user }: Known, side: ThreadSide, by: By): Promise<void> {
    await this.note({ _id, user }, 'messages read', { $set: { [COUNTS[side]]: 0 } }, by);
  }

  /** @param at when a link was made; null: all links were revoked */
  async noteShared({ _id, user }: Known, at: Date | null, by: By): Promise<void> {
    await this.note({ _id, user }, at === null ? 'links revoked' : 'link made', { $set: { sharedAt: at } }, by);
  }

  private async note(
    filter: { readonly _id: Types.ObjectId; readonly user: Types.ObjectId },
    action: HistoryAction,
    update: UpdateQuery<Quote>,
    by: By,
  ): Promise<void> {
    const noted = await this.records.amend(filter, update, { ...by, action, changes: [] });
    if (noted === null) throw refuse('QUOTE_NOT_FOUND');
  }
}
