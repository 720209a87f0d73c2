import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toAed } from '@shop/contract/money';
import type { Model, Types } from 'mongoose';
import type { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import type { HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { toHistoryHead } from '../../platform/history/history.mapper.js';
import { HistoryService } from '../../platform/history/history.service.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import type { ProductPriceResponse } from './dto/product-price.response.js';
import { PriceChange } from './price-change.schema.js';

/** The prices that a product had, and what changed them. */
@Injectable()
export class PriceHistory {
  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    private readonly history: HistoryService,
  ) {}

  /** @throws DomainError PRODUCT_NOT_FOUND */
  async of(product: string, query: HistoryQueryDto): Promise<ListPage<ProductPriceResponse>> {
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
