import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Viewer } from '@shop/contract/state-machine';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { type ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { Clock } from '../../platform/clock.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import type { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { PO_FILE_READABLE, type PoFileReading } from '../../documents/particulars/po-file.events.js';
import { QUOTES_WITH_PRODUCT } from '../../goods/catalog/catalog.events.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { Events } from '../../platform/events/events.service.js';
import { readTogether } from '../../platform/database/read-together.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { UsersService } from '../../people/users/users.service.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { DocumentWarnings } from './document-warnings.service.js';
import { OFFER_WAITS_FOR_APPROVAL } from './quote.events.js';
import { requestTotal } from './domain/request-total.js';
import { toQuote } from './quote.mapper.js';
import { QUOTE_RECORD, Quote, type QuoteRecord } from './quote.schema.js';
import { QUOTE_LIST, QUOTE_TOTALS } from './quotes.list.js';
import { countOpen, type OpenRecords } from '../../platform/lists/open-records.js';
import { endingSoon } from '@shop/contract/offers';
import { type Fils, toAed, toFils } from '@shop/contract/money';
import { type SalespersonResponse, toSalesperson } from '../../documents/parties/salesperson.response.js';

export type { QuoteRecord };

/** Quotes that need an action of staff or of the buyer. */
const OPEN = { status: { $in: ['Requested', 'Quoted', 'Confirmed'] }, isOrderCreated: false } as const;

interface OpenQuotes {
  /** Quotes that wait for a price. */
  readonly requests: OpenRecords;
  readonly quoted: OpenRecords;
  /** Quotes that wait for their order. */
  readonly confirmed: OpenRecords;
}

/** A quote, or another record, as follow-ups and lists name it. */
export interface QuoteSummary {
  readonly _id: string;
  readonly title: string;
  readonly customer: string;
  readonly phoneNumber: string;
  readonly salesperson: SalespersonResponse | null;
}

/** Reads quotes, also for the dashboard, for the limits of buyers and for what buyers bought. */
@Injectable()
export class QuotesService extends DocumentReads<Quote> {
  readonly open: () => Promise<OpenQuotes>;
  private readonly requested: (filter: QueryFilter<Quote>) => Promise<Fils>;
  private readonly expiringWithin: (from: string, to: string) => Promise<OpenRecords>;

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly warnings: DocumentWarnings,
    private readonly events: Events,
  ) {
    super(quotes, QUOTE_RECORD, QUOTE_LIST, { users, clock, cache });
    this.requested = cache.cached(['quotes'], (filter) => this.readRequested(filter));
    this.open = cache.cached(['quotes'], () => this.readOpen());
    this.expiringWithin = cache.cached(['quotes'], (from, to) =>
      this.countOf({ status: 'Quoted', validUntil: { $gte: from, $lte: to } }),
    );
  }

  @AnswersQuery(PO_FILE_READABLE)
  async isPoFileReadable({ file, actor }: PoFileReading): Promise<boolean> {
    const readable = await this.access.readableOfCompany(actor, 'quotes');
    if (readable === null) return false;
    const named = { ...readable, 'poFile._id': file, purchaseAuthor: null };
    return (await this.quotes.exists(named)) !== null;
  }

  @AnswersQuery(DOCUMENTS_OF_OWNER)
  quotesOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    return this.numbersOf(owner, session);
  }

  /** A quote that is requested concurrently keeps its copy of the product; it then can't be ordered. */
  @AnswersQuery(QUOTES_WITH_PRODUCT)
  openQuotesWithProduct(product: string, session: ClientSession): Promise<string[]> {
    return this.numbersOf({ ...OPEN, 'requestedItems.product': product }, session);
  }

  async list(query: ListQueryDto): Promise<ListPage<QuoteResponse>> {
    const now = this.clock.now();
    const { records, ...page } = await this.page(query);
    const [refs, companies] = await Promise.all([
      this.users.refs(records.map(({ user }) => user)),
      this.companies.listed(records.flatMap(({ company }) => company ?? [])),
    ]);
    const rows = records.map((quote) => ({
      phoneNumber: refs.phoneOf(quote.user),
      listedCompany: companies.get(String(quote.company)) ?? null,
      ...toQuote(quote, refs.of(quote.user), 'staff', now),
    }));
    return { ...page, rows };
  }

  /** Unpriced requests count with their list prices, as the list shows them. */
  async totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    const filter = await this.filterOf(query);
    const [totals, requested] = await Promise.all([this.totalsOf(query, QUOTE_TOTALS), this.requested(filter)]);
    return { ...totals, amount: toAed(toFils(totals.amount) + requested) };
  }

  private async readRequested(filter: QueryFilter<Quote>): Promise<Fils> {
    const requests = await this.quotes
      .find({ $and: [filter, { status: 'Requested', totalPrice: 0 }] })
      .select('requestedItems taxBasis createdAt')
      .lean<Quote[]>();
    return requests.reduce((sum, request) => sum + requestTotal(request)[0], 0);
  }

  /** @throws DomainError COMPANY_SHARES_NOTHING */
  async listOwn(actor: Actor, { scope = 'own', ...query }: OwnListQueryDto): Promise<ListPage<QuoteResponse>> {
    const filter = await this.access.listed(actor, 'quotes', scope);
    const { records, ...page } = await this.own(filter, query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const [now, viewerOf] = [this.clock.now(), await this.access.viewersFor(actor)];
    const rows = records.map((quote) => toQuote(quote, refs.of(quote.user), viewerOf(quote), now));
    return { ...page, rows };
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<QuoteResponse> {
    const quote = await this.load(id);
    const viewer = await this.access.readingViewer(actor, 'quotes', quote);
    if (viewer === null) throw refuse('QUOTE_NOT_FOUND');
    return this.toQuoteResponseFor(viewer, quote);
  }

  protected mayRead(actor: Actor, quote: QuoteRecord): Promise<boolean> {
    return this.access.mayRead(actor, 'quotes', quote);
  }

  /**
   * The quote, if the caller responds to it or is staff: colleagues who may read it can't see its conversation.
   * @throws DomainError QUOTE_NOT_FOUND
   */
  async loadForParty(actor: Actor, id: string, session?: ClientSession): Promise<QuoteRecord> {
    const quote = await this.load(id, session);
    if (!actor.isAdmin && !(await this.isParty(actor, quote, session))) throw refuse('QUOTE_NOT_FOUND');
    return quote;
  }

  /** True if the person responds to the quote: its buyer, or an admin of its company after the buyer left. */
  isParty(person: Pick<Actor, 'id' | 'isAdmin'>, quote: QuoteRecord, session?: ClientSession): Promise<boolean> {
    return this.access.isParty(person, quote, session);
  }

  /** Number, customer and salesperson of the quotes with these ids. */
  async summaries(
    ids: readonly Types.ObjectId[],
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, QuoteSummary>> {
    const found = await this.quotes
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .select('number user company salesperson')
      .lean<QuoteRecord[]>();
    const refs = await this.users.refs(
      found.map(({ user }) => user),
      session,
    );
    const companies = await this.companies.refs(
      found.flatMap(({ company }) => company ?? []),
      session,
    );
    const summaryOf = ({ _id, number, user, company, ...quote }: QuoteRecord): QuoteSummary => ({
      _id: _id.toHexString(),
      title: number,
      phoneNumber: refs.phoneOf(user),
      customer: companies.get(String(company))?.legalName ?? refs.of(user).name,
      salesperson: toSalesperson(quote),
    });
    return new Map(found.map((quote) => [quote._id.toHexString(), summaryOf(quote)]));
  }

  /** @param quote that the actor may see. @param session of the transaction that created it or its user */
  async toQuoteResponse(actor: Actor, quote: QuoteRecord, session?: ClientSession): Promise<QuoteResponse> {
    return this.toQuoteResponseFor(await this.access.viewerFor(actor, quote, session), quote, session);
  }

  /** The answer to a buyer's request has no warnings: the buyer saw them before. */
  async toRequestResponse(quote: QuoteRecord, buyer: UserRefResponse, session: ClientSession): Promise<QuoteResponse> {
    const shown = toQuote(quote, buyer, 'owner', this.clock.now());
    return { ...shown, isApprovalWaiting: await this.isWaiting(quote, session) };
  }

  async toQuoteResponseFor(viewer: Viewer, quote: QuoteRecord, session?: ClientSession): Promise<QuoteResponse> {
    const buyer = (await this.users.refs([quote.user], session)).of(quote.user);
    const shown = toQuote(quote, buyer, viewer, this.clock.now());
    if (viewer === 'colleague') return { ...shown, warnings: [] };
    const [warnings, isApprovalWaiting] = await readTogether(session ?? null, [
      () => this.warningsOf(quote, shown, viewer, session),
      () => (viewer === 'owner' ? this.isWaiting(quote, session) : Promise.resolve(false)),
    ]);
    return { ...shown, warnings, ...(viewer === 'owner' && { isApprovalWaiting }) };
  }

  /** Only an offer of a company waits for an approval. */
  private async isWaiting(quote: QuoteRecord, session: ClientSession | null = null): Promise<boolean> {
    if (quote.status !== 'Quoted' || !quote.company) return false;
    return this.events.isTrueForAny(OFFER_WAITS_FOR_APPROVAL, quote, session);
  }

  private async warningsOf(
    quote: QuoteRecord,
    { requestedItems: lines, totalPrice: total }: QuoteResponse,
    viewer: Viewer,
    session: ClientSession | null = null,
  ) {
    if (quote.isOrderCreated || quote.status === 'Rejected') return [];
    const { _id, user, company, poNumber } = quote;
    const open = { _id, user, company, poNumber, quote: null, needsStock: true };
    return this.warnings.warningsOf(open, { lines, total }, viewer, session);
  }

  /** Open offers that end soon. */
  expiring(now: Date): Promise<OpenRecords> {
    const { from, to } = endingSoon(now);
    return this.expiringWithin(from, to);
  }

  private async readOpen(): Promise<OpenQuotes> {
    const [requests, quoted, confirmed] = await Promise.all([
      this.countOf({ status: 'Requested' }),
      this.countOf({ status: 'Quoted' }),
      this.countOf({ status: 'Confirmed', isOrderCreated: false }),
    ]);
    return { requests, quoted, confirmed };
  }

  private countOf(filter: QueryFilter<Quote>): Promise<OpenRecords> {
    return countOpen(this.quotes, filter);
  }

  /** The total of a buyer's quotes that were accepted in that time and have no order yet. */
  async acceptedTotal(
    { user, company }: { readonly user: Types.ObjectId; readonly company: Types.ObjectId },
    { from, until }: { readonly from: Date; readonly until: Date },
    session: ClientSession | null,
  ): Promise<Fils> {
    const accepted = { status: 'Confirmed' as const, isOrderCreated: false, confirmedAt: { $gte: from, $lt: until } };
    const found = await this.quotes
      .find({ user, company, ...accepted })
      .session(session)
      .select('totalPrice')
      .lean<QuoteRecord[]>();
    return found.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  }
}
