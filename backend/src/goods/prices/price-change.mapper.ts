import { toAed, toAedOrNull } from '@shop/contract/money';
import type { PriceRemark } from '@shop/contract/price-change';
import { allowedPriceChangeActions, undoneUntil } from './domain/price-change.rules.js';
import type {
  PlannedPriceResponse,
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeResponse,
} from './dto/price-change.response.js';
import type { PlannedLine, PricePlan } from './price-changes.service.js';
import { wireOf } from '../../platform/database/wire.js';
import {
  type ChangedBy,
  PriceChangeBatchSchema,
  type PriceChangeLine,
  type PriceChangeRecord,
  PriceChangeSchema,
} from './price-change.schema.js';

const wire = wireOf(PriceChangeSchema);
const wireLine = wireOf(PriceChangeBatchSchema);

/** @param now decides which actions are allowed */
export function toPriceChange(change: PriceChangeRecord, now: Date): PriceChangeResponse {
  const allowed = allowedPriceChangeActions(change, now);
  return {
    ...wire(change, ['_id', 'status', 'kind', 'direction', 'step', 'rounding', 'filter', 'note', 'startDay']),
    ...wire(change, ['startsAt', 'products', 'changed', 'leftAlone', 'putBack', 'finishedAt', 'version', 'createdAt']),
    ...wire(change, ['updatedAt']),
    // Hundredths of a percent are converted like fils.
    value: toAed(change.value),
    by: toChangedBy(change.by),
    undoneBy: change.undoneBy && toChangedBy(change.undoneBy),
    undoableUntil: allowed.includes('undo') ? (undoneUntil(change)?.toISOString() ?? null) : null,
    allowedActions: allowed,
  };
}

const toChangedBy = (by: ChangedBy) => wire(by, ['_id', 'name']);

export function toPreview({ lines, changing, digest }: PricePlan): PriceChangePreviewResponse {
  return { plan: digest, products: changing.length, lines: lines.map(toPlannedPrice) };
}

function toPlannedPrice({ product, to, remarks }: PlannedLine): PlannedPriceResponse {
  const { _id, name, sku, price, costPrice } = product;
  return {
    ...toPrices({ product: _id, name, sku, from: price, to }),
    costPrice: toAedOrNull(costPrice),
    remarks: [...remarks],
  };
}

/** @param remarks about changes of the product after the line was planned */
export function toPriceChangeLine(line: PriceChangeLine, remarks: PriceRemark[]): PriceChangeLineResponse {
  return { ...toPrices(line), remarks, outcome: line.outcome };
}

function toPrices(line: Omit<PriceChangeLine, 'outcome'>) {
  return {
    ...wireLine(line, ['product', 'name', 'sku', 'from', 'to']),
    difference: toAed(line.to - line.from),
  };
}
