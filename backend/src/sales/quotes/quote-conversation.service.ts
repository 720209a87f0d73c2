import { Injectable } from '@nestjs/common';
import { otherSide, type ThreadSide } from '@shop/contract/quote-messages';
import type { Types, UpdateQuery } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { HistoryAction } from '@shop/contract/records';
import { Quote, type QuoteRecord } from './quote.schema.js';

const COUNTS = { buyer: 'unreadByBuyer', staff: 'unreadByStaff' } as const satisfies Record<ThreadSide, keyof Quote>;

type By = Pick<ChangeContext, 'actor' | 'session'>;
type Known = Pick<QuoteRecord, '_id' | 'user'>;

/** The quote's side of its thread and its links. They change no version: nobody's form is out of date by a message. */
@Injectable()
export class QuoteConversation {
  constructor(@InjectRecords(Quote) private readonly records: RecordStore<Quote>) {}

  /**
   * Counts a message that is stored in the same transaction.
   * @throws DomainError QUOTE_NOT_FOUND where the quote was deleted, or moved to another buyer, at this moment
   */
  async written({ _id, user }: Known, side: ThreadSide, by: By): Promise<void> {
    await this.note({ _id, user }, 'message sent', { $inc: { [COUNTS[otherSide(side)]]: 1 } }, by);
  }

  /** A side has read all that the other one wrote. Lists that are filtered by it follow the history. */
  async read({ _id, user }: Known, side: ThreadSide, by: By): Promise<void> {
    await this.note({ _id, user }, 'messages read', { $set: { [COUNTS[side]]: 0 } }, by);
  }

  /** @param at when a link was made; null: all of them were revoked */
  async shared({ _id, user }: Known, at: Date | null, by: By): Promise<void> {
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
