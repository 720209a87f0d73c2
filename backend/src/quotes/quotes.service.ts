import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { findRecord } from '../platform/database/record.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { StaffList } from '../platform/list-query/staff-list.js';
import { QueryCache } from '../platform/history/query-cache.service.js';
import { Clock } from '../platform/clock.js';
import { UsersService } from '../users/users.service.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { toQuote } from './quote.mapper.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { quoteNotFound } from './quotes.errors.js';
import { QUOTE_LIST } from './quotes.list.js';

/** Reads quotes; `QuoteRequests`, `QuoteEditing` and `QuoteConversion` write them. */
@Injectable()
export class QuotesService {
  private readonly staffList: StaffList<Quote>;

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {
    this.staffList = new StaffList(this.quotes, ['quotes'], cache);
  }

  async list(query: ListQueryDto): Promise<ListPage<QuoteResponse>> {
    const context = { now: this.clock.now(), users: await this.users.foundBy(query) };
    const { records, ...page } = await this.staffList.find(parseListQuery(QUOTE_LIST, query, context));
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

  async existForUser(user: string, session: ClientSession): Promise<boolean> {
    return (await this.quotes.exists({ user }).session(session)) !== null;
  }

  /** @param quote one that the actor may see */
  async answerFor(actor: Actor, quote: QuoteRecord): Promise<QuoteResponse> {
    const refs = await this.users.refs([quote.user]);
    return toQuote(quote, refs.of(quote.user), actor.isAdmin ? 'staff' : 'owner');
  }
}
