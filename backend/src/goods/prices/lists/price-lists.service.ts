import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../../platform/database/plain-store.js';
import { loadRecord } from '../../../platform/database/record.js';
import { AnswersQuery } from '../../../platform/events/events.js';
import { QueryCache } from '../../../platform/history/query-cache.service.js';
import { findPage, StaffList } from '../../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { STORED_PRICE_LISTS, type StoredPriceLists } from '../../catalog/catalog.events.js';
import { type PriceLine, priceListOf } from '../../catalog/prices/domain/price-lists.js';
import { CustomerGroup, type CustomerGroupRecord } from './customer-group.schema.js';
import { CustomerGroupResponse, type PriceLineResponse, PriceListResponse } from './dto/price-list.response.js';
import { toLineOfPrice, toPriceLine, toTerms } from './price-list.mapper.js';
import { PriceListHead, PriceListLine, type PriceListRecord, PRICE_LIST_RECORD } from './price-list.schema.js';
import { PRICE_LINE_LIST, PRICE_LIST_LIST } from './price-lists.list.js';

const BATCH = 2000;

/** Reads price lists: for staff, and for the catalog, which decides prices by them. */
@Injectable()
export class PriceLists {
  private readonly staffList: StaffList<PriceListHead>;

  constructor(
    @InjectModel(PriceListHead.name) private readonly lists: Model<PriceListHead>,
    @InjectModel(PriceListLine.name) private readonly lines: Model<PriceListLine>,
    @InjectStore(PriceListLine) private readonly lineStore: PlainStore<PriceListLine>,
    @InjectModel(CustomerGroup.name) private readonly groups: Model<CustomerGroup>,
    cache: QueryCache,
  ) {
    this.staffList = new StaffList(lists, ['price-lists'], cache);
  }

  @AnswersQuery(STORED_PRICE_LISTS)
  async stored(ids: readonly string[] | null): Promise<StoredPriceLists> {
    const wanted = ids?.map((id) => new Types.ObjectId(id));
    const [lists, groups] = await Promise.all([
      this.lists.find(wanted === undefined ? {} : { _id: { $in: wanted } }).lean<PriceListRecord[]>(),
      this.groups.find().lean<CustomerGroupRecord[]>(),
    ]);
    const lines = new Map<string, PriceLine[]>(lists.map(({ _id }) => [_id.toHexString(), []]));
    const all = this.lines.find({ list: { $in: lists.map(({ _id }) => _id) } });
    for await (const line of all.lean<PriceListLine[]>().cursor({ batchSize: BATCH })) {
      lines.get(line.list.toHexString())?.push(toLineOfPrice(line));
    }
    return {
      lists: lists.map((list) => priceListOf(toTerms(list), lines.get(list._id.toHexString()) ?? [])),
      groups: groups.map((group) => {
        const { _id: id, companies, users } = CustomerGroupResponse.stored(group);
        return { id, companies, users };
      }),
    };
  }

  async list(query: ListQueryDto): Promise<ListPage<PriceListResponse>> {
    const { records, ...page } = await this.staffList.find(parseListQuery(PRICE_LIST_LIST, query));
    return { ...page, rows: records.map((list) => PriceListResponse.stored(list)) };
  }

  async get(id: string): Promise<PriceListResponse> {
    return PriceListResponse.stored(await this.load(id));
  }

  async linesOf(id: string, query: ListQueryDto): Promise<ListPage<PriceLineResponse>> {
    const { _id: list } = await this.load(id);
    const request = parseListQuery(PRICE_LINE_LIST, query);
    const filter = { ...request.filter, list };
    const { records, ...page } = await findPage(this.lines, { ...request, filter });
    return { ...page, rows: records.map(toPriceLine) };
  }

  /** @throws DomainError PRICE_LIST_NOT_FOUND */
  load(id: string, session: ClientSession | null = null): Promise<PriceListRecord> {
    return loadRecord(this.lists, PRICE_LIST_RECORD, id, session);
  }

  /** The lines of a list, the oldest first, or some of them. */
  storedLines(
    list: Types.ObjectId,
    session: ClientSession | null,
    some: QueryFilter<PriceListLine> = {},
  ): Promise<PriceListLine[]> {
    return this.lineStore.reads
      .find({ list, ...some })
      .sort({ _id: 1 })
      .session(session)
      .lean<PriceListLine[]>();
  }
}
