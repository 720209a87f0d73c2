import { Types } from 'mongoose';
import { toAed } from '@shop/contract/money';
import type { RecordResource } from '@shop/contract/records';
import type { Actor } from '../auth/actor.js';
import { seesCosts, seesPrices } from '../auth/staff-access.js';
import type { HistoryEntryRecord } from './history-entry.schema.js';
import type { HistoryEntryResponse } from './dto/history.response.js';

/** Fields that only readers with access to costs see. */
const COSTS = new Set(['costPrice']);

/** How values are shown to a reader: which fields hold fils, and which fields the reader does not see. */
export interface Showing {
  readonly money: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

/** @param money the fields of the resource that hold fils */
export function showingTo(actor: Actor, resource: RecordResource, money: ReadonlySet<string>): Showing {
  const costs = seesCosts(actor) ? [] : COSTS;
  // List prices are public.
  const prices = seesPrices(actor) || resource === 'products' ? [] : money;
  return { money, hidden: new Set([...costs, ...prices]) };
}

export function toHistoryEntry(entry: HistoryEntryRecord, showing: Showing): HistoryEntryResponse {
  return {
    ...toHistoryHead(entry),
    action: entry.action,
    changes: entry.changes
      .filter(({ field }) => isShown(field, showing))
      .map(({ field, from, to }) => ({
        field,
        from: toWire(from, field, showing),
        to: toWire(to, field, showing),
        ...(showing.money.has(field) && { isMoney: true }),
      })),
  };
}

/** The actor and the time of the entry. */
export function toHistoryHead(entry: HistoryEntryRecord): Pick<HistoryEntryResponse, '_id' | 'actor' | 'at'> {
  return {
    _id: entry._id.toHexString(),
    actor: entry.actorId && { _id: entry.actorId.toHexString(), name: entry.actorName },
    at: entry.at.toISOString(),
  };
}

function isShown(field: string, { hidden }: Showing): boolean {
  return !hidden.has(field);
}

/** Converts a stored value to the form of the rest of the API. */
function toWire(value: unknown, field: string, showing: Showing): unknown {
  if (typeof value === 'number') return showing.money.has(field) ? toAed(value) : value;
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((inner: unknown) => toWire(inner, field, showing));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const shown = Object.entries<unknown>({ ...value }).filter(([key]) => isShown(key, showing));
  return Object.fromEntries(shown.map(([key, inner]) => [key, toWire(inner, key, showing)]));
}
