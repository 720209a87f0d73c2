import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toFils } from '@shop/contract/money';
import { MAX_PRICE_LINES, MAX_PRICE_PERCENT, type PriceRemark } from '@shop/contract/price-change';
import { type ClientSession, type Model, Types } from 'mongoose';
import { listPriceRate } from '../../documents/parties/shop-details.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion, toObjectId } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import { HistoryService } from '../../platform/history/history.service.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isBlocked, newPrice, type PriceRule, remarksOn } from '../catalog/domain/new-price.js';
import { isBelowCost } from '../catalog/domain/price-remarks.js';
import { type PricedProduct, ProductPrices } from '../catalog/product-prices.service.js';
import type { ApplyPriceChangeDto, CreatePriceChangeDto, PreviewPriceChangeDto } from './dto/price-change.requests.js';
import type {
  PriceChangePreviewResponse,
  PriceChangeResponse,
  ProductPriceResponse,
} from './dto/price-change.response.js';
import { toPlannedPrice, toPriceChange, toProductPrice } from './price-change.mapper.js';
import { PriceChange, type PriceChangeRecord } from './price-change.schema.js';

export interface PlannedLine {
  readonly product: PricedProduct;
  readonly to: number;
  readonly remarks: readonly PriceRemark[];
}

/** Bulk price changes, and the past prices of products with the changes that caused them. */
@Injectable()
export class PriceChanges {
  readonly batchSize: number = 100;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectRecords(PriceChange) private readonly records: RecordStore<PriceChange>,
    private readonly prices: ProductPrices,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly history: HistoryService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError PRICE_CHANGE_NOT_FOUND */
  async get(id: string): Promise<PriceChangeResponse> {
    return toPriceChange(await this.load(id));
  }

  async preview(body: PreviewPriceChangeDto): Promise<PriceChangePreviewResponse> {
    const lines = await this.linesOf(body, null);
    const changing = changesIn(lines);
    return { plan: digestOf(changing), products: changing.length, lines: lines.map(toPlannedPrice) };
  }

  /**
   * Stores the changes of the preview, and applies the first of them.
   * @throws DomainError PRICE_CHANGE_OUTDATED if the preview is no longer current
   */
  create({ plan, note = '', ...body }: CreatePriceChangeDto, actor: Actor): Promise<PriceChangeResponse> {
    const _id = new Types.ObjectId();
    return this.transactions.answer(actor, async (session) => {
      const changes = changesIn(await this.linesOf(body, session));
      if (digestOf(changes) !== plan) throw refuse('PRICE_CHANGE_OUTDATED');
      const lines = changes.map(({ product: { _id: product, name, price } }) => ({ _id: product, name, from: price }));
      const rule = { ...ruleOf(body), filter: body.filter, value: body.value };
      const by = { _id: new Types.ObjectId(actor.id), name: actor.name };
      const fields = { _id, status: 'Running' as const, rule, note, lines, products: lines.length, by };
      const change = await this.records.insert(fields, { actor, session });
      return toPriceChange(await this.applyNext(change, { actor, session }));
    });
  }

  /** Applies the next of the changes. @throws DomainError PRICE_CHANGE_NOT_FOUND, STALE_VERSION */
  apply(id: string, { version }: ApplyPriceChangeDto, actor: Actor): Promise<PriceChangeResponse> {
    return this.transactions.answer(actor, async (session) => {
      const change = await this.load(id, session);
      requireVersion('price change', change, version);
      return toPriceChange(await this.applyNext(change, { actor, session }));
    });
  }

  /** @throws DomainError PRODUCT_NOT_FOUND */
  async priceHistory(product: string, query: HistoryQueryDto): Promise<ListPage<ProductPriceResponse>> {
    const { records, ...page } = await this.history.ofField('products', product, 'price', query);
    const causes = records.flatMap(({ cause }) => cause?.id ?? []);
    const found = await this.changes
      .find({ _id: { $in: causes } })
      .select('note')
      .lean();
    const notes = new Map(found.map(({ _id, note }) => [_id.toHexString(), note]));
    return { ...page, rows: records.map((entry) => toProductPrice(entry, notes)) };
  }

  /** All products that match the filter. @throws DomainError `invalid` naming `filter` or `value` */
  private async linesOf(body: PreviewPriceChangeDto, session: ClientSession | null): Promise<PlannedLine[]> {
    const rule = ruleOf(body);
    const products = await this.prices.findPriced(body.filter, MAX_PRICE_LINES + 1, session);
    if (products.length > MAX_PRICE_LINES)
      throw refuseField('filter', 'TOO_MANY_PRODUCTS/filter', { max: MAX_PRICE_LINES });
    const [shop, now] = [this.settings.current(), this.clock.now()];
    return products.map((product) => {
      const to = newPrice(product.price, rule);
      const rate = listPriceRate(shop, product.taxCategory, now);
      const isLoss = isBelowCost(to, product.costPrice ?? null, rate);
      return { product, to, remarks: [...remarksOn(product.price, to), ...(isLoss ? ['BELOW_COST' as const] : [])] };
    });
  }

  /** Skips products whose price is not that of the preview. A change that is done stays the same. */
  private async applyNext(change: PriceChangeRecord, by: ChangeContext): Promise<PriceChangeRecord> {
    const done = change.changed + change.skipped.length;
    const lines = change.lines.slice(done, done + this.batchSize);
    const rule = ruleOf(change.rule);
    const prices = lines.map((line) => ({ ...line, to: newPrice(line.from, rule) }));
    const left = await this.prices.change(prices, { ...by, cause: { resource: 'price-changes', id: change._id } });
    const skipped = [...change.skipped, ...left.map(({ _id, name }) => ({ _id, name }))];
    const changed = change.changed + lines.length - left.length;
    const status = changed + skipped.length < change.products ? 'Running' : 'Done';
    return this.records.store(change, { changed, skipped, status }, { ...by, action: 'prices changed' });
  }

  private async load(id: string, session: ClientSession | null = null): Promise<PriceChangeRecord> {
    const query = this.changes.findById(toObjectId(id)).select('+lines').session(session);
    const change = await query.lean<PriceChangeRecord | null>();
    if (change === null) throw refuse('PRICE_CHANGE_NOT_FOUND');
    return change;
  }
}

/** The lines whose prices would change. */
const changesIn = (lines: readonly PlannedLine[]): PlannedLine[] => lines.filter(({ remarks }) => !isBlocked(remarks));

/** @throws DomainError `invalid` naming `value` */
function ruleOf({ kind, value, ...rule }: PreviewPriceChangeDto): PriceRule {
  const [direction, step, rounding] = [rule.direction ?? 'up', rule.step ?? '0.01', rule.rounding ?? 'nearest'];
  const max = direction === 'down' ? 100 : MAX_PRICE_PERCENT;
  if (kind === 'percent' && value > max) throw refuseField('value', 'PERCENT', { max });
  // Hundredths of a percent, in the same way as fils are hundredths of a dirham.
  return { kind, direction, value: toFils(value), step, rounding };
}

/** @returns null if there are no changes */
function digestOf(changes: readonly PlannedLine[]): string | null {
  if (changes.length === 0) return null;
  const reported = changes.map(({ product, to }) => [product._id.toHexString(), product.price, to]);
  return createHash('sha256').update(JSON.stringify(reported)).digest('hex');
}
