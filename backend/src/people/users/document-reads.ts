import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Clock } from '../../platform/clock.js';
import { loadRecord, type Stored } from '../../platform/database/record.js';
import type { RecordKind } from '../../platform/database/record-store.js';
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

/** The reads that all kinds of documents have. The service of a kind decides who may read, and what a row shows. */
export class DocumentReads<T extends object> {
  readonly staffList: StaffList<T>;

  constructor(
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

  /** One window of the staff list. @param also a further condition */
  async page(query: ListQueryDto, also: QueryFilter<T> = {}): Promise<FoundPage<T & Stored>> {
    const request = parseListQuery(this.spec, query, await this.context(query));
    const filter = Object.keys(also).length === 0 ? request.filter : { $and: [request.filter, also] };
    return this.staffList.find({ ...request, filter });
  }

  async totals(query: ListQueryDto, sums: TotalsSpec<T>): Promise<ListTotalsResponse> {
    return toListTotals(await this.staffList.totals(await this.filterOf(query), sums));
  }

  /** The condition of the staff list. */
  async filterOf(query: ListQueryDto): Promise<QueryFilter<T>> {
    return parseListQuery(this.spec, query, await this.context(query)).filter;
  }

  /** The documents of an owner, the newest first: the requested range, or all. */
  own(filter: QueryFilter<T>, query: RangeQueryDto): Promise<FoundPage<T & Stored>> {
    return findOwned(this.model, filter, { createdAt: -1, _id: -1 }, query);
  }

  async context(query: ListQueryDto): Promise<FilterContext> {
    return { now: this.sources.clock.now(), users: (await this.sources.users?.foundBy(query)) ?? [] };
  }
}
