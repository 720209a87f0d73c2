import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { newPrice } from '../catalog/domain/new-price.js';
import { ProductPrices } from '../catalog/product-prices.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireVersion, toObjectId } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import { HistoryService } from '../../platform/history/history.service.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import type { ApplyPriceChangeDto, CreatePriceChangeDto } from './dto/price-change.requests.js';
import type { PriceChangeResponse, ProductPriceResponse } from './dto/price-change.response.js';
import { toPriceChange, toProductPrice } from './price-change.mapper.js';
import { PriceChange, type PriceChangeRecord } from './price-change.schema.js';
import { changesIn, digestOf, PricePlans, ruleOf } from './price-plans.service.js';

/** Bulk price changes, and the past prices of products with the changes that caused them. */
@Injectable()
export class PriceChanges {
  readonly batchSize: number = 100;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectRecords(PriceChange) private readonly records: RecordStore<PriceChange>,
    private readonly plans: PricePlans,
    private readonly prices: ProductPrices,
    private readonly history: HistoryService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError PRICE_CHANGE_NOT_FOUND */
  async get(id: string): Promise<PriceChangeResponse> {
    return toPriceChange(await this.load(id));
  }

  /**
   * Stores the changes of the preview, and applies the first of them.
   * @throws DomainError PRICE_CHANGE_OUTDATED if the preview is no longer current
   */
  create({ plan, note = '', ...body }: CreatePriceChangeDto, actor: Actor): Promise<PriceChangeResponse> {
    const _id = new Types.ObjectId();
    return this.transactions.answer(actor, async (session) => {
      const changes = changesIn(await this.plans.linesOf(body, session));
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
