import type { ClientSession, Model } from 'mongoose';
import { changesBetween } from '../history/changes.js';
import { staleVersion } from '../errors/domain-error.js';
import { type Stored, toObjectId } from './record.js';

/** @returns null where there is none, and for a text that is no id */
export async function findRecord<T>(
  model: Model<T>,
  id: string,
  session: ClientSession | null = null,
): Promise<(T & Stored) | null> {
  const _id = toObjectId(id);
  return _id && model.findById(_id).session(session).lean<(T & Stored) | null>();
}

/**
 * @param seen the version that the caller loaded; null, as a field of a body may be, says as little as leaving it out
 * @throws DomainError STALE_VERSION
 */
export function requireVersion(what: string, before: Stored, seen: number | null | undefined): void {
  if (typeof seen === 'number' && seen !== before.version) throw staleVersion(what);
}

/**
 * Stores fields of a record that has not changed since it was read. Where they say what it says already, it stays in
 * its version.
 * @returns the record as it is then @throws DomainError STALE_VERSION
 */
export async function storeFields<T>(
  model: Model<T>,
  what: string,
  before: NoInfer<T> & Stored,
  fields: Partial<NoInfer<T>>,
  session: ClientSession,
): Promise<T & Stored> {
  if (changesBetween(before, fields).length === 0) return before;
  const after = await model
    .findOneAndUpdate(
      { _id: before._id, version: before.version },
      { $set: fields, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    )
    .lean<(T & Stored) | null>();
  if (after === null) throw staleVersion(what);
  return after;
}
