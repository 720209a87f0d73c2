import type { Model, QueryFilter } from 'mongoose';
import type { Stored } from '../database/record.js';
import type { ListRequest } from './list-spec.js';

export interface FoundPage<R> {
  readonly records: R[];
  readonly total: number;
  readonly first: number;
}

/** Reads one window of a list and counts the whole, side by side. `select` names the stored fields to load. */
export async function findPage<T>(
  model: Model<T>,
  request: ListRequest<T>,
  select?: string,
): Promise<FoundPage<T & Stored>> {
  const filter: QueryFilter<T> = request.filter;
  const query = model
    .find(filter)
    .sort({ ...request.sort })
    .skip(request.skip)
    .limit(request.limit);
  if (select !== undefined) query.select(select);
  if (request.collation !== undefined) query.collation(request.collation);
  const [records, total] = await Promise.all([query.lean<(T & Stored)[]>(), model.countDocuments(filter)]);
  return { records, total, first: request.skip };
}
