import { Injectable } from '@nestjs/common';
import { chosenOffer } from '@shop/contract/chosen-lines';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import type { QuoteStatus } from '@shop/contract/statuses';
import { type ClientSession, Types } from 'mongoose';
import { isSameCompany } from '../../documents/parties/same-company.js';
import { changedDetails } from '../../documents/particulars/domain/purchase-details.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { Events } from '../../platform/events/events.service.js';
import { requireQuoteAction, statusDates } from './domain/quote.rules.js';
import type { AcceptQuoteDto, DeclineQuoteDto } from './dto/quote-answer.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { toStanding } from './quote-revision.mapper.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { QuoteEmails } from './quote.emails.js';
import { QUOTE_ACCEPTED } from './quote.events.js';
import { Quote, type QuoteAnswer, type QuoteRecord } from './quote.schema.js';
import { withStanding } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

/** The person who answers: the buyer of the quote, by sign-in or by a mailed code. */
export type AnsweringPerson = Pick<Actor, 'id' | 'name' | 'isAdmin'>;

interface Answering {
  readonly person: AnsweringPerson;
  /** The actor, if it is done in the name of that person. */
  readonly actor?: Pick<Actor, 'id' | 'name'>;
  readonly session: ClientSession;
}

/** An accepted offer, and the chosen lines. */
interface Acceptance {
  readonly quote: QuoteRecord;
  readonly chosen: Partial<Quote>;
  readonly total: Fils;
}

/** The changes that an answer makes to a quote. */
interface Outcome extends Partial<Quote> {
  readonly status: QuoteStatus;
}

/**
 * The buyer's answer to an offer. Buyers accept or decline the revision that they were shown, by sign-in or by a mailed
 * code; an approver of the company accepts in their name.
 */
@Injectable()
export class QuoteAnswering {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly revisions: QuoteRevisions,
    private readonly emails: QuoteEmails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /**
   * Confirms the revision that was shown to the buyer, or the lines that they choose.
   * @throws DomainError QUOTE_NOT_FOUND, BUYER_ONLY; QUOTE_CHANGED, QUOTE_EXPIRED and others, with the current quote;
   * APPROVAL_NEEDED
   */
  acceptQuote(id: string, body: AcceptQuoteDto, person: AnsweringPerson): Promise<QuoteResponse> {
    return this.transactions.answer(person, async (session) =>
      this.quotes.toQuoteResponseFor('owner', await this.acceptQuoteWithin(id, body, person, session)),
    );
  }

  /** Does the same as `acceptQuote`, within a transaction of the caller. */
  async acceptQuoteWithin(
    id: string,
    body: AcceptQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<QuoteRecord> {
    const acceptance = await this.plannedAcceptance(id, body, person, session);
    const { quote, total } = acceptance;
    await this.events.publish(QUOTE_ACCEPTED, { quote, total }, { actor: person, session });
    return this.confirm(acceptance, body, { person, session });
  }

  /**
   * Confirms in the name of the buyer what an approver of the company agrees to: this revision, for this company.
   * @throws DomainError as `acceptQuote`
   */
  async acceptApproved(
    id: string,
    body: AcceptQuoteDto,
    company: Types.ObjectId,
    answering: Answering,
  ): Promise<QuoteRecord> {
    const acceptance = await this.plannedAcceptance(id, body, answering.person, answering.session);
    if (!isSameCompany(acceptance.quote.company, company)) throw refuse('QUOTE_NOT_FOUND');
    return this.confirm(acceptance, body, answering);
  }

  /** The lines and the total of an acceptance. Nothing is stored. @throws DomainError as `acceptQuote` */
  async plannedAcceptance(
    id: string,
    body: AcceptQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<Acceptance> {
    const quote = await this.loadFor(person, id, session);
    await this.requireAnswerable(quote, 'accept', body.revision, session);
    const chosen = this.chosenLines(quote, body.lines);
    return { quote, chosen, total: chosen.totalPrice ?? quote.totalPrice };
  }

  private confirm(
    { quote: before, chosen, total }: Acceptance,
    { poNumber, note = '' }: AcceptQuoteDto,
    answering: Answering,
  ): Promise<QuoteRecord> {
    const details = changedDetails(before, poNumber ? { poNumber } : {}, before.user);
    const outcome = { status: 'Confirmed' as const, ...details, ...chosen, agreedTotal: total };
    return this.storeAnswer(before, { decision: 'accepted', reason: null, note }, outcome, answering);
  }

  /** @throws DomainError as `acceptQuote` */
  declineQuote(id: string, body: DeclineQuoteDto, person: AnsweringPerson): Promise<QuoteResponse> {
    return this.transactions.answer(person, async (session) =>
      this.quotes.toQuoteResponseFor('owner', await this.declineQuoteWithin(id, body, person, session)),
    );
  }

  /** Does the same as `declineQuote`, within a transaction of the caller. */
  async declineQuoteWithin(
    id: string,
    { revision, reason, note = '' }: DeclineQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<QuoteRecord> {
    const before = await this.loadFor(person, id, session);
    await this.requireAnswerable(before, 'decline', revision, session);
    const answer = { decision: 'declined', reason, note } as const;
    return this.storeAnswer(before, answer, { status: 'Rejected' }, { person, session });
  }

  private async storeAnswer(
    before: QuoteRecord,
    given: Pick<QuoteAnswer, 'decision' | 'reason' | 'note'>,
    outcome: Outcome,
    { person, actor = person, session }: Answering,
  ): Promise<QuoteRecord> {
    const at = this.clock.now();
    const answer = { user: new Types.ObjectId(person.id), name: person.name, at, ...given, revision: before.revision };
    const fields = { ...outcome, ...statusDates(before, outcome.status, at), answer };
    const stored = await this.records.store(before, fields, { actor, session, action: given.decision });
    const isPart = stored.revision > before.revision;
    if (isPart) await this.revisions.freezeRevision(stored, { by: person.name, at }, session);
    await this.emails.mailAnswered(stored, answer, isPart, session);
    return stored;
  }

  /** Staff see every quote, but answer only their own. */
  private async loadFor(person: AnsweringPerson, id: string, session: ClientSession): Promise<QuoteRecord> {
    const quote = await this.quotes.load(id, session);
    if (await this.quotes.isParty(person, quote, session)) return quote;
    throw person.isAdmin ? refuse('BUYER_ONLY') : refuse('QUOTE_NOT_FOUND');
  }

  private async requireAnswerable(
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
      const revision = await this.revisions.findRevision(quote._id, shown, session);
      const isTheirs = revision?.user.equals(quote.user) === true;
      throw withStanding(error, toStanding(quote, isTheirs ? revision : null, now));
    }
  }

  /** The chosen lines as the next revision; nothing if all are chosen. */
  private chosenLines(quote: QuoteRecord, lines: readonly string[] | null | undefined): Partial<Quote> {
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
}
