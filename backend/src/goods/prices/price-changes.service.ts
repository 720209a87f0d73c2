import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PriceRemark } from '@shop/contract/price-change';
import type { Model, Types } from 'mongoose';
import { ProductPrices } from '../catalog/product-prices.service.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { findRecord } from '../../platform/database/record.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { StaffList } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery, parseRange } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { PreviewPriceChangeDto, PriceLinesQueryDto } from './dto/price-change.requests.js';
import type {
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeResponse,
} from './dto/price-change.response.js';
import { toPreview, toPriceChange, toPriceChangeLine } from './price-change.mapper.js';
import { PriceChangePlans } from './price-change-plan.service.js';
import {
  PriceChange,
  PriceChangeBatch,
  type PriceChangeBatchRecord,
  type PriceChangeLine,
  type PriceChangeRecord,
} from './price-change.schema.js';
import { PRICE_CHANGE_LIST } from './price-changes.list.js';
import { toAed } from '@shop/contract/money';
import type { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import type { HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { toHistoryHead } from '../../platform/history/history.mapper.js';
import { HistoryService } from '../../platform/history/history.service.js';
import type { ProductPriceResponse } from './dto/product-price.response.js';

const LINES = 100;

const MAX_LINES = 500;

/** Reads bulk changes of prices, and the prices that a product had with what changed them. */
@Injectable()
export class PriceChanges {
  private readonly staffList: StaffList<PriceChange>;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectStore(PriceChangeBatch) private readonly batches: PlainStore<PriceChangeBatch>,
    private readonly plans: PriceChangePlans,
    private readonly prices: ProductPrices,
    private readonly clock: Clock,
    cache: QueryCache,
    private readonly history: HistoryService,
  ) {
    this.staffList = new StaffList(changes, ['price-changes'], cache);
  }

  async list(query: ListQueryDto): Promise<ListPage<PriceChangeResponse>> {
    const { records, ...page } = await this.staffList.find(parseListQuery(PRICE_CHANGE_LIST, query));
    const now = this.clock.now();
    return { ...page, rows: records.map((change) => toPriceChange(change, now)) };
  }

  async get(id: string): Promise<PriceChangeResponse> {
    return toPriceChange(await this.load(id), this.clock.now());
  }

  async preview(body: PreviewPriceChangeDto): Promise<PriceChangePreviewResponse> {
    return toPreview(await this.plans.plan(body, null));
  }

  /** The lines in the order of the shop. */
  async lines(id: string, { range, outcome }: PriceLinesQueryDto): Promise<ListPage<PriceChangeLineResponse>> {
    const [first, last] = parseRange(range, { rows: LINES, maxRows: MAX_LINES });
    const change = await this.load(id);
    const batches = await this.batches.reads
      .find({ change: change._id })
      .sort({ place: 1 })
      .lean<PriceChangeBatchRecord[]>();
    const found = batches
      .flatMap(({ lines }) => lines)
      .filter((line) => outcome === undefined || line.outcome === outcome);
    const shown = found.slice(first, last + 1);
    const remarks = change.status === 'Scheduled' ? await this.remarksOn(shown) : [];
    return {
      total: found.length,
      first,
      rows: shown.map((line, index) => toPriceChangeLine(line, remarks[index] ?? [])),
    };
  }

  /** Prices that are other ones since the change was planned: they will be left alone. */
  private async remarksOn(lines: readonly PriceChangeLine[]): Promise<PriceRemark[][]> {
    const now = await this.prices.now(lines.map(({ product }) => product));
    return lines.map(({ product, from }) => (now.get(product.toHexString()) === from ? [] : ['CHANGED_SINCE']));
  }

  /** @throws DomainError PRICE_CHANGE_NOT_FOUND */
  private async load(id: string): Promise<PriceChangeRecord> {
    const change = await findRecord(this.changes, id);
    if (change === null) throw refuse('PRICE_CHANGE_NOT_FOUND');
    return change;
  }

  /** @throws DomainError PRODUCT_NOT_FOUND */
  async priceHistory(product: string, query: HistoryQueryDto): Promise<ListPage<ProductPriceResponse>> {
    const { records, ...page } = await this.history.ofField('products', product, 'price', query);
    const notes = await this.notesOf(records.flatMap(({ cause }) => cause?.id ?? []));
    return { ...page, rows: records.map((entry) => toProductPrice(entry, notes)) };
  }

  private async notesOf(ids: Types.ObjectId[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.changes
      .find({ _id: { $in: ids } })
      .select('note')
      .lean();
    return new Map(found.map(({ _id, note }) => [_id.toHexString(), note]));
  }
}

function toProductPrice(entry: HistoryEntryRecord, notes: ReadonlyMap<string, string>): ProductPriceResponse {
  const change = entry.changes.find(({ field }) => field === 'price');
  const cause = entry.cause?.id.toHexString();
  return {
    ...toHistoryHead(entry),
    from: aedOf(change?.from),
    to: aedOf(change?.to),
    priceChange: cause === undefined ? null : { _id: cause, note: notes.get(cause) ?? '' },
  };
}

const aedOf = (fils: unknown): number | null => (typeof fils === 'number' ? toAed(fils) : null);
