import { Injectable } from '@nestjs/common';
import { changedFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { DocumentMoves } from '../../people/companies/document-moves.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { QuotesService } from './quotes.service.js';
import { noteAuthorAfter } from '../../documents/lines/client-note.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { stopAtWarnings } from '../../documents/lines/stop-at-warnings.js';
import { affordableTotal } from '../../documents/lines/total.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import { QUOTE_REMOVED } from './quote.events.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { changesBetween } from '../../platform/history/changes.js';
import { PurchaseDetailsService } from '../../documents/particulars/purchase-details.service.js';
import { answersAfter, statusAfter } from './domain/answers-after-editing.js';
import { isPriced, requireQuoteAction, requireQuoteStep, statusDates } from './domain/quote.rules.js';
import type { UpdateQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuoteDrafts } from './quote-drafts.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';

type Editable = Pick<
  Quote,
  | 'user'
  | 'status'
  | 'requestedItems'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | 'totalPrice'
  | 'allowPartial'
  | 'adminToAdminNote'
  | 'adminToClientNote'
  | 'noteAuthor'
>;

/** The fields of a quote after the requested change, with the resulting total. */
export function plannedQuote(before: QuoteRecord, body: UpdateQuoteDto, lines: Line[] | null | undefined): Editable {
  const requestedItems = lines ?? before.requestedItems;
  const deliveryCharge = changedFils(before.deliveryCharge, body.deliveryCharge);
  const extraFee = changedFils(before.extraFee, body.extraFee);
  const discount = changedFils(before.discount, body.discount);
  const user = body.user === undefined ? before.user : new Types.ObjectId(body.user);
  const offer = { requestedItems, deliveryCharge, extraFee, discount };
  return {
    user,
    noteAuthor: noteAuthorAfter(before, user),
    status: statusAfter(before, { ...offer, status: body.status ?? before.status }),
    ...offer,
    allowPartial: body.allowPartial ?? before.allowPartial,
    discountReason: body.discountReason ?? before.discountReason,
    totalPrice: isPricing(before, body)
      ? affordableTotal(requestedItems, { ...before, deliveryCharge, extraFee, discount }, 'requestedItems')
      : before.totalPrice,
    adminToAdminNote: body.adminToAdminNote ?? before.adminToAdminNote,
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
  };
}

/** A note or a rejection sets no price: the total remains zero until staff price or offer the quote. */
function isPricing(before: QuoteRecord, body: UpdateQuoteDto): boolean {
  if (before.isOrderCreated) return false;
  const amounts = [body.deliveryCharge, body.extraFee, body.discount];
  const isRepriced = body.requestedItems != null || amounts.some((amount) => amount !== undefined);
  return isRepriced || isPriced(body.status ?? before.status);
}

/** These fields are derived from other changes: the author of notes, and how often and when the quote was sent. */
const FOLLOWING = new Set(['noteAuthor', 'purchaseAuthor', 'sentAt', 'answer', 'earlierAnswers']);

/** A new buyer has no unread messages, since messages to the previous buyer are not shown to them. */
const UNREAD_BY_NEW_BUYER = { unreadByBuyer: 0 };

/** Staff price, answer, decide and delete quotes. */
@Injectable()
export class QuoteEditing {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly lines: QuoteDrafts,
    private readonly revisions: QuoteRevisions,
    private readonly users: UsersService,
    private readonly moves: DocumentMoves,
    private readonly purchase: PurchaseDetailsService,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  updateQuote(id: string, body: UpdateQuoteDto, actor: Actor): Promise<QuoteResponse> {
    return this.transactions.answer(actor, (session) => this.updateQuoteIn(session, id, body, actor));
  }

  /** Does the same in the caller's transaction. @throws DomainError WARNINGS_FOUND */
  async updateQuoteIn(session: ClientSession, id: string, body: UpdateQuoteDto, actor: Actor): Promise<QuoteResponse> {
    const before = await this.quotes.load(id, session);
    requireVersion('quote', before, body.version);
    const lines =
      body.requestedItems &&
      (await this.lines.pricedLines(body.requestedItems, before.requestedItems, before, session));
    const wanted = plannedQuote(before, body, lines);
    const details = await this.purchase.detailsAfterChange(before, body, { actor, user: wanted.user, session });
    const sent = await this.revisions.plannedSending(before, wanted, body.validUntil, session);
    const planned = { ...wanted, ...details, ...sent, ...answersAfter(before, wanted) };
    const { user, status } = planned;
    const isOtherBuyer = !user.equals(before.user);
    if (isOtherBuyer) await this.users.lockNamed(user, session);
    const { company, ...move } = await this.moves.companyAfter(before, { ...body, user }, session);
    const changes = [...changesBetween(before, planned).filter(({ field }) => !FOLLOWING.has(field)), ...move.changes];
    const isNoteOnly = changes.every(({ field }) => field === 'adminToAdminNote');
    requireQuoteAction(before, isNoteOnly ? 'annotate' : 'edit', this.clock.now());
    requireQuoteStep(before.status, status);
    const fields = {
      ...planned,
      company,
      ...statusDates(before, status, this.clock.now()),
      ...(isOtherBuyer && UNREAD_BY_NEW_BUYER),
      // The company approved the accepted document, not later changes of staff.
      ...((move.isMoved || (before.status === 'Confirmed' && status !== 'Confirmed')) && { agreedTotal: 0 }),
    };
    const stored = await this.records.store(before, fields, { actor, session, changes });
    await this.revisions.completeSending(before, stored, actor, session);
    return stopAtWarnings(body, await this.quotes.toQuoteResponse(actor, stored, session));
  }

  removeQuote(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.load(id, session);
      requireQuoteAction(quote, 'delete', this.clock.now());
      await this.events.publish(QUOTE_REMOVED, id, { actor, session });
      await this.records.remove(quote, { actor, session });
      return { _id: id };
    });
  }
}
