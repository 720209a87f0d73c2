import { Types } from 'mongoose';
import { toAed } from '@shop/contract/money';
import type { HistoryEntryRecord } from './history-entry.schema.js';
import type { HistoryEntryResponse } from './dto/history.response.js';

/** The fields that hold fils, in whatever record or line they are. */
const MONEY = new Set([
  'discount',
  'net',
  'vat',
  'gross',
  'issuedTotal',
  'credited',
  'total',
  'refund',
  'deliveryCharge',
  'extraFee',
  'totalPrice',
  'amountDue',
  'amountPaid',
  'remainingDue',
  'amount',
  'unallocated',
  'reversedRest',
  'price',
  'costPrice',
  'unitPrice',
]);

/** Fields that only those see who see costs. */
const COSTS = new Set(['costPrice']);

/** @param withCosts whether the reader sees what goods cost the shop */
export function toHistoryEntry(entry: HistoryEntryRecord, withCosts: boolean): HistoryEntryResponse {
  return {
    _id: entry._id.toHexString(),
    action: entry.action,
    actor: entry.actorId && { _id: entry.actorId.toHexString(), name: entry.actorName },
    at: entry.at.toISOString(),
    changes: entry.changes
      .filter(({ field }) => withCosts || !COSTS.has(field))
      .map(({ field, from, to }) => ({
        field,
        from: toWire(from, field, withCosts),
        to: toWire(to, field, withCosts),
      })),
  };
}

/** A stored value as the rest of the API shows it. */
function toWire(value: unknown, field: string, withCosts: boolean): unknown {
  if (typeof value === 'number') return MONEY.has(field) ? toAed(value) : value;
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((inner: unknown) => toWire(inner, field, withCosts));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const told = Object.entries<unknown>({ ...value }).filter(([key]) => withCosts || !COSTS.has(key));
  return Object.fromEntries(told.map(([key, inner]) => [key, toWire(inner, key, withCosts)]));
}
