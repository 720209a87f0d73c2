import { Injectable } from '@nestjs/common';
import { chosenOffer } from '@shop/contract/chosen-lines';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { QuoteStatus } from '@shop/contract/statuses';
import { type ClientSession, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_ACCEPTED, QUOTE_REMOVED } from './quote.events.js';
import { Events } from '../../platform/events/events.service.js';
import type { Fils } from '@shop/contract/money';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { isSameCompany } from '../../documents/parties/same-company.js';
import { changedDetails } from '../../documents/particulars/domain/purchase-details.js';
import { requireQuoteAction, statusDates } from './domain/quote.rules.js';
import type { AcceptQuoteDto, DeclineQuoteDto, RenewQuoteDto } from './dto/quote-answer.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteEmails } from './quote.emails.js';
import { type OfferedQuote, type Sending, toFrozenRevision, toRevision, toStanding } from './quote-revision.mapper.js';
import { Quote, type QuoteAnswer, type QuoteRecord } from './quote.schema.js';
import { withStanding } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { QuoteRevisionResponse } from './dto/quote-revision.response.js';
import { QuoteRevision } from './quote-revision.schema.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isOtherOffer, isOtherPrice, type Offer, validityAfter } from './domain/quote-offer.js';
import { offerDay } from '@shop/contract/offers';

/** The person who answers: the buyer of the quote, by sign-in or by a mailed code. */
export type AnsweringPerson = Pick<Actor, 'id' | 'name' | 'isAdmin'>;

interface Answering {
  readonly person: AnsweringPerson;
  /** The actor, if it is done in the name of that person. */
  readonly actor?: Pick<Actor, 'id' | 'name'>;
  readonly session: ClientSession;
}

/** An offer that is accepted, and what is chosen of it. */
interface Acceptance {
  readonly quote: QuoteRecord;
  readonly chosen: Partial<Quote>;
  readonly total: Fils;
}

/** The changes that an answer makes to a quote. */
interface Outcome extends Partial<Quote> {
  readonly status: QuoteStatus;
}

type Wanted = Omit<Offer<Quote['user']>, 'validUntil'> & Pick<Quote, 'status'>;

type Sent = Pick<Quote, 'validUntil' | 'revision' | 'sentAt'>;

/**
 * Handles an offer from sending to answer. Each sending stores a revision and mails it; buyers accept or decline the
 * revision that they were shown, and a renewed offer is sent as the next revision.
 */
