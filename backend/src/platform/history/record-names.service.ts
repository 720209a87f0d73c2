import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { RecordResource } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from './history-entry.schema.js';
import { recordKindOf } from './record-kinds.js';

export interface RecordName {
  /** Empty if the record has no name. */
  readonly name: string;
  readonly exists: boolean;
}

type Named = Pick<HistoryEntryRecord, 'resource' | 'resourceId'>;
type Names = Map<string, RecordName>;

export const nameKey = ({ resource, resourceId }: Named): string => `${resource} ${resourceId.toHexString()}`;

/** Finds the names of the records in history entries, also of records that were deleted since. */
@Injectable()
export class RecordNames {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>,
  ) {}

  /** @returns the names by `nameKey`, of all of the records */
  async namesOf(records: readonly Named[]): Promise<ReadonlyMap<string, RecordName>> {
    const names: Names = new Map();
    for (const [resource, ids] of byResource(records)) await this.addExisting(names, resource, ids);
    const missing = records.filter((record) => !names.has(nameKey(record)));
    for (const [resource, ids] of byResource(missing)) await this.addDeleted(names, resource, ids);
    return names;
  }

  private async addExisting(names: Names, resource: RecordResource, ids: Types.ObjectId[]): Promise<void> {
    const field = recordKindOf(resource).nameField;
    const models = Object.values<Model<unknown>>(this.connection.models);
    const model = models.find(({ collection }) => collection.collectionName === resource);
    const found =
      (await model
        ?.find({ _id: { $in: ids } })
        .select(field ?? '_id')
        .lean<{ readonly _id: Types.ObjectId }[]>()) ?? [];
    for (const record of found) {
      names.set(nameKey({ resource, resourceId: record._id }), { name: textAt(record, field), exists: true });
    }
  }

  /** Adds the names of deleted records from their history entries. */
  private async addDeleted(names: Names, resource: RecordResource, ids: Types.ObjectId[]): Promise<void> {
    const path = recordKindOf(resource).nameField;
    const field = path?.split('.')[0] ?? '';
    const found = await this.entries
      .find({ resource, resourceId: { $in: ids }, action: 'deleted' })
      .lean<HistoryEntryRecord[]>();
    const retained = new Map(
      found.map((entry) => [nameKey(entry), entry.changes.find((change) => change.field === field)]),
    );
    for (const resourceId of ids) {
      const key = nameKey({ resource, resourceId });
      names.set(key, { name: textAt({ [field]: retained.get(key)?.from }, path), exists: false });
    }
  }
}

function byResource(records: readonly Named[]): Map<RecordResource, Types.ObjectId[]> {
  const found = new Map<RecordResource, Types.ObjectId[]>();
  for (const { resource, resourceId } of records) found.set(resource, [...(found.get(resource) ?? []), resourceId]);
  return found;
}

/** The text at a path such as `invoice.invoiceNumber`; empty if there is none. */
function textAt(record: object, path: string | null): string {
  let value: unknown = record;
  for (const key of path?.split('.') ?? ['']) {
    value =
      typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : null;
  }
  return typeof value === 'string' ? value : '';
}
