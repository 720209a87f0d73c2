import { toAed, toAedOrNull } from '@shop/contract/money';
import type { PriceRemark } from '@shop/contract/price-change';
import { allowedPriceChangeActions, undoneUntil } from './domain/price-change.rules.js';
import type {
  PlannedPriceResponse,
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeResponse,
} from './dto/price-change.response.js';
import type { PlannedLine, PricePlan } from './price-change-plan.service.js';
import type { ChangedBy, PriceChangeLine, PriceChangeRecord } from './price-change.schema.js';

/** @param now decides what may be done */
export function toPriceChange(change: PriceChangeRecord, now: Date): PriceChangeResponse {
  const allowed = allowedPriceChangeActions(change, now);
  return {
    _id: change._id.toHexString(),
    status: change.status,
    kind: change.kind,
    direction: change.direction,
    // Hundredths of a percent are told as fils are.
    value: toAed(change.value),
    step: change.step,
    rounding: change.rounding,
    filter: change.filter,
    note: change.note,
    startDay: change.startDay,
    startsAt: change.startsAt.toISOString(),
    products: change.products,
    changed: change.changed,
    leftAlone: change.leftAlone,
    putBack: change.putBack,
    by: toChangedBy(change.by),
    undoneBy: change.undoneBy && toChangedBy(change.undoneBy),
    finishedAt: change.finishedAt?.toISOString() ?? null,
    undoableUntil: allowed.includes('undo') ? (undoneUntil(change)?.toISOString() ?? null) : null,
    allowedActions: allowed,
    version: change.version,
    createdAt: change.createdAt.toISOString(),
    updatedAt: change.updatedAt.toISOString(),
  };
}

const toChangedBy = ({ _id, name }: ChangedBy) => ({ _id: _id.toHexString(), name });

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

/** @param remarks on what became of the product since the line was planned */
export function toPriceChangeLine(line: PriceChangeLine, remarks: PriceRemark[]): PriceChangeLineResponse {
  return { ...toPrices(line), remarks, outcome: line.outcome };
}

function toPrices({ product, name, sku, from, to }: Omit<PriceChangeLine, 'outcome'>) {
  return {
    ...{ product: product.toHexString(), name, sku },
    ...{ from: toAed(from), to: toAed(to), difference: toAed(to - from) },
  };
}
