import type { Fils } from '@shop/contract/money';
import type { Model, PipelineStage, QueryFilter, Schema, Types } from 'mongoose';
import type { Stored } from '../database/record.js';
import type { ListRequest, Sorting } from './list-spec.js';
import { parseOwnRange, type RangeQueryDto } from './list-query.js';
import { ownerIndex } from './owner-index.js';
import type { RecordResource } from '@shop/contract/records';
import type { ListTotals, TotalsSpec } from './list-totals.js';
import type { QueryCache } from '../history/query-cache.service.js';

export interface FoundPage<R> {
  readonly records: R[];
  readonly total: number;
  readonly first: number;
}

/** The most records that are sorted without an index. */
const FEW = 2000;

interface PageOptions {
  /** How many records match the filter, if that is known. */
  readonly total?: number;
  /** The stored fields to load, as Mongoose writes them. */
  readonly select?: string;
}

/**
 * Reads one window of a list. If few records match, the index of the filter finds them and they are sorted; if many
 * match, or all of them do, the index in the order of the list is read up to the window. The database's own planner would sometimes read
 * and sort all records.
 */
export async function findPage<T>(
  model: Model<T>,
  request: ListRequest<T>,
  { total: known, select }: PageOptions = {},
): Promise<FoundPage<T & Stored>> {
  const { filter, sort, skip, limit } = request;
  const total = known ?? (await model.countDocuments(filter));
  const page = { total, first: skip };
  if (skip >= total) return { ...page, records: [] };
  const index = indexInOrder(model.schema, sort);
  const isUnfiltered = Object.keys(filter).length === 0 && index !== undefined;
  if (total <= FEW && !isUnfiltered) return { ...page, records: await sortedRecords(model, request, select) };
  const query = model
    .find(filter)
    .sort({ ...sort })
    .skip(skip)
    .limit(limit);
  if (select !== undefined) query.select(select);
  if (index !== undefined) query.hint(index);
  return { ...page, records: await query.lean<(T & Stored)[]>() };
}

/** Sorts only the fields that the list is sorted by, to use less memory. */
async function sortedRecords<T>(
  model: Model<T>,
  { filter, sort, skip, limit }: ListRequest<T>,
  select: string | undefined,
): Promise<(T & Stored)[]> {
  const sortedBy = Object.fromEntries(Object.keys(sort).map((path) => [path, 1 as const]));
  const stages: PipelineStage[] = [
    { $match: filter },
    { $project: sortedBy },
    { $sort: { ...sort } },
    { $skip: skip },
    { $limit: limit },
  ];
  const ids = (await model.aggregate<{ _id: Types.ObjectId }>(stages)).map(({ _id }) => _id);
  const query = model.find({ _id: { $in: ids } });
  if (select !== undefined) query.select(select);
  const records = new Map((await query.lean<(T & Stored)[]>()).map((record) => [record._id.toHexString(), record]));
  // A record that was removed a moment ago is skipped.
  return ids.flatMap((id) => records.get(id.toHexString()) ?? []);
}

/** The index that can be read in this order, forwards or backwards. */
function indexInOrder(schema: Schema, sort: Sorting): Record<string, 1 | -1> | undefined {
  const wanted = JSON.stringify(Object.entries(sort));
  const reversed = JSON.stringify(Object.entries(sort).map(([path, way]) => [path, -way]));
  const indexes = schema.indexes().map(([keys]) => keys as Record<string, 1 | -1>);
  return indexes.find((keys) => [wanted, reversed].includes(JSON.stringify(Object.entries(keys))));
}

/** The user's own records in this order, by the index that begins with the user: the requested range, or all. */
export function findOwn<T>(
  model: Model<T>,
  user: string,
  sort: Sorting,
  query: RangeQueryDto,
): Promise<FoundPage<T & Stored>> {
  return findOwned(model, { user: { $eq: user } }, sort, query);
}

/** The records of one owner in this order: the requested range, or all. */
export async function findOwned<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  sort: Sorting,
  query: RangeQueryDto,
): Promise<FoundPage<T & Stored>> {
  const window = parseOwnRange(query);
  const index = ownerIndex(model.schema, filter);
  const own = model.find(filter).sort({ ...sort });
  if (index !== undefined) own.hint(index);
  if (window !== null) own.skip(window.skip).limit(window.limit);
  const records = await own.lean<(T & Stored)[]>();
  const options = index === undefined ? {} : { hint: index };
  const total = window === null ? records.length : await model.countDocuments(filter, options);
  return { records, total, first: window?.skip ?? 0 };
}

/** A list of a resource that has many records: the total of a filter is cached until one of them changes. */
export class StaffList<T> {
  private readonly total: (filter: QueryFilter<T>) => Promise<number>;
  private readonly sums: (filter: QueryFilter<T>, spec: TotalsSpec<T>) => Promise<ListTotals>;

  /** @param resources the model's own, and others that affect its records */
  constructor(
    private readonly model: Model<T>,
    resources: readonly RecordResource[],
    cache: QueryCache,
  ) {
    this.total = cache.cached(resources, (filter) => model.countDocuments(filter));
    this.sums = cache.cached(resources, (filter, spec) => sumOf(model, filter, spec));
  }

  /** One window and the total, including every change that was acknowledged before the call. */
  async find(request: ListRequest<T>): Promise<FoundPage<T & Stored>> {
    return findPage(this.model, request, { total: await this.total(request.filter) });
  }

  /** The sums over all records that match a filter, including every change that was acknowledged before the call. */
  totals(filter: QueryFilter<T>, spec: TotalsSpec<T>): Promise<ListTotals> {
    return this.sums(filter, spec);
  }
}

async function sumOf<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { amount, open, unless }: TotalsSpec<T>,
): Promise<ListTotals> {
  const counted = (path: string) =>
    unless === undefined ? `$${path}` : { $cond: [{ $gt: [`$${unless}`, null] }, 0, `$${path}`] };
  const sums = { amount: { $sum: counted(amount) }, ...(open !== undefined && { open: { $sum: counted(open) } }) };
  const [found] = await model.aggregate<{ count: number; amount: Fils; open?: Fils }>([
    { $match: filter },
    { $group: { _id: null, count: { $sum: 1 }, ...sums } },
  ]);
  const none = { count: 0, amount: 0, open: open === undefined ? null : 0 };
  return found === undefined ? none : { count: found.count, amount: found.amount, open: found.open ?? none.open };
}
