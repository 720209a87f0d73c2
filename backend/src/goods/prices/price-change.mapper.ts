import { toAed } from '@shop/contract/money';
import type { HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { toHistoryHead } from '../../platform/history/history.mapper.js';
import {
  type PlannedPriceResponse,
  PriceChangeResponse,
  type ProductPriceResponse,
} from './dto/price-change.response.js';
import type { PriceChangeRecord } from './price-change.schema.js';
import type { PlannedLine } from './price-changes.service.js';

export const toPriceChange = (change: PriceChangeRecord): PriceChangeResponse => ({
  ...PriceChangeResponse.stored(change),
  ...change.rule,
  by: { _id: change.by._id.toHexString(), name: change.by.name },
  skipped: change.skipped.map(({ _id, name }) => ({ product: _id.toHexString(), name })),
});

export const toPlannedPrice = ({ product, to, remarks }: PlannedLine): PlannedPriceResponse => ({
  product: product._id.toHexString(),
  name: product.name,
  sku: product.sku,
  from: toAed(product.price),
  to: toAed(to),
  difference: toAed(to - product.price),
  costPrice: aedOf(product.costPrice),
  remarks: [...remarks],
});

/** @param notes of bulk price changes, by id */
export function toProductPrice(entry: HistoryEntryRecord, notes: ReadonlyMap<string, string>): ProductPriceResponse {
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
