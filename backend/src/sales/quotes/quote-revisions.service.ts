import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { QuoteRevisionResponse } from './dto/quote-revision.response.js';
import { toRevision } from './quote-revision.mapper.js';
import { QuoteRevision } from './quote-revision.schema.js';
import type { QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

/** The fields of a quote that a revision keeps. */
type Frozen = Pick<
  QuoteRecord,
  | '_id'
  | 'user'
  | 'status'
  | 'revision'
  | 'requestedItems'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | 'taxBasis'
  | 'totalPrice'
  | 'validUntil'
  | 'adminToClientNote'
>;

/** Keeps each offer as it was sent. */
@Injectable()
export class QuoteRevisions {
  constructor(
    @InjectStore(QuoteRevision) private readonly revisions: PlainStore<QuoteRevision>,
    private readonly quotes: QuotesService,
  ) {}

  /** @param sent by whose name and when, in the transaction that changes the quote */
  async freeze(
    fields: Frozen,
    sent: { readonly by: string; readonly at: Date },
    session: ClientSession,
  ): Promise<void> {
    const {
      _id: quote,
      user,
      status,
      revision,
      requestedItems,
      taxBasis,
      totalPrice,
      validUntil,
      adminToClientNote,
    } = fields;
    const { deliveryCharge, extraFee, discount, discountReason } = fields;
    const frozen = {
      _id: new Types.ObjectId(),
      ...{ quote, revision, user, status, requestedItems, taxBasis, totalPrice, validUntil, adminToClientNote },
      ...{ deliveryCharge, extraFee, discount, discountReason },
      ...{ sentAt: sent.at, sentBy: sent.by },
    };
    await this.revisions.insert(frozen, session);
  }

  /** The latest first: for staff all, for a buyer those that were sent to them. @throws DomainError QUOTE_NOT_FOUND */
  async list(id: string, actor: Actor): Promise<QuoteRevisionResponse[]> {
    const quote = await this.quotes.loadFor(actor, id);
    const mine = actor.isAdmin ? {} : { user: quote.user };
    const found = await this.revisions.reads
      .find({ quote: quote._id, ...mine })
      .sort({ revision: -1 })
      .lean<QuoteRevision[]>();
    return found.map((revision) => toRevision(revision, quote, actor.isAdmin ? 'staff' : 'owner'));
  }

  /** The quote as that revision has it. @throws DomainError QUOTE_NOT_FOUND, REVISION_NOT_FOUND */
  async loadAs(id: string, number: number, actor: Actor): Promise<QuoteRecord> {
    const quote = await this.quotes.loadFor(actor, id);
    const revision = Number.isSafeInteger(number) ? await this.find(quote._id, number) : null;
    if (revision === null || (!actor.isAdmin && !revision.user.equals(quote.user))) throw refuse('REVISION_NOT_FOUND');
    return { ...quote, ...revision, _id: quote._id };
  }

  /** @returns null where there is none */
  find(quote: Types.ObjectId, revision: number, session: ClientSession | null = null): Promise<QuoteRevision | null> {
    return this.revisions.reads.findOne({ quote, revision }).session(session).lean<QuoteRevision | null>();
  }

  /** Takes the revisions of a quote that is deleted away with it. */
  async removeOf(quote: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.revisions.removeAll({ quote }, session);
  }
}
