import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type PriceRemark, MAX_PRICE_LINES, MAX_PRICE_PERCENT } from '@shop/contract/price-change';
import type { Model, Types, ClientSession } from 'mongoose';
import { isBelowCost } from '../catalog/domain/price-remarks.js';
import { ProductPrices, type PricedProduct } from '../catalog/product-prices.service.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { findRecord } from '../../platform/database/record.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { StaffList } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery, parseRange } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { PreviewPriceChangeDto, PriceLinesQueryDto } from './dto/price-change.requests.js';
import type {
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeResponse,
} from './dto/price-change.response.js';
import { toPreview, toPriceChange, toPriceChangeLine } from './price-change.mapper.js';
import {
  PriceChange,
  PriceChangeBatch,
  type PriceChangeBatchRecord,
  type PriceChangeLine,
  type PriceChangeRecord,
} from './price-change.schema.js';
import { PRICE_CHANGE_LIST } from './price-changes.list.js';
import { toAed, toFils } from '@shop/contract/money';
import type { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import type { HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { toHistoryHead } from '../../platform/history/history.mapper.js';
import { HistoryService } from '../../platform/history/history.service.js';
import type { ProductPriceResponse } from './dto/product-price.response.js';
import { createHash } from 'node:crypto';
import { listPriceRate } from '../../documents/parties/shop-details.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isBlocked, newPrice, type PriceRule, remarksOn } from '../catalog/domain/new-price.js';

const LINES = 100;

const MAX_LINES = 500;

const HUNDREDTHS = 100;

export interface PlannedLine {
  readonly product: PricedProduct;
  readonly to: number;
  readonly remarks: readonly PriceRemark[];
}

export interface PricePlan {
  readonly rule: PriceRule;
  /** All products that match the filter. */
  readonly lines: readonly PlannedLine[];
  /** The lines whose prices would change. */
  readonly changing: readonly PlannedLine[];
  /** Hash of these lines; null if there are none. */
  readonly digest: string | null;
}

/** Previews a price rule; reads bulk price changes, and the past prices of a product with their causes. */
@Injectable()
export class PriceChanges {
  private readonly staffList: StaffList<PriceChange>;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectStore(PriceChangeBatch) private readonly batches: PlainStore<PriceChangeBatch>,
    private readonly prices: ProductPrices,
    private readonly clock: Clock,
    cache: QueryCache,
    private readonly history: HistoryService,
    private readonly settings: SettingsService,
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
    return toPreview(await this.planChange(body, null));
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

  /** Products whose price changed after planning: they will be skipped. */
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

  /** @throws DomainError `invalid` naming `filter` or `value` */
  async planChange(body: PreviewPriceChangeDto, session: ClientSession | null): Promise<PricePlan> {
    const rule = ruleOf(body);
    const products = await this.prices.findPriced(body.filter, MAX_PRICE_LINES + 1, session);
    if (products.length > MAX_PRICE_LINES)
      throw refuseField('filter', 'TOO_MANY_PRODUCTS/filter', { max: MAX_PRICE_LINES });
    const scheduled = await this.scheduledProducts(session);
    const [shop, now] = [this.settings.current(), this.clock.now()];
    const lines = products.map((product) =>
      plannedLine(product, rule, { scheduled, rate: listPriceRate(shop, product.taxCategory, now) }),
    );
    const changing = lines.filter(({ remarks }) => !isBlocked(remarks));
    return { rule, lines, changing, digest: changing.length === 0 ? null : digestOf(changing) };
  }

  /** The products of scheduled changes. */
  private async scheduledProducts(session: ClientSession | null): Promise<ReadonlySet<string>> {
    const changes = await this.changes.find({ status: 'Scheduled' }).session(session).select('_id').lean();
    if (changes.length === 0) return new Set();
    const ids = changes.map(({ _id }) => _id);
    const batches = await this.batches.reads
      .find({ change: { $in: ids } })
      .session(session)
      .select('lines.product')
      .lean<Pick<PriceChangeBatch, 'lines'>[]>();
    return new Set(batches.flatMap(({ lines }) => lines.map(({ product }) => product.toHexString())));
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

interface Circumstances {
  readonly scheduled: ReadonlySet<string>;
  /** The VAT in the price, in percent. */
  readonly rate: number;
}

function plannedLine(product: PricedProduct, rule: PriceRule, { scheduled, rate }: Circumstances): PlannedLine {
  const to = newPrice(product.price, rule);
  const remarks = remarksOn(product.price, to);
  if (scheduled.has(product._id.toHexString())) remarks.push('SCHEDULED');
  if (isBelowCost(to, product.costPrice ?? null, rate)) remarks.push('BELOW_COST');
  return { product, to, remarks };
}

/** @throws DomainError `invalid` naming `value` */
function ruleOf(body: PreviewPriceChangeDto): PriceRule {
  const { kind, value } = body;
  const direction = body.direction ?? 'up';
  const max = direction === 'down' ? HUNDREDTHS : MAX_PRICE_PERCENT;
  if (kind === 'percent' && value > max) throw refuseField('value', 'PERCENT', { max });
  const step = body.step ?? '0.01';
  // Hundredths of a percent, in the same way as fils are hundredths of a dirham.
  return { kind, direction, value: toFils(value), step, rounding: body.rounding ?? 'nearest' };
}

function digestOf(lines: readonly PlannedLine[]): string {
  const reported = lines.map(({ product, to }) => [product._id.toHexString(), product.price, to]);
  return createHash('sha256').update(JSON.stringify(reported)).digest('hex');
}
