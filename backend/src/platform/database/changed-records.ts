import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import { toObjectId } from './record.js';

export type ChangedRecords = { readonly since: Date | null } | { readonly ids: readonly string[] };

const BATCH = 500;

/** Reads records one by one, so that many of them are never in memory together. */
export function changedRecords<Row, T>(
  model: Model<T>,
  which: ChangedRecords,
  fields: ProjectionType<T>,
): AsyncIterable<Row> {
  const filter = 'ids' in which ? { _id: { $in: which.ids.map(toObjectId) } } : sinceFilter(which);
  return model
    .find(filter as QueryFilter<T>, fields)
    .lean()
    .cursor({ batchSize: BATCH }) as unknown as AsyncIterable<Row>;
}

const sinceFilter = ({ since }: { readonly since: Date | null }) =>
  since === null ? {} : { updatedAt: { $gte: since } };
