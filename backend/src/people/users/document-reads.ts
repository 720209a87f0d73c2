import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { loadRecord, MOST_NAMED, type RecordKind, type Stored } from '../../platform/database/record.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { QueryCache } from '../../platform/history/query-cache.service.js';
import { findOwned, type FoundPage, StaffList } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { FilterContext, ListSpec } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse, toListTotals, type TotalsSpec } from '../../platform/lists/list-totals.js';
import type { UsersService } from './users.service.js';

interface Sources {
  /** Missing where the documents store the names of their buyers, so that the search finds these. */
  readonly users?: UsersService;
  readonly clock: Clock;
  readonly cache: QueryCache;
}

/** The base of the services that read documents: each decides who may read, and what a row shows. */
export abstract class DocumentReads<T extends object> {
  protected readonly staffList: StaffList<T>;

  protected constructor(
    private readonly model: Model<T>,
    private readonly kind: RecordKind<T>,
    private readonly spec: ListSpec<T>,
    private readonly sources: Sources,
  ) {
    this.staffList = new StaffList(model, [kind.resource], sources.cache);
  }

  /** @throws DomainError the refusal of the kind */
  load(id: string, session?: ClientSession): Promise<T & Stored> {
    return loadRecord(this.model, this.kind, id, session);
  }

  /** The document, if the caller may read it. @throws DomainError the refusal of the kind */
  async loadFor(actor: Actor, id: string): Promise<T & Stored> {
    const document = await this.load(id);
    if (!(await this.mayRead(actor, document))) throw refuse(this.kind.notFound);
    return document;
  }

  protected abstract mayRead(actor: Actor, document: T & Stored): Promise<boolean>;

  /** One window of the staff list. @param also a further condition */
  protected async page(query: ListQueryDto, also: QueryFilter<T> = {}): Promise<FoundPage<T & Stored>> {
    const request = parseListQuery(this.spec, query, await this.context(query));
    const filter = Object.keys(also).length === 0 ? request.filter : { $and: [request.filter, also] };
    return this.staffList.find({ ...request, filter });
  }

  protected async totalsOf(query: ListQueryDto, sums: TotalsSpec<T>): Promise<ListTotalsResponse> {
    return toListTotals(await this.staffList.totals(await this.filterOf(query), sums));
  }

  /** The condition of the staff list. */
  protected async filterOf(query: ListQueryDto): Promise<QueryFilter<T>> {
    return parseListQuery(this.spec, query, await this.context(query)).filter;
  }

  /** The documents of an owner, the newest first: the requested range, or all. */
  protected own(filter: QueryFilter<T>, query: RangeQueryDto): Promise<FoundPage<T & Stored>> {
    return findOwned(this.model, filter, { createdAt: -1, _id: -1 }, query);
  }

  /** The numbers of some of the documents that match. */
  protected async numbersOf(filter: QueryFilter<T>, session: ClientSession): Promise<string[]> {
    const field = this.kind.nameField ?? '_id';
    const found = await this.model.find(filter).session(session).select(field).limit(MOST_NAMED).lean();
    return found.map((document) => String(document[field as keyof typeof document]));
  }

  protected async context(query: ListQueryDto): Promise<FilterContext> {
    return { now: this.sources.clock.now(), users: (await this.sources.users?.foundBy(query)) ?? [] };
  }
}
