import type { Connection, Types } from 'mongoose';
import type { HistoryAction, RecordResource } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from '../../history/history-entry.schema.js';

/** A record that is gone, as the history remembers it. */
export interface DeletedRecord {
  readonly _id: Types.ObjectId;
  /** Its filled fields at the end. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** When it was deleted. */
  readonly at: Date;
  /** The name of who deleted it. */
  readonly by: string;
}

interface Wanted {
  readonly resource: RecordResource;
  /** The action that took the record away. */
  readonly action: HistoryAction;
  /** The action that made it. */
  readonly born: HistoryAction;
}

/** @returns the records of which the history has the end with all fields, the first one first */
export async function deletedRecords(
  connection: Connection,
  { resource, action, born }: Wanted,
): Promise<DeletedRecord[]> {
  const entries = connection.model<HistoryEntry>(HistoryEntry.name);
  const ends = await entries.find({ resource, action }).sort({ at: 1, _id: 1 }).lean<HistoryEntryRecord[]>();
  const reported = ends.filter(({ changes }) => changes.length > 0);
  const ids = reported.map(({ resourceId }) => resourceId);
  const births = await entries.find({ resource, action: born, resourceId: { $in: ids } }).lean<HistoryEntryRecord[]>();
  const bornAt = new Map(births.map(({ resourceId, at }) => [resourceId.toHexString(), at]));
  return reported.map(({ resourceId, changes, at, actorName }) => ({
    _id: resourceId,
    fields: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    createdAt: bornAt.get(resourceId.toHexString()) ?? at,
    at,
    by: actorName,
  }));
}