@Injectable()
export class QuoteRevisions {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly emails: QuoteEmails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @InjectStore(QuoteRevision) private readonly revisions: PlainStore<QuoteRevision>,
    private readonly settings: SettingsService,
    private readonly events: Events,
  ) {}

  /**
   * Confirms the revision that the buyer was shown, or those of its lines that they choose.
   * @throws DomainError QUOTE_NOT_FOUND, BUYER_ONLY; QUOTE_CHANGED, QUOTE_EXPIRED and others, with how the quote stands;
   * APPROVAL_NEEDED
   */
  accept(id: string, body: AcceptQuoteDto, person: AnsweringPerson): Promise<QuoteResponse> {
    return this.transactions.answer(person, async (session) =>
      this.quotes.toQuoteResponseFor('owner', await this.acceptWithin(id, body, person, session)),
    );
  }

  /** Does the same as `accept`, within a transaction of the caller. */
  async acceptWithin(
    id: string,
    body: AcceptQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<QuoteRecord> {
    const acceptance = await this.acceptance(id, body, person, session);
    const { quote, total } = acceptance;
    await this.events.publish(QUOTE_ACCEPTED, { quote, total }, { actor: person, session });
    return this.confirm(acceptance, body, { person, session });
  }

  /**
   * Confirms in the name of the buyer what an approver of the company agrees to: this revision, for this company.
   * @throws DomainError as `accept`
   */
  async acceptApproved(
    id: string,
    body: AcceptQuoteDto,
    company: Types.ObjectId,
    answering: Answering,
  ): Promise<QuoteRecord> {
    const acceptance = await this.acceptance(id, body, answering.person, answering.session);
    if (!isSameCompany(acceptance.quote.company, company)) throw refuse('QUOTE_NOT_FOUND');
    return this.confirm(acceptance, body, answering);
  }

  /** The lines and the total of an acceptance. Nothing is stored. @throws DomainError as `accept` */
  async acceptance(
    id: string,
    body: AcceptQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<Acceptance> {
    const quote = await this.loadFor(person, id, session);
    await this.require(quote, 'accept', body.revision, session);
    const chosen = this.chosen(quote, body.lines);
    return { quote, chosen, total: chosen.totalPrice ?? quote.totalPrice };
  }

  private confirm(
    { quote: before, chosen, total }: Acceptance,
    { poNumber, note = '' }: AcceptQuoteDto,
    answering: Answering,
  ): Promise<QuoteRecord> {
    const details = changedDetails(before, poNumber ? { poNumber } : {}, before.user);
    const outcome = { status: 'Confirmed' as const, ...details, ...chosen, agreedTotal: total };
    return this.answer(before, { decision: 'accepted', reason: null, note }, outcome, answering);
  }

  /** @throws DomainError the errors of `accept` */
  decline(id: string, body: DeclineQuoteDto, person: AnsweringPerson): Promise<QuoteResponse> {
    return this.transactions.answer(person, async (session) =>
      this.quotes.toQuoteResponseFor('owner', await this.declineWithin(id, body, person, session)),
    );
  }

  /** Does the same as `decline`, within a transaction of the caller. */
  async declineWithin(
    id: string,
    { revision, reason, note = '' }: DeclineQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<QuoteRecord> {
    const before = await this.loadFor(person, id, session);
    await this.require(before, 'decline', revision, session);
    const said = { decision: 'declined', reason, note } as const;
    return this.answer(before, said, { status: 'Rejected' }, { person, session });
  }

  private async answer(
    before: QuoteRecord,
    said: Pick<QuoteAnswer, 'decision' | 'reason' | 'note'>,
    outcome: Outcome,
    { person, actor = person, session }: Answering,
  ): Promise<QuoteRecord> {
    const at = this.clock.now();
    const answer = { user: new Types.ObjectId(person.id), name: person.name, at, ...said, revision: before.revision };
    const fields = { ...outcome, ...statusDates(before, outcome.status, at), answer };
    const stored = await this.records.store(before, fields, { actor, session, action: said.decision });
    const isPart = stored.revision > before.revision;
    if (isPart) await this.freezeRevision(stored, { by: person.name, at }, session);
    await this.emails.mailAnswered(stored, answer, isPart, session);
    return stored;
  }

  /** Staff see every quote, but answer only their own. */
  private async loadFor(person: AnsweringPerson, id: string, session: ClientSession): Promise<QuoteRecord> {
    const quote = await this.quotes.load(id, session);
    if (await this.quotes.isParty(person, quote, session)) return quote;
    throw person.isAdmin ? refuse('BUYER_ONLY') : refuse('QUOTE_NOT_FOUND');
  }

  private async require(
    quote: QuoteRecord,
    action: 'accept' | 'decline',
    shown: number,
    session: ClientSession,
  ): Promise<void> {
    const now = this.clock.now();
    try {
      requireQuoteAction(quote, action, now);
      if (shown !== quote.revision) throw refuse('QUOTE_CHANGED', { revision: quote.revision });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const revision = await this.findRevision(quote._id, shown, session);
      const isTheirs = revision?.user.equals(quote.user) === true;
      throw withStanding(error, toStanding(quote, isTheirs ? revision : null, now));
    }
  }

  /** The chosen lines as the next revision; nothing if all are chosen. */
  private chosen(quote: QuoteRecord, lines: readonly string[] | null | undefined): Partial<Quote> {
    const ids = quote.requestedItems.map(({ _id }) => _id.toHexString());
    if (!lines) return {};
    const unknown = lines.findIndex((id) => !ids.includes(id));
    if (unknown !== -1) throw refuseField(`lines.${unknown}`, 'UNKNOWN_LINE/offer');
    if (ids.every((id) => lines.includes(id))) return {};
    if (!quote.allowPartial) throw refuse('WHOLE_QUOTE_ONLY');
    const offer = { ...quote, lines: quote.requestedItems, basis: quote.taxBasis, day: dubaiDay(quote.createdAt) };
    const {
      lines: requestedItems,
      discount,
      total,
    } = chosenOffer(offer, ({ _id }) => lines.includes(_id.toHexString()));
    return {
      requestedItems: [...requestedItems],
      discount,
      totalPrice: total,
      revision: quote.revision + 1,
      sentAt: this.clock.now(),
    };
  }

  /** @param sent by whom and when, in the transaction that changes the quote */
  async freezeRevision(quote: OfferedQuote, sent: Sending, session: ClientSession): Promise<void> {
    await this.revisions.insert(toFrozenRevision(quote, sent), session);
  }

  /**
   * The latest first: all revisions for staff, for a buyer those that were sent to them. @throws DomainError
   * QUOTE_NOT_FOUND
   */
  async listRevisions(id: string, actor: Actor): Promise<QuoteRevisionResponse[]> {
    const quote = await this.quotes.loadFor(actor, id);
    const mine = actor.isAdmin ? {} : { user: quote.user };
    const found = await this.revisions.reads
      .find({ quote: quote._id, ...mine })
      .sort({ revision: -1 })
      .lean<QuoteRevision[]>();
    return found.map((revision) => toRevision(revision, quote, actor.isAdmin ? 'staff' : 'owner'));
  }

  /** The quote with the content of that revision. @throws DomainError QUOTE_NOT_FOUND, REVISION_NOT_FOUND */
  async loadAsRevision(id: string, number: number, actor: Actor): Promise<QuoteRecord> {
    const quote = await this.quotes.loadFor(actor, id);
    const revision = Number.isSafeInteger(number) ? await this.findRevision(quote._id, number) : null;
    if (revision === null || (!actor.isAdmin && !revision.user.equals(quote.user))) throw refuse('REVISION_NOT_FOUND');
    return { ...quote, ...revision, _id: quote._id };
  }

  /** @returns null if there is none */
  findRevision(
    quote: Types.ObjectId,
    revision: number,
    session: ClientSession | null = null,
  ): Promise<QuoteRevision | null> {
    return this.revisions.reads.findOne({ quote, revision }).session(session).lean<QuoteRevision | null>();
  }

  /** Removes the revisions of a deleted quote. */
  @OnEvent(QUOTE_REMOVED)
  async removeRevisions(quote: string, { session }: ChangeContext): Promise<void> {
    await this.revisions.removeAll({ quote: new Types.ObjectId(quote) }, session);
  }

  /**
   * The derived fields of a saved quote. It is sent if it is Quoted, and differs from what was sent last.
   * @param sentDay the last day that staff send; undefined: they don't send the field
   * @throws DomainError VALIDATION_FAILED for a day that is over
   */
  async plannedSending(
    before: QuoteRecord,
    wanted: Wanted,
    sentDay: string | null | undefined,
    session: ClientSession,
  ): Promise<Sent> {
    const now = this.clock.now();
    if (sentDay !== before.validUntil) this.requireDay(sentDay);
    const isQuoted = wanted.status === 'Quoted';
    const isOffered = isQuoted && (before.status !== 'Quoted' || isOtherPrice(before, wanted));
    const days = this.settings.current().quoteValidityDays;
    const validUntil = validityAfter({ before, sent: sentDay, isOffered, days, now });
    const { revision, sentAt } = before;
    if (!isQuoted) return { validUntil, revision, sentAt };
    const latest = await this.findRevision(before._id, revision, session);
    const isSame = latest !== null && !isOtherOffer(latest, { ...wanted, validUntil });
    return isSame ? { validUntil, revision, sentAt } : { validUntil, revision: revision + 1, sentAt: now };
  }

  /** Stores the revision and notifies the buyer, if the change sent the quote. */
  async completeSending(
    before: QuoteRecord,
    stored: QuoteRecord,
    { name: by }: Pick<Actor, 'name'>,
    session: ClientSession,
  ): Promise<void> {
    const { revision, sentAt: at } = stored;
    if (revision > before.revision && at !== null) {
      await this.freezeRevision(stored, { by, at }, session);
    }
    await this.emails.mailOffered(before, stored, session);
  }

  /** @throws DomainError VALIDATION_FAILED for a day that is over */
  requireDay(day: string | null | undefined): void {
    const today = dubaiDay(this.clock.now());
    if (typeof day === 'string' && day < today) throw refuseField('validUntil', 'DAY_OVER', { from: today });
  }

  /**
   * Renewing to the present last day changes nothing. @throws DomainError QUOTE_NOT_OFFERED, VALIDATION_FAILED and
   * others
   */
  renewQuote(id: string, { validUntil: wanted }: RenewQuoteDto, actor: Actor): Promise<QuoteResponse> {
    return this.transactions.answer(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.quotes.load(id, session);
      requireQuoteAction(before, 'renew', now);
      this.requireDay(wanted);
      const day = wanted === undefined ? offerDay(now, this.settings.current().quoteValidityDays) : wanted;
      const sent = await this.plannedSending(before, before, day, session);
      const stored = await this.records.store(before, sent, { actor, session, action: 'renewed' });
      await this.completeSending(before, stored, actor, session);
      return this.quotes.toQuoteResponse(actor, stored);
    });
  }
}
