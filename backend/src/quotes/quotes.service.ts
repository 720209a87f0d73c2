import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { insertWhole } from '../platform/database/insert.js';
import { Transactions } from '../platform/database/transactions.js';
import { findRecord, requireVersion, storeFields } from '../platform/database/versioned.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { searchTextOf } from '../platform/list-query/search-text.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Clock } from '../platform/clock.js';
import { UsersService } from '../users/users.service.js';
import { statusDates } from './domain/status-dates.js';
import type { RequestQuoteDto, UpdateQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteLines } from './quote-lines.service.js';
import { newQuote } from './new-quote.js';
import { QuoteEmails } from './quote.emails.js';
import { toQuote } from './quote.mapper.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { plannedQuote } from './quote-update.js';
import { quoteNotFound, requireQuoteAction, requireQuoteStep } from './quotes.errors.js';
import { LIVE_QUOTES, quoteList } from './quotes.list.js';

@Injectable()
export class QuotesService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    private readonly lists: LiveLists,
    private readonly lines: QuoteLines,
    private readonly emails: QuoteEmails,
    private readonly users: UsersService,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  /** A buyer's cart becomes a quote request. */
  async request(body: RequestQuoteDto, actor: Actor): Promise<QuoteResponse> {
    const quote = await this.transactions.runInTurn('QUO', async (session) => {
      const createdAt = this.clock.now();
      const user = new Types.ObjectId(actor.id);
      const buyer = await this.users.hold(user, session);
      const requestedItems = await this.lines.requested(body.requestedItems, session);
      const number = await this.sequences.next('QUO', createdAt, session);
      const clientToAdminNote = body.clientToAdminNote ?? '';
      const stored = newQuote({ number, user, requestedItems, clientToAdminNote, createdAt });
      await insertWhole(this.quotes, [stored], session);
      const changes = changesOfCreation(stored);
      await this.audit.record({ resource: 'quotes', id: stored._id, action: 'requested', actor, changes }, session);
      await this.emails.requested(stored, buyer, session);
      return stored;
    });
    return toQuote(quote, { _id: actor.id, name: actor.name, email: actor.email }, 'owner');
  }

  async list(query: ListQueryDto): Promise<ListPage<QuoteResponse>> {
    const text = searchTextOf(query);
    const spec = quoteList(text === null ? [] : await this.users.idsMatching(text));
    const request = await this.sequences.ordering(parseListQuery(spec, query));
    const { records, ...page } = await this.lists.findPage(LIVE_QUOTES, this.quotes, request);
    const refs = await this.users.refs(records.map(({ user }) => user));
    return { ...page, rows: records.map((quote) => toQuote(quote, refs.of(quote.user), 'staff')) };
  }

  async listOwn(actor: Actor): Promise<QuoteResponse[]> {
    const found = await this.quotes.find({ user: actor.id }).sort({ createdAt: -1, _id: -1 }).lean<QuoteRecord[]>();
    return found.map((quote) => toQuote(quote, { _id: actor.id, name: actor.name, email: actor.email }, 'owner'));
  }

  async get(id: string, actor: Actor): Promise<QuoteResponse> {
    return this.answerFor(actor, await this.loadFor(actor, id));
  }

  /** Staff price, answer and decide. */
  async update(id: string, body: UpdateQuoteDto, actor: Actor): Promise<QuoteResponse> {
    const after = await this.transactions.run(async (session) => {
      const before = await this.load(id, session);
      requireVersion('quote', before, body.version);
      const lines =
        body.requestedItems && (await this.lines.priced(body.requestedItems, before.requestedItems, session));
      const planned = plannedQuote(before, body, lines);
      const changes = changesBetween(before, planned);
      const isNoteOnly = changes.every(({ field }) => field === 'adminToAdminNote');
      requireQuoteAction(before, isNoteOnly ? 'annotate' : 'edit');
      requireQuoteStep(before.status, planned.status);
      if (changes.some(({ field }) => field === 'user')) await this.users.holdNamed(planned.user, session);
      const dates = statusDates(before, planned.status, this.clock.now());
      const stored = await this.store(before, { ...planned, ...dates }, session);
      await this.audit.record({ resource: 'quotes', id: before._id, action: 'updated', actor, changes }, session);
      await this.emails.priced(before, planned, session);
      return stored;
    });
    return this.answerFor(actor, after);
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const quote = await this.load(id, session);
      requireQuoteAction(quote, 'delete');
      await this.quotes.deleteOne({ _id: quote._id, version: quote.version }, { session });
      const changes = changesOfRemoval(quote);
      await this.audit.record({ resource: 'quotes', id: quote._id, action: 'deleted', actor, changes }, session);
    });
  }

  /** The quote, if it is the caller's or the caller is staff. @throws DomainError QUOTE_NOT_FOUND */
  async loadFor(actor: Actor, id: string): Promise<QuoteRecord> {
    const quote = await this.load(id);
    if (!actor.isAdmin && quote.user.toHexString() !== actor.id) throw quoteNotFound();
    return quote;
  }

  async load(id: string, session?: ClientSession): Promise<QuoteRecord> {
    const quote = await findRecord(this.quotes, id, session);
    if (quote === null) throw quoteNotFound();
    return quote;
  }

  /**
   * Stores fields of a quote that has not changed since it was read.
   * @returns the quote as it is then @throws DomainError STALE_VERSION
   */
  store(before: QuoteRecord, fields: Partial<Quote>, session: ClientSession): Promise<QuoteRecord> {
    return storeFields(this.quotes, 'quote', before, fields, session);
  }

  async existForUser(user: string, session: ClientSession): Promise<boolean> {
    return (await this.quotes.exists({ user }).session(session)) !== null;
  }

  private async answerFor(actor: Actor, quote: QuoteRecord): Promise<QuoteResponse> {
    const refs = await this.users.refs([quote.user]);
    return toQuote(quote, refs.of(quote.user), actor.isAdmin ? 'staff' : 'owner');
  }
}
