import type { Connection, Types } from 'mongoose';
import type { HistoryAction, RecordResource } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from '../../history/history-entry.schema.js';

/** A deleted record, as the history describes it. */
export interface DeletedRecord {
  readonly _id: Types.ObjectId;
  /** Its non-empty fields when it was deleted. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** When it was deleted. */
  readonly at: Date;
  /** The name of the user who deleted it. */
  readonly by: string;
}

interface Wanted {
  readonly resource: RecordResource;
  /** The action that deleted the record. */
  readonly action: HistoryAction;
  /** The action that created it. */
  readonly born: HistoryAction;
}

/** @returns the records whose deletion the history describes with all fields, the earliest first */
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
