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
  'unitPrice',
]);

export function toHistoryEntry(entry: HistoryEntryRecord): HistoryEntryResponse {
  return {
    _id: entry._id.toHexString(),
    action: entry.action,
    actor: entry.actorId && { _id: entry.actorId.toHexString(), name: entry.actorName },
    at: entry.at.toISOString(),
    changes: entry.changes.map(({ field, from, to }) => ({
      field,
      from: toWire(from, field),
      to: toWire(to, field),
    })),
  };
}

/** A stored value as the rest of the API shows it. */
function toWire(value: unknown, field: string): unknown {
  if (typeof value === 'number') return MONEY.has(field) ? toAed(value) : value;
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((inner: unknown) => toWire(inner, field));
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries<unknown>({ ...value }).map(([key, inner]) => [key, toWire(inner, key)]));
}
